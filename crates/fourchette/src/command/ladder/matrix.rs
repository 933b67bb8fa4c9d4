//! As much of linear algebra as error bars need.

/// A square matrix, row by row.
pub(super) type Matrix = Vec<Vec<f64>>;

/// Inverts a symmetric positive definite matrix by Gauss and Jordan's elimination, which needs no pivoting
/// for such; none if it turns out not to be one. Cost: the cube of the number of rows.
pub(super) fn inverse(mut matrix: Matrix) -> Option<Matrix> {
    let size = matrix.len();
    let mut inverse: Matrix = (0..size)
        .map(|row| {
            (0..size)
                .map(|column| f64::from(u8::from(row == column)))
                .collect()
        })
        .collect();
    for at in 0..size {
        let pivot = matrix[at][at];
        if pivot.is_nan() || pivot <= 0.0 {
            return None;
        }
        for value in matrix[at].iter_mut().chain(&mut inverse[at]) {
            *value /= pivot;
        }
        let (row, row_inverse) = (matrix[at].clone(), inverse[at].clone());
        for other in (0..size).filter(|&other| other != at) {
            let factor = matrix[other][at];
            let pairs = matrix[other].iter_mut().zip(&row);
            for (value, of_row) in pairs.chain(inverse[other].iter_mut().zip(&row_inverse)) {
                *value -= factor * of_row;
            }
        }
    }
    Some(inverse)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_is_the_identity() {
        let matrix = vec![
            vec![4.0, -1.0, -2.0],
            vec![-1.0, 3.0, -1.5],
            vec![-2.0, -1.5, 5.0],
        ];
        let inverse = inverse(matrix.clone()).unwrap();
        // The inverse is symmetric too, so that its columns are its rows.
        for (row, values) in matrix.iter().enumerate() {
            for (column, others) in inverse.iter().enumerate() {
                let product: f64 = values.iter().zip(others).map(|(a, b)| a * b).sum();
                let expected = f64::from(u8::from(row == column));
                assert!(
                    (product - expected).abs() < 1e-12,
                    "{row} {column}: {product}"
                );
            }
        }
    }

    #[test]
    fn what_is_singular_has_no_inverse() {
        assert_eq!(inverse(vec![vec![1.0, -1.0], vec![-1.0, 1.0]]), None);
    }
}

//! The images of a position of any game under the symmetries that keep its seats.

use super::AnyPosition;
use crate::Error;

/// # Symmetries
///
/// ```
/// use fourchette::AnyPosition;
///
/// let mut position = AnyPosition::new("y", "")?;
/// position.play("a1")?;
/// assert_eq!(position.symmetries(), 6);
///
/// // To transform and then to play is to play and then to transform.
/// let mut image = position.transform(2)?;
/// image.play(&position.transform_move("e5", 2)?)?;
/// position.play("e5")?;
/// assert_eq!(image, position.transform(2)?);
/// assert_eq!(image.canonical(), position.canonical());
///
/// let refused = position.transform(6).unwrap_err();
/// assert_eq!(refused.to_string(), "symmetry 6: there are 6, counted from 0");
/// # Ok::<(), fourchette::Error>(())
/// ```
impl AnyPosition {
    /// Returns how many symmetries this position's board and rules have that keep the seats, the
    /// identity, which is number 0, included. The number may depend on the rules and on the phase of the
    /// game.
    #[must_use]
    pub fn symmetries(&self) -> usize {
        self.0.symmetries()
    }

    /// Returns the image of this position under symmetry number `symmetry`.
    ///
    /// # Errors
    ///
    /// [`Error::NoSuchNumber`] if there is no such symmetry.
    pub fn transform(&self, symmetry: usize) -> Result<Self, Error> {
        self.check_symmetry(symmetry)?;
        Ok(Self(self.0.transform(symmetry)))
    }

    /// Returns the image of a legal move of this position under symmetry number `symmetry`: the move that
    /// does in the image of the position what this one does here.
    ///
    /// # Errors
    ///
    /// The text is no move, or the rule that the move breaks; or there is no such symmetry.
    pub fn transform_move(&self, m: &str, symmetry: usize) -> Result<String, Error> {
        self.check_symmetry(symmetry)?;
        self.0.transform_move(m, symmetry)
    }

    /// Returns one of the images, always the same: it is equal for all positions that are symmetric to each
    /// other, and so is its [`key`](Self::key). Which of them it is may change between versions.
    #[must_use]
    pub fn canonical(&self) -> Self {
        Self(self.0.canonical())
    }

    fn check_symmetry(&self, number: usize) -> Result<(), Error> {
        let count = self.symmetries();
        if number < count {
            return Ok(());
        }
        Err(Error::NoSuchNumber {
            part: "symmetry",
            number,
            count,
        })
    }
}

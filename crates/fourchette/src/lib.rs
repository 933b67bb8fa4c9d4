//! fourchette

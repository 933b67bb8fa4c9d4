//! Small programs that use the crates as anybody would. This library is empty but for the front page of the
//! repository, whose examples are tested with theirs.

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct FrontPage;

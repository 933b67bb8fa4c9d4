//! Yin Yang: laws are hidden, so that the solver refuses it.

use yinyang::YinYang;

use crate::Solvable;

impl Solvable for YinYang {}

//! What every game promises.

board_play::conformance!(wyx::Wyx: perfect, ends);

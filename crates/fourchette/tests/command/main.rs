//! The program as its users meet it: arguments and standard input go in; standard output, standard
//! error and the exit status come out.

mod bad_input;
mod chance;
mod documents;
#[cfg(unix)]
mod ends;
mod engine;
mod games;
mod gtp;
mod harness;
mod json;
#[path = "../json_fields/mod.rs"]
mod json_fields;
mod json_page;
mod ladder;
mod match_double;
mod match_seats;
mod match_starts;
mod matches;
mod merge;
mod merge_counts;
mod merge_perft;
mod merge_refusals;
mod perft;
mod pipes;
mod play;
mod play_records;
mod positions;
mod programs;
mod puzzles;
mod readme;
mod rematch;
mod secrets;
mod shells;
#[cfg(unix)]
mod sitting;
mod solve;
mod solve_json;
#[cfg(unix)]
mod tab_key;
#[cfg(unix)]
mod terminal;
mod trace;
mod windows;

// Everything that is the same in browsers and in node.

export type { WasmSource } from './engine.js';
export { about, gameNames, opponents, type Block, type Game, type RuleOption } from './games.js';
export type * from './picture.js';
export type { InitOptions } from './platform.js';
export { Position, View, type DrawOptions } from './position.js';
export { Record, type Comment } from './record.js';
export { Refusal } from './refusal.js';
export { playGame, trace, type SeriesOptions } from './series.js';
export { Table } from './table.js';
export type { ProgressListener, TableJson, TableOptions, TableState } from './table-data.js';
export { Thinker, type AdviseOptions, type ThinkOptions } from './thinker.js';
export type * from './types.js';

// Where things are.

import { fileURLToPath } from 'node:url';

/** The folder of this workspace. */
export const web = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** The package. */
export const npm = `${web}/npm`;
/** What wasm-bindgen makes for the package: the glue and its types. */
export const glue = `${npm}/src/glue`;
/** The package as it is published. */
export const dist = `${npm}/dist`;
/** What builds and tests leave, and nobody keeps. */
export const target = `${web}/target`;

// Where things are.

import { fileURLToPath } from 'node:url';

/** The folder of this workspace. */
export const web = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** The package. */
export const npm = `${web}/npm`;
/** The sources of the package that are made: what binds the modules, and the games in words. */
export const generated = `${npm}/src/generated`;
/** The package as it is published. */
export const dist = `${npm}/dist`;
/** What builds and tests leave, and nobody keeps. */
export const target = `${web}/target`;
/** The modules of WebAssembly, one a game. */
export const modules = `${target}/modules`;
/** The sources of the page. */
export const pageSource = `${web}/page`;
/** The page as it is served. */
export const pageDist = `${web}/dist`;
/** The page as it is served while somebody works on it. */
export const pageDev = `${target}/page`;

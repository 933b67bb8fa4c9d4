// Builds everything, serves the page, and builds the page anew whenever a source of it changes.

import { develop } from './develop.mjs';
import { pageDev } from './places.mjs';
import './build.mjs';

const { address } = await develop({ folder: pageDev, port: 8000 });
console.log(address);

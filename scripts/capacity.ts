import { renderNeeds } from './capacity/model.ts';

/** `pnpm capacity` prints the table of docs/SCALE.md; `pnpm capacity 250000` prints it for another number a day. */
const asked = process.argv.slice(2).map(Number);
console.log(renderNeeds(asked.length > 0 ? asked : [1e6, 1e7, 1e8]));

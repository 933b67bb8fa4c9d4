// A program of somebody else in TypeScript: it compiles, and what is marked does not.

import { init, Position, Refusal, Table, Thinker, type Analysis, type Scene, type Status, type TableJson } from 'fourchette';
import { Record as GameRecord } from 'fourchette';

await init({ games: ['y'] });
const start: Position = Position.start('y');
const status: Status = start.status;
const seat: 1 | 2 | undefined = status.kind === 'to-move' ? status.seat : undefined;
const scene: Scene = start.scene({ viewer: 1 });
const corners = scene.places.flatMap(({ outline }) => (outline.kind === 'polygon' ? outline.corners : []));
const refusal: Refusal | null = start.refusal('e5');
const table = new Table(GameRecord.begin(start), { players: ['human', 'search:5'] });
// That of the language, which the class would hide by its own name.
const tables: Record<string, Table> = { table };
const analysis: Analysis | null = await new Thinker().advise(table, { budget: { seconds: 1 } });
const saved: Table = Table.of(JSON.parse(JSON.stringify(table)) as TableJson);
export { saved, seat, corners, refusal, tables, analysis };

// @ts-expect-error There is no such opponent.
new Table(GameRecord.begin(start), { players: ['human', 'search:6'] });
// @ts-expect-error There is no third seat.
start.view(3);
// @ts-expect-error A position is not made of nothing.
new Position();
// @ts-expect-error It does not change.
start.game = 'wyx';

// The curved board as a graph, read off its picture.

import type { Point, Scene } from 'fourchette';

/** Which nodes are joined, and which lie straight on. */
export class CurvedBoard {
  /** The neighbours of each node in cyclic order. */
  readonly neighbours = new Map<string, string[]>();

  /** Reads the edges off the lines of a picture. */
  constructor(scene: Scene) {
    const centres = new Map(scene.places.map(({ name, centre }) => [name, centre]));
    const at = (point: Point) => {
      const near = scene.places.find(
        ({ centre }) => Math.hypot(centre[0] - point[0], centre[1] - point[1]) < 1,
      );
      return near?.name;
    };
    for (const { name } of scene.places) this.neighbours.set(name, []);
    for (const shape of scene.shapes) {
      if (shape.kind !== 'segments' || !/^(line|border)$/.test(shape.class)) continue;
      for (const [from, to] of shape.segments) this.#join(at(from), at(to));
    }
    for (const [name, all] of this.neighbours) {
      const [x, y] = centres.get(name) ?? [0, 0];
      const angle = (other: string) => {
        const [ox, oy] = centres.get(other) ?? [0, 0];
        return Math.atan2(oy - y, ox - x);
      };
      all.sort((a, b) => angle(a) - angle(b));
    }
  }

  /** The nodes straight on from a node over one of its neighbours: rulings, section 1. */
  straight(from: string, over: string): string[] {
    const around = this.neighbours.get(over) ?? [];
    const came = around.indexOf(from);
    const along = (by: number) => around[(came + by) % around.length] as string;
    switch (around.length) {
      case 6:
        return [along(3)];
      case 5:
        return [along(2), along(3)];
      case 4:
        return isRim(from) && isRim(over) ? around.filter((other) => isRim(other) && other !== from) : [];
      default:
        return [];
    }
  }

  /** The straight runs from a node as far as they go, every fork taken. */
  runs(from: string): string[][] {
    const runs: string[][] = [];
    const waiting = (this.neighbours.get(from) ?? []).map((over) => [from, over]);
    for (let run = waiting.pop(); run !== undefined; run = waiting.pop()) {
      const [before, last] = run.slice(-2);
      const on = this.straight(before ?? '', last ?? '');
      if (on.length === 0) runs.push(run);
      for (const next of on) waiting.push([...run, next]);
    }
    return runs;
  }

  #join(a: string | undefined, b: string | undefined): void {
    if (a === undefined || b === undefined || this.neighbours.get(a)?.includes(b)) return;
    this.neighbours.get(a)?.push(b);
    this.neighbours.get(b)?.push(a);
  }
}

function isRim(name: string): boolean {
  return name.startsWith('a');
}

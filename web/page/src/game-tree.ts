// The moves of a game with its variations.

import type { EndedBy, Outcome, Seat } from 'fourchette';

/** How a game was ended that its moves have not decided. */
export interface Ended {
  readonly by: EndedBy;
  readonly outcome: Outcome;
}

/** A move in a game, and what was played after it. The root stands for the start and has no move. */
export interface TreeNode {
  readonly move: string | null;
  readonly parent: TreeNode | null;
  /** The continuations, that of the game itself first. */
  readonly children: TreeNode[];
  /** How many moves lead here. */
  readonly ply: number;
  /** How the game was ended here, if its moves have not done so. */
  ended: Ended | null;
}

/** A tree as data: each node by the index of its parent and its move. The root is not among them. */
export interface SavedTree {
  readonly nodes: readonly (readonly [parent: number, move: string])[];
  /** The index of the node that is shown, the root being 0. */
  readonly current: number;
  readonly ended?: readonly (readonly [node: number, ended: Ended])[];
  /** In place of it in older trees: the seats that gave the game up. */
  readonly resigned?: readonly (readonly [node: number, seat: Seat])[];
}

/** A game with its variations, and the place in it that is shown. */
export class GameTree {
  readonly root: TreeNode = node(null, null);
  current: TreeNode = this.root;

  /** Makes a tree of one line, its end shown. */
  static of(moves: readonly string[]): GameTree {
    const tree = new GameTree();
    for (const move of moves) tree.play(move);
    return tree;
  }

  /** Goes on by a move from what is shown: along a line that is there, or else as a new one. */
  play(move: string): TreeNode {
    const { current } = this;
    let next = current.children.find((child) => child.move === move);
    if (next === undefined) {
      next = node(current, move);
      current.children.push(next);
    }
    this.current = next;
    return next;
  }

  /** Returns the node to which moves from the start lead; `null` if they are not all there. */
  find(moves: readonly string[]): TreeNode | null {
    let at: TreeNode | undefined = this.root;
    for (const move of moves) at = at?.children.find((child) => child.move === move);
    return at ?? null;
  }

  /** Whether what is shown is the end of its line, where the game goes on. */
  get isAtEnd(): boolean {
    return this.current.children.length === 0;
  }

  /** Makes the line that leads to a node the first at every fork. */
  promote(to: TreeNode): void {
    for (let at = to; at.parent !== null; at = at.parent) {
      const { children } = at.parent;
      children.splice(children.indexOf(at), 1);
      children.unshift(at);
    }
  }

  /** Writes the tree as data. */
  save(): SavedTree {
    const nodes: [number, string][] = [];
    const ended: [number, Ended][] = [];
    let current = 0;
    const waiting: [TreeNode, number][] = [[this.root, 0]];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [at, parent] = next;
      if (at.move !== null) nodes.push([parent, at.move]);
      const index = at.move === null ? 0 : nodes.length;
      if (at === this.current) current = index;
      if (at.ended !== null) ended.push([index, at.ended]);
      for (const child of at.children.toReversed()) waiting.push([child, index]);
    }
    return { nodes, current, ended };
  }

  /** Reads a tree from data. */
  static load({ nodes, current, ended = [], resigned = [] }: SavedTree): GameTree {
    const tree = new GameTree();
    const all = [tree.root];
    for (const [parent, move] of nodes) {
      const at = all[parent];
      if (at === undefined) throw new Error(`tree: node ${parent} comes later`);
      const child = node(at, move);
      at.children.push(child);
      all.push(child);
    }
    const endings = [...ended, ...resigned.map(([index, seat]) => [index, resignation(seat)] as const)];
    for (const [index, ended] of endings) {
      const at = all[index];
      if (at !== undefined) at.ended = ended;
    }
    tree.current = all[current] ?? tree.root;
    return tree;
  }
}

/** How a game ends that a seat gives up. */
export function resignation(seat: Seat): Ended {
  return { by: 'resignation', outcome: seat === 1 ? 2 : 1 };
}

/** Returns the seat that gave the game up at a node, if one did. */
export function resignedAt({ ended }: TreeNode): Seat | null {
  return ended?.by === 'resignation' ? (ended.outcome === 1 ? 2 : 1) : null;
}

/** Lists the nodes from the root to a node. */
export function path(to: TreeNode): TreeNode[] {
  const nodes = [];
  for (let at: TreeNode | null = to; at !== null; at = at.parent) nodes.push(at);
  return nodes.reverse();
}

/** Lists the moves that lead to a node. */
export function movesTo(to: TreeNode): string[] {
  return path(to).flatMap(({ move }) => (move === null ? [] : [move]));
}

/** Returns the end of the first line after a node. */
export function endOfLine(from: TreeNode): TreeNode {
  let at = from;
  for (let next = at.children[0]; next !== undefined; next = at.children[0]) at = next;
  return at;
}

function node(parent: TreeNode | null, move: string | null): TreeNode {
  const ply = parent === null ? 0 : parent.ply + 1;
  return { move, parent, children: [], ply, ended: null };
}

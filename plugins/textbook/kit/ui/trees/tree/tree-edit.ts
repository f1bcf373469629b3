import type { KeyboardEvent } from 'react';
import type { Direction, Move } from '../rules/moves';

/**
 * How a tree is changed, for people who may. The owner performs every act; the tree provides buttons, pointer, keys and
 * spoken messages.
 */
export interface TreeEdit {
  /** Levels that the tree may have. */
  readonly deepest: number;
  /** Most letters of a name. */
  readonly longestName: number;
  readonly onMove: (move: Move) => void;
  /** The node whose name is being typed. */
  readonly typing: string | null;
  /** Somebody wants to type a node's name (F2), or gives it up (null). */
  readonly onType: (id: string | null) => void;
  readonly onName: (id: string, name: string) => void;
  /** Delete was pressed. */
  readonly onRemove: (id: string) => void;
  /** A new node is wanted: below this one, or behind it. Null: at the end of an empty tree. */
  readonly onAdd: (id: string | null, where: 'below' | 'behind') => void;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/** Keys that change a tree; true: it was one. */
export function pressEdit(
  event: KeyboardEvent<HTMLElement>,
  id: string,
  edit: TreeEdit,
  steer: (id: string, direction: Direction) => void,
): boolean {
  const direction = event.altKey ? directions[meantKey(event)] : undefined;
  if (direction) steer(id, direction);
  else if (event.key === 'F2') edit.onType(id);
  else if (event.key === 'Delete') edit.onRemove(id);
  else return false;
  return true;
}

/** The key as it is meant: arrows left and right are swapped where a page runs from right to left. */
export function meantKey({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  const swapped = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key];
  return swapped && getComputedStyle(currentTarget).direction === 'rtl' ? swapped : key;
}

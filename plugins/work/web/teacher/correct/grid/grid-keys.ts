import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';

/** What a key does in the grid of answers. */
export type GridAct = 'full' | 'doubtful' | 'zoom' | 'comment' | 'sort' | 'down' | 'clear' | 'undo';

interface KeyRow extends KeyHint {
  readonly key?: string;
  readonly act?: GridAct;
  readonly isCommon?: true;
}

/** Keys of the grid (screens.md I3): handlers, hints and the last line read this table. */
export const gridKeys: readonly KeyRow[] = [
  { keys: ['←', '↑', '↓', '→'], does: 'work.correct.key.move', isCommon: true },
  { keys: ['Shift', '→'], does: 'work.correct.key.range', isCommon: true },
  { keys: ['1', '–', '9'], does: 'work.correct.key.points', isCommon: true },
  { keys: ['0 0'], does: 'work.correct.key.zero' },
  { keys: ['.'], does: 'work.correct.key.half' },
  { keys: ['Space'], does: 'work.correct.key.fullRange', key: ' ', act: 'full', isCommon: true },
  { keys: ['Tab'], does: 'work.correct.key.nextOpen', isCommon: true },
  { keys: ['Enter'], does: 'work.correct.key.down', key: 'enter', act: 'down' },
  { keys: ['Z'], does: 'work.correct.key.zoom', key: 'z', act: 'zoom', isCommon: true },
  { keys: ['D'], does: 'work.correct.key.doubtful', key: 'd', act: 'doubtful' },
  { keys: ['C'], does: 'work.correct.key.comment', key: 'c', act: 'comment', isCommon: true },
  { keys: ['G'], does: 'work.correct.key.sort', key: 'g', act: 'sort' },
  { keys: ['Esc'], does: 'work.correct.key.leave', key: 'escape', act: 'clear' },
  { keys: ['Ctrl', 'Z'], does: 'work.correct.key.undo', isCommon: true },
];

/** What a key without Ctrl means here; arrows and Tab are the grid's own. */
export const gridActOf = (key: string): GridAct | null =>
  gridKeys.find((row) => row.key === key.toLowerCase())?.act ?? null;

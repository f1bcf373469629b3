import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { type KeyAct, useKeys } from '../../shared/use-keys';

/** What keys do on the repair screen. */
export type RepairKey =
  | 'next'
  | 'previous'
  | 'doubt'
  | 'edit'
  | 'split'
  | 'merge'
  | 'leave'
  | 'choose'
  | 'undo'
  | 'close';

/** The keys, once for the handlers and once for the list that `?` opens. */
const keys: Readonly<Record<RepairKey, readonly [name: string, ...written: string[]]>> = {
  next: ['j', 'J'],
  previous: ['k', 'K'],
  doubt: ['n', 'N'],
  edit: ['Enter', 'Enter'],
  split: ['s', 'S'],
  merge: ['m', 'M'],
  leave: ['l', 'L'],
  choose: ['x', 'X'],
  undo: ['Ctrl+Z', 'Ctrl', 'Z'],
  close: ['Escape', 'Esc'],
};
const names = Object.keys(keys) as RepairKey[];

export const repairHints: readonly KeyHint[] = names.map((name) => {
  const [, ...written] = keys[name];
  return { keys: written, does: `questions.import.key.${name}` };
});

export const useRepairKeys = (acts: Readonly<Record<RepairKey, KeyAct>>): void =>
  useKeys(Object.fromEntries(names.map((name) => [keys[name][0], acts[name]])));

import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';

/** What the keys do at a lesson of the week; the grid's handler reads the same names. */
export const slotKeys: readonly KeyHint[] = [
  { keys: ['Alt', '←', '→', '↑', '↓'], does: 'air.schedule.keys.move' },
  { keys: ['Delete'], does: 'air.schedule.keys.remove' },
];

/** Which way a key moves a lesson, with Alt: days beside each other, periods below each other. */
export const steps: Readonly<Record<string, { readonly weekday: number; readonly period: number }>> = {
  ArrowLeft: { weekday: -1, period: 0 },
  ArrowRight: { weekday: 1, period: 0 },
  ArrowUp: { weekday: 0, period: -1 },
  ArrowDown: { weekday: 0, period: 1 },
};

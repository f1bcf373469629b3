import type { KeyHint } from 'edutech/core/ui/keys/page-keys';

/** Keys of the desk, for its help. */
export const deskKeys: readonly KeyHint[] = [
  { keys: ['Enter'], does: 'marking.scans.key.use' },
  { keys: ['1', '2', '3'], does: 'marking.scans.key.choose' },
  { keys: ['A', 'B', 'C', 'D'], does: 'marking.scans.key.letters' },
  { keys: ['E'], does: 'marking.scans.key.edit' },
  { keys: ['J', 'K'], does: 'marking.scans.key.move' },
  { keys: ['Z'], does: 'marking.scans.key.undo' },
  { keys: ['R'], does: 'marking.scans.key.void' },
  { keys: ['Space'], does: 'marking.scans.key.pause' },
];

import { conflict } from 'edutech/core/common/errors';

/** Refuses what was meant for a tree that somebody has changed since; a call that names no version means any. */
export function requireVersion(version: number, read: number | undefined): void {
  if (read !== undefined && read !== version) throw conflict('textbook.error.treeChanged', {}, { version });
}

import { invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';

/** Levels of chapters: unit, chapter, section, lesson. */
export const deepestChapter = 4;

/** Chapters of one book, those taken out too: far more than a printed book has. */
export const mostChapters = 2000;

/** A chapter's name as it is stored: spaces at its ends and rows of them go. Empty when nothing is left. */
export const tidyName = (name: string) => name.replace(/\s+/gu, ' ').trim();

/** What a move of a chapter is judged by. */
export interface ChapterMove {
  /** The chapter and all below it. */
  readonly subtree: ReadonlySet<Id>;
  /** Levels of the chapter with what is below it; 1 for one without children. */
  readonly height: number;
  readonly parentId: Id | null;
  /** Level of the new parent; 0 for the top. */
  readonly parentLevel: number;
  /** Levels that such trees have; default: those of chapters. */
  readonly deepest?: number;
}

/** Throws 422 `textbook.error.intoItself` or `textbook.error.tooDeep` (`levels`) for a move that cannot be. */
export function requireMove({ subtree, height, parentId, parentLevel, deepest }: ChapterMove): void {
  if (parentId !== null && subtree.has(parentId)) throw invalid('textbook.error.intoItself');
  requireLevel(parentLevel + height, deepest);
}

/** Throws 422 `textbook.error.tooDeep` for a level that such trees do not have. */
export function requireLevel(level: number, deepest = deepestChapter): void {
  if (level > deepest) throw invalid('textbook.error.tooDeep', { levels: deepest });
}

/**
 * The children of a chapter in their new order: `nodeId` before `beforeId`, or at the end where that is not among them.
 * The same answer whether it stood among them before or comes from elsewhere.
 */
export function placeAmong(siblings: readonly Id[], nodeId: Id, beforeId: Id | null): Id[] {
  const others = siblings.filter((id) => id !== nodeId);
  const at = beforeId === null || beforeId === nodeId ? -1 : others.indexOf(beforeId);
  return at < 0 ? [...others, nodeId] : others.toSpliced(at, 0, nodeId);
}

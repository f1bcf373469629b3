import type { Id } from 'edutech/core/common/ids';
import type { SheetChapter } from '../../model/outline/read-chapters';
import type { NewNode } from './imports.queries';

/** Chapters of a sheet as rows: those at the top come behind the last that the book has there. */
export function nodesOfChapters(
  chapters: readonly Pick<SheetChapter, 'level' | 'name' | 'nameEn'>[],
  lastPosition: number,
  makeId: () => Id,
): NewNode[] {
  /** The chapter of each level that was read last. */
  const branch: Id[] = [];
  const last = new Map<Id | null, number>([[null, lastPosition]]);
  return chapters.map(({ level, name, nameEn }) => {
    const parentId = branch[level - 2] ?? null;
    const position = (last.get(parentId) ?? 0) + 1;
    last.set(parentId, position);
    const id = makeId();
    branch.splice(level - 1, branch.length, id);
    return { id, parent_id: parentId, position, name, name_en: nameEn };
  });
}

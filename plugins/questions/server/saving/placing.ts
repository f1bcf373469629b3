import type { Id } from 'edutech/core/common/ids';
import type { PlacementRow } from './saving.queries';

interface Placed {
  readonly id: Id;
  readonly schoolId: Id | null;
  readonly ownerPersonId: Id;
  readonly type: number;
  readonly difficulty: number;
  readonly shown: number;
  readonly listedAt: Date;
}

/** Paths of chapters: by chapter, its own id and those of all above it. */
export type Paths = ReadonlyMap<Id, readonly Id[]>;

/** Rows for the chapters that an owner has chosen, and for each chapter above these once. */
export function placementsOf(question: Placed, chapterIds: readonly Id[], paths: Paths): PlacementRow[] {
  const above = new Set(chapterIds.flatMap((id) => paths.get(id) ?? []));
  return [...above].map((nodeId) => {
    const position = chapterIds.indexOf(nodeId);
    return {
      question_id: question.id,
      node_id: nodeId,
      is_direct: position >= 0,
      position: Math.max(0, position),
      school_id: question.schoolId,
      owner_person_id: question.ownerPersonId,
      shown: question.shown,
      type: question.type,
      difficulty: question.difficulty,
      listed_at: question.listedAt,
    };
  });
}

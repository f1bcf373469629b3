import type { Id } from 'edutech/core/common/ids';
import type { ChapterPlace } from 'edutech/plugins/textbook/api';
import type { PlacementRow } from './saving.queries';

interface Placed {
  readonly id: Id;
  readonly schoolId: Id | null;
  readonly ownerPersonId: Id;
}

/** Rows for the chapters that an owner has chosen, and for each chapter above these once. */
export function placementsOf(
  resource: Placed,
  chapterIds: readonly Id[],
  nodes: ReadonlyMap<Id, ChapterPlace>,
  { shown, listedAt }: { readonly shown: number; readonly listedAt: Date },
): PlacementRow[] {
  const above = new Set(chapterIds.flatMap((id) => nodes.get(id)?.path.map((node) => node.id) ?? []));
  return [...above].map((nodeId) => {
    const position = chapterIds.indexOf(nodeId);
    return {
      resource_id: resource.id,
      node_id: nodeId,
      is_direct: position >= 0,
      position: Math.max(0, position),
      school_id: resource.schoolId,
      owner_person_id: resource.ownerPersonId,
      shown,
      listed_at: listedAt,
    };
  });
}

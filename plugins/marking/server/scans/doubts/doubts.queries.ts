import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { DoubtKind } from '../../../model/scans/doubts';
import type { ProjectKey } from '../../scripts/pages.queries';

interface DoubtInList {
  readonly doubtId: Id;
  readonly kind: DoubtKind;
  readonly field: number | null;
  readonly sheet: number | null;
  readonly number: number | null;
  readonly batch: string;
  readonly position: number;
  readonly clearedBy: string | null;
  readonly clearedAt: Date | null;
}

/** More are shown when these are cleared. */
const mostListed = 500;

export const selectDoubts = (db: Db, { schoolId, projectId }: ProjectKey, isCleared: boolean) =>
  db.all<DoubtInList>(sql`
    select d.id as doubt_id, d.kind, d.field, g.sheet, g.number, b.name as batch, g.position + 1 as position,
      p.name as cleared_by, d.cleared_at
    from marking.doubt d
    join marking.page g on g.school_id = d.school_id and g.id = d.page_id
    join marking.batch b on b.school_id = g.school_id and b.id = g.batch_id
    left join core.person p on p.id = d.cleared_by
    where d.school_id = ${schoolId} and d.project_id = ${projectId} and (d.cleared_at is not null) = ${isCleared}
    order by d.cleared_at desc nulls last,
      array_position(array['unfound', 'wrongSheet', 'identity', 'unexpected', 'duplicate', 'absence', 'choice', 'score', 'optional', 'person'], d.kind),
      b.created_at, g.position, d.field nulls first, d.id
    limit ${mostListed}`);

export const selectBatchNames = async (
  db: Db,
  schoolId: Id,
  batchIds: readonly Id[],
): Promise<ReadonlyMap<Id, string>> =>
  new Map(
    (
      await db.all<{ id: Id; name: string }>(sql`
        select id, name from marking.batch where school_id = ${schoolId} and id = any (${[...batchIds]}::uuid[])`)
    ).map(({ id, name }) => [id, name]),
  );

import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Appeal } from '../../api/records';

/** Returns attempts for correction: what nobody has marked of them stays open. */
export const updateReturned = (
  db: Db,
  schoolId: Id,
  rows: readonly { readonly id: Id; readonly toRight: readonly Id[] }[],
) =>
  db.run(sql`
    update work.attempt t set to_right = given.items::uuid[], receipt = ''
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ toRight }) => `{${toRight.join(',')}}`)}::text[])
      as given (id, items)
    where t.school_id = ${schoolId} and t.id = given.id`);

/** The remark on a whole paper. */
export const updateRemark = (
  db: Db,
  { schoolId, id }: { readonly schoolId: Id; readonly id: Id },
  remark: string,
): Promise<number> =>
  db.run(sql`update work.attempt set remark = ${remark} where school_id = ${schoolId} and id = ${id}`);

export interface AppealRow {
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly reason: string;
  readonly askedAt: Date;
  readonly answer: string;
  readonly answeredAt: Date | null;
  readonly before: number;
  readonly after: number | null;
}

/** Inserts an appeal about an item; returns 0 if there is one already. */
export const insertAppeal = (
  db: Db,
  row: {
    readonly schoolId: Id;
    readonly attemptId: Id;
    readonly itemId: Id;
    readonly reason: string;
    readonly before: number;
    readonly now: Date;
  },
) =>
  db.run(sql`
    insert into work.appeal (school_id, attempt_id, item_id, reason, asked_at, points_before)
    values (${row.schoolId}, ${row.attemptId}, ${row.itemId}, ${row.reason}, ${row.now}, ${row.before})
    on conflict do nothing`);

/** Appeals of attempts, the unanswered first. */
export const selectAppeals = (db: Db, schoolId: Id, attemptIds: readonly Id[]) =>
  db.all<AppealRow>(sql`
    select attempt_id, item_id, reason, asked_at, answer,
      answered_at, points_before as before, points_after as after
    from work.appeal where school_id = ${schoolId} and attempt_id = any(${[...attemptIds]}::uuid[])
    order by answered_at nulls first, asked_at`);

export const appealOnWire = ({ itemId, reason, askedAt, answer, answeredAt, before, after }: AppealRow): Appeal => ({
  itemId,
  reason,
  asked: askedAt.toISOString(),
  answer,
  answered: answeredAt?.toISOString() ?? null,
  before,
  after,
});

export const updateAppeal = (
  db: Db,
  row: {
    readonly schoolId: Id;
    readonly attemptId: Id;
    readonly itemId: Id;
    readonly answer: string;
    readonly after: number;
    readonly by: Id;
    readonly now: Date;
  },
) =>
  db.run(sql`
    update work.appeal set answer = ${row.answer}, points_after = ${row.after}, answered_by = ${row.by}, answered_at = ${row.now}
    where school_id = ${row.schoolId} and attempt_id = ${row.attemptId} and item_id = ${row.itemId} and answered_at is null`);

import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import type { OpenedRung, Rung } from '../../model/ladder';
import type { ItemKey } from '../items/items.queries';

export interface HintRow {
  readonly rung: Rung;
  readonly content: Content;
}

/** The ladder of an item, as the system. */
export const selectHints = (db: Db, { schoolId, id }: ItemKey) =>
  db.all<HintRow>(sql`
    select rung, content from coach.hint where school_id = ${schoolId} and item_id = ${id} order by rung`);

/** Rungs that a student has opened. */
export const selectOpened = (db: Db, { schoolId, id }: ItemKey, personId: Id) =>
  db.all<OpenedRung>(sql`
    select rung, seen_at from coach.hint_view
    where school_id = ${schoolId} and item_id = ${id} and person_id = ${personId} order by rung`);

/** Counts that somebody has opened a rung: once, the first time. */
export const insertView = (
  db: Db,
  { schoolId, id }: ItemKey,
  view: { readonly rung: Rung; readonly personId: Id; readonly classId: Id; readonly now: Date },
) =>
  db.run(sql`
    insert into coach.hint_view (school_id, item_id, rung, person_id, class_id, seen_at)
    values (${schoolId}, ${id}, ${view.rung}, ${view.personId}, ${view.classId}, ${view.now})
    on conflict do nothing`);

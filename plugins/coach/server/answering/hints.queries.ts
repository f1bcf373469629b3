import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import type { ItemKey } from '../items/items.queries';

export const upsertHint = (
  db: Db,
  { schoolId, id }: ItemKey,
  hint: { readonly rung: number; readonly content: Content; readonly authorId: Id; readonly now: Date },
) =>
  db.run(sql`
    insert into coach.hint (school_id, item_id, rung, content, author_id, updated_at)
    values (${schoolId}, ${id}, ${hint.rung}, ${JSON.stringify(hint.content)}::jsonb, ${hint.authorId}, ${hint.now})
    on conflict (school_id, item_id, rung) do update
    set content = excluded.content, author_id = excluded.author_id, updated_at = excluded.updated_at`);

export const deleteHint = (db: Db, { schoolId, id }: ItemKey, rung: number) =>
  db.run(sql`delete from coach.hint where school_id = ${schoolId} and item_id = ${id} and rung = ${rung}`);

import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { itemColumns, type ItemRow } from '../items/items.queries';

export interface KeptRow extends ItemRow {
  readonly addedAt: Date;
  readonly hints: number;
  readonly answers: number;
  readonly people: number;
}

const isKept = ({ schoolId, personId }: SignedIn, subjectId: Id | undefined): Query<boolean> =>
  sql`k.school_id = ${schoolId}::uuid and k.person_id = ${personId}
    and (${subjectId ?? null}::uuid is null or i.subject_id = ${subjectId ?? null}::uuid)`;

interface Wish {
  readonly subjectId: Id | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A teacher's own set, the newest first. */
export const selectKept = (db: Db, actor: SignedIn, { subjectId, limit, offset }: Wish, language: Language) =>
  db.all<KeptRow>(sql`
    select ${itemColumns(language)}, k.added_at,
      (select count(*)::int from coach.hint h where h.school_id = i.school_id and h.item_id = i.id) as hints,
      (select count(*)::int from coach.answer a
        where a.school_id = i.school_id and a.item_id = i.id and a.removed_at is null) as answers,
      (select coalesce(sum(c.people), 0)::int from coach.class_item c
        where c.school_id = i.school_id and c.item_id = i.id) as people
    from (coach.kept_item k join coach.item i on i.school_id = k.school_id and i.id = k.item_id)
    join core.subject s on s.id = i.subject_id
    where ${isKept(actor, subjectId)} order by k.added_at desc, i.id limit ${limit} offset ${offset}`);

export const countKept = async (db: Db, actor: SignedIn, subjectId: Id | undefined): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from coach.kept_item k
      join coach.item i on i.school_id = k.school_id and i.id = k.item_id where ${isKept(actor, subjectId)}`)
  ).count;

/** Items of the own set by id; others are left out. */
export const selectKeptItems = (db: Db, actor: SignedIn, itemIds: readonly Id[], language: Language) =>
  db.all<ItemRow>(sql`
    select ${itemColumns(language)} from (coach.kept_item k join coach.item i on i.school_id = k.school_id and i.id = k.item_id)
    join core.subject s on s.id = i.subject_id
    where ${isKept(actor, undefined)} and i.id = any(${[...itemIds]}::uuid[])`);

export const insertKept = (db: Db, actor: SignedIn, itemIds: readonly Id[], now: Date) =>
  db.run(sql`
    insert into coach.kept_item (school_id, person_id, item_id, added_at)
    select i.school_id, ${actor.personId}, i.id, ${now} from coach.item i
    where i.school_id = ${actor.schoolId}::uuid and i.id = any(${[...itemIds]}::uuid[]) and i.question_id is not null
    on conflict do nothing`);

export const deleteKept = (db: Db, actor: SignedIn, itemIds: readonly Id[]) =>
  db.run(sql`
    delete from coach.kept_item where school_id = ${actor.schoolId}::uuid and person_id = ${actor.personId}
      and item_id = any(${[...itemIds]}::uuid[])`);

/** Hints of items, for a paper: the steps and the answer. */
export const selectHintsOf = (db: Db, schoolId: Id, itemIds: readonly Id[]) =>
  db.all<{ itemId: Id; rung: number; content: unknown }>(sql`
    select item_id, rung, content from coach.hint
    where school_id = ${schoolId} and item_id = any(${[...itemIds]}::uuid[]) order by item_id, rung`);

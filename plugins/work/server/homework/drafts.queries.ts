import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { HomeworkKind } from '../../model/homework';

type Which = 'draft' | 'template' | 'shared' | 'removed';

export interface DraftRow {
  readonly id: Id;
  readonly title: string;
  readonly kind: HomeworkKind;
  readonly subject: string;
  readonly grade: string;
  readonly owner: string;
  readonly isOwn: boolean;
  readonly questions: number;
  readonly points: number;
  readonly minutes: number;
  readonly changedAt: Date;
  readonly removedAt: Date | null;
}

function isListed(actor: SignedIn, which: Which): Query<boolean> {
  const isOwn = sql`h.owner_id = ${actor.personId}`;
  switch (which) {
    case 'draft':
      return sql`${isOwn} and h.removed_at is null and h.published_at is null and not h.is_template`;
    case 'template':
      return sql`${isOwn} and h.removed_at is null and h.is_template`;
    case 'shared':
      return sql`h.is_shared and h.removed_at is null and h.owner_id <> ${actor.personId}`;
    case 'removed':
      return sql`${isOwn} and h.removed_at is not null`;
  }
}

/** A page of unpublished homework, the last changed first, and the total. */
export async function selectDrafts(
  db: Db,
  actor: SignedIn,
  wanted: { which: Which; q?: string | undefined; page: number; pageLine: number; language: Language },
): Promise<{ rows: DraftRow[]; total: number }> {
  const word = wanted.q?.trim() ?? '';
  const where = sql`h.school_id = ${actor.schoolId}::uuid and ${isListed(actor, wanted.which)}
    and (${word} = '' or strpos(lower(h.title), lower(${word})) > 0)`;
  const name = wanted.language === 'en' ? sql`name_en` : sql`name`;
  const rows = await db.all<DraftRow>(sql`
    select h.id, h.title, h.kind, s.${name} as subject, g.${name} as grade, p.name as owner,
      h.owner_id = ${actor.personId} as is_own, h.questions, h.points, h.minutes, h.changed_at,
      h.removed_at
    from work.homework h join core.subject s on s.id = h.subject_id join core.grade g on g.id = h.grade_id
    join core.person p on p.id = h.owner_id
    where ${where} order by coalesce(h.removed_at, h.changed_at) desc, h.id desc
    limit ${wanted.pageLine} offset ${(wanted.page - 1) * wanted.pageLine}`);
  const { count } = await db.one<{ count: number }>(
    sql`select count(*) as count from (select from work.homework h where ${where} limit 10000) found`,
  );
  return { rows, total: count };
}

/** Locks the actor's own homework among these until the call ends. */
export const lockOwnAmong = (db: Db, actor: SignedIn, ids: readonly Id[]) =>
  db.all<{ schoolId: Id; id: Id; title: string }>(sql`
    select school_id, id, title from work.homework
    where id = any(${[...ids]}::uuid[]) and school_id = ${actor.schoolId}::uuid and owner_id = ${actor.personId}
    order by id for update`);

interface Own {
  readonly schoolId: Id;
  readonly id: Id;
}
const ofThese = (rows: readonly Own[]) => sql`school_id = ${rows[0]?.schoolId ?? null}::uuid
  and id = any(${rows.map(({ id }) => id)}::uuid[])`;

export const updateShared = (db: Db, rows: readonly Own[], on: boolean) =>
  db.run(sql`update work.homework set is_shared = ${on} where ${ofThese(rows)} and removed_at is null`);

export const updateRemoved = (db: Db, rows: readonly Own[], now: Date | null) =>
  db.run(sql`
    update work.homework set removed_at = ${now}
    where ${ofThese(rows)} and (removed_at is null) = ${now !== null}`);

/** The assignments of homework that classes have. */
export const selectGiven = (db: Db, homework: readonly Own[]) =>
  db.all<{ schoolId: Id; id: Id; dueAt: Date }>(sql`
    select a.school_id, a.id, a.due_at from work.assignment a
    where a.school_id = ${homework[0]?.schoolId ?? null}::uuid and a.withdrawn_at is null
      and a.homework_id = any(${homework.map(({ id }) => id)}::uuid[]) order by a.id`);

import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { isTeacherOf } from '../homework/homework.queries';
import type { PublishedRow } from '../publishing/published.queries';

/** Homework published to a class of the actor; else 404 `work.error.noHomework`. */
export const selectPublishedOne = (db: Db, actor: SignedIn, id: Id, language: Language) =>
  db.one<PublishedRow & { readonly appeals: number }>(
    sql`
    select h.school_id, h.id, h.title, h.kind, s.${language === 'en' ? sql`name_en` : sql`name`} as subject,
      s.code as subject_code, h.questions, h.points, h.minutes, last.published_at, last.due_at,
      h.owner_id = ${actor.personId} as is_own,
      (select count(*) from work.appeal p join work.attempt t on t.school_id = p.school_id and t.id = p.attempt_id
        join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
        where p.school_id = h.school_id and a.homework_id = h.id and p.answered_at is null
          and ${isTeacherOf(actor)})::int as appeals
    from work.homework h join core.subject s on s.id = h.subject_id
    join lateral (
      select max(a.published_at) as published_at,
        coalesce(max(a.due_at) filter (where a.withdrawn_at is null), max(a.due_at)) as due_at
      from work.assignment a
      where a.school_id = h.school_id and a.homework_id = h.id and ${isTeacherOf(actor)}) last on last.due_at is not null
    where h.id = ${id} and h.school_id = ${actor.schoolId}::uuid and h.removed_at is null`,
    'work.error.noHomework',
  );

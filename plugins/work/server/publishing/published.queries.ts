import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { type Day, cityTimeZone } from 'edutech/core/common/time/city-time';
import type { HomeworkKind } from '../../model/homework';
import { isTeacherOf } from '../homework/homework.queries';
import { assignmentColumns, type AssignmentRow, assignmentTables } from './assignments.queries';

export interface PublishedWanted {
  readonly q?: string | undefined;
  readonly classId?: Id | undefined;
  readonly subjectId?: Id | undefined;
  readonly state: 'all' | 'running' | 'toCorrect' | 'closed';
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly page: number;
  readonly pageLine: number;
}

export interface PublishedRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly title: string;
  readonly kind: HomeworkKind;
  readonly subject: string;
  readonly subjectCode: string;
  readonly questions: number;
  readonly points: number;
  readonly minutes: number;
  readonly publishedAt: Date;
  /** The last deadline of its classes, without those that it was withdrawn from. */
  readonly dueAt: Date;
  readonly isOwn: boolean;
}

function isInState(state: PublishedWanted['state'], now: Date): Query<boolean> {
  switch (state) {
    case 'all':
      return sql`true`;
    case 'running':
      return sql`a.withdrawn_at is null and coalesce(a.late_until, a.due_at) > ${now}`;
    case 'toCorrect':
      return sql`a.withdrawn_at is null and a.submitted > a.corrected`;
    case 'closed':
      return sql`a.withdrawn_at is null and coalesce(a.late_until, a.due_at) <= ${now}`;
  }
}

/** Homework is of the week in which it is due: one moment of each piece decides where the list shows it and whether it is found. */
const lastOf = ({ classId }: PublishedWanted): Query => sql`
  select max(a.published_at) as published_at,
    coalesce(max(a.due_at) filter (where a.withdrawn_at is null), max(a.due_at)) as due_at
  from work.assignment a where a.school_id = h.school_id and a.homework_id = h.id
    and (${classId ?? null}::uuid is null or a.class_id = ${classId ?? null}::uuid)`;

const isWithinDays = ({ from, to }: Pick<PublishedWanted, 'from' | 'to'>): Query<boolean> => sql`
  (${from ?? null}::date is null or last.due_at >= (${from ?? null}::date)::timestamp at time zone ${cityTimeZone})
  and (${to ?? null}::date is null or last.due_at < (${to ?? null}::date + 1)::timestamp at time zone ${cityTimeZone})`;

const isWanted = (actor: SignedIn, wanted: PublishedWanted, now: Date): Query<boolean> => {
  const word = wanted.q?.trim() ?? '';
  return sql`h.school_id = ${actor.schoolId}::uuid and h.removed_at is null
    and (${word} = '' or strpos(lower(h.title), lower(${word})) > 0)
    and (${wanted.subjectId ?? null}::uuid is null or h.subject_id = ${wanted.subjectId ?? null}::uuid)
    and exists (select from work.assignment a where a.school_id = h.school_id and a.homework_id = h.id
      and (${wanted.classId ?? null}::uuid is null or a.class_id = ${wanted.classId ?? null}::uuid)
      and ${isInState(wanted.state, now)} and ${isTeacherOf(actor)})
    and ${isWithinDays(wanted)}`;
};

/** A page of published homework, what is due last first, and how much there is. */
export async function selectPublished(
  db: Db,
  actor: SignedIn,
  wanted: PublishedWanted,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<{ rows: PublishedRow[]; total: number }> {
  const where = isWanted(actor, wanted, now);
  const rows = await db.all<PublishedRow>(sql`
    select h.school_id, h.id, h.title, h.kind, s.${language === 'en' ? sql`name_en` : sql`name`} as subject,
      s.code as subject_code, h.questions, h.points, h.minutes, last.published_at, last.due_at,
      h.owner_id = ${actor.personId} as is_own
    from work.homework h join core.subject s on s.id = h.subject_id
    join lateral (${lastOf(wanted)}) last on true
    where ${where} order by last.due_at desc, last.published_at desc, h.id desc
    limit ${wanted.pageLine} offset ${(wanted.page - 1) * wanted.pageLine}`);
  const { count } = await db.one<{ count: number }>(
    sql`select count(*) as count from (select from work.homework h
      join lateral (${lastOf(wanted)}) last on true where ${where} limit 10000) found`,
  );
  return { rows, total: count };
}

/** Assignments of this homework, withdrawn ones last. */
export const selectAssignmentsOf = (db: Db, actor: SignedIn, homeworkIds: readonly Id[]) =>
  db.all<AssignmentRow>(sql`
    select ${assignmentColumns} from ${assignmentTables} join core.grade g on g.id = c.grade_id
    where a.school_id = ${actor.schoolId}::uuid and a.homework_id = any(${[...homeworkIds]}::uuid[]) and ${isTeacherOf(actor)}
    order by a.withdrawn_at nulls first, g.number, c.number, a.published_at, a.id`);

/** Counts of what a teacher has to do, from stored totals. */
export const selectWaiting = (db: Db, actor: SignedIn, { from, to }: { readonly from: Date; readonly to: Date }) =>
  db.one<{ toCorrect: number; dueToday: number; drafts: number }>(sql`
    select coalesce(sum(a.submitted - a.corrected), 0)::int as to_correct,
      count(*) filter (where a.due_at >= ${from} and a.due_at < ${to})::int as due_today,
      (select count(*) from work.homework d where d.owner_id = ${actor.personId} and d.school_id = ${actor.schoolId}::uuid
        and d.removed_at is null and d.published_at is null and not d.is_template)::int as drafts
    from work.assignment a join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
    where a.school_id = ${actor.schoolId}::uuid and a.withdrawn_at is null and h.removed_at is null and ${isTeacherOf(actor)}`);

import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { containing, orderOf, type Paged, pageOf } from 'edutech/core/server/data/paging';
import { type ClassRow, isSeen } from 'edutech/core/server/organisation/classes/classes.queries';
import type { WatchClass, WatchedLesson, WatchState } from '../../../api';
import { type Range, rangesOf } from '../../../model/watching/ranges';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import { isPublished } from '../../resources.queries';
import { lessonName, lessonsFrom } from '../lessons.queries';

/** Who has really watched this share has finished. */
const finishedShare = 0.9;

/** A class in a term. */
export interface ClassInTerm {
  readonly ofClass: Pick<ClassRow, 'id' | 'schoolId'>;
  readonly termId: Id;
}

const membersOf = ({ ofClass, termId }: ClassInTerm): Query => sql`(
  select m.person_id, m.seat from core.class_member m
  where m.school_id = ${ofClass.schoolId} and m.term_id = ${termId} and m.class_id = ${ofClass.id})`;

/** Classes of the actor's school whose students they may see, their own first. */
export const selectClasses = (db: Db, actor: SignedIn, termId: Id) =>
  db.all<WatchClass>(sql`
    select c.id as class_id, c.name as class_name,
      (select count(*) from core.class_member m
        where m.school_id = c.school_id and m.term_id = t.id and m.class_id = c.id) as students,
      c.head_person_id is not distinct from ${actor.personId}::uuid or exists (select from core.class_teacher ct
        where ct.school_id = c.school_id and ct.term_id = t.id and ct.class_id = c.id
          and ct.person_id = ${actor.personId}) as is_own,
      (select count(*) from air.question q join air.resource r on r.id = q.resource_id and ${isPublished}
        where q.school_id = c.school_id and q.class_id = c.id and q.answered_at is null and q.hidden_at is null) as open
    from core.class c join core.term t on t.school_year_id = c.school_year_id
      join core.grade g on g.id = c.grade_id
    where t.id = ${termId} and c.school_id = ${actor.schoolId}::uuid and ${isSeen(actor)}
    order by is_own desc, g.number, c.number`);

/** Lessons `r` that members `m` of a class have begun, joined with what they watched `w`. */
const watchedBy = (place: ClassInTerm): Query => sql`${membersOf(place)} m
  join air.watch w on w.person_id = m.person_id and w.school_id = ${place.ofClass.schoolId}
  join air.resource r on r.id = w.resource_id and r.file_id = w.film_id`;

const shareOf = sql`case when r.seconds > 0 then least(w.watched::float8 / r.seconds, 1) else 0 end`;

export interface LessonFilter extends Paged {
  readonly subject?: string | undefined;
}

interface LessonRow extends Omit<WatchedLesson, 'lastAt'> {
  readonly lastAt: Date;
}

const lessons = (place: ClassInTerm, students: number, { q, subject }: LessonFilter, language: Language): Query => sql`
  from (
    select w.resource_id as id, count(*) as begun, count(*) filter (where ${shareOf} >= ${finishedShare}) as finished,
      sum(${shareOf}) / ${Math.max(1, students)}::float8 as share, max(w.last_at) as last_at
    from ${watchedBy(place)} group by w.resource_id) seen
  join (${lessonsFrom}) on r.id = seen.id
  where true ${q ? sql`and ${lessonName(language)} ilike ${containing(q)}` : sql``}
    ${subject ? sql`and ${inLanguage('s', language)} = ${subject}` : sql``}`;

const lessonOrder: Readonly<Record<string, Query>> = {
  name: sql`name`,
  begun: sql`begun`,
  finished: sql`finished`,
  share: sql`share`,
  open: sql`open`,
  last: sql`last_at`,
};

/** A page of the lessons that a class has begun. */
export const selectWatchedLessons = (
  db: Db,
  place: ClassInTerm,
  students: number,
  filter: LessonFilter,
  language: Language,
) =>
  db.all<LessonRow>(sql`
    select r.id as resource_id, ${lessonName(language)} as name,
      ${inLanguage('s', language)} as subject, r.seconds, seen.begun, seen.finished,
      seen.share, seen.last_at,
      (select count(*) from air.question q where q.school_id = ${place.ofClass.schoolId}
        and q.class_id = ${place.ofClass.id} and q.resource_id = r.id and q.answered_at is null
        and q.hidden_at is null) as open
    ${lessons(place, students, filter, language)}
    ${orderOf(filter, lessonOrder, sql`last_at desc, resource_id`)} ${pageOf(filter)}`);

export async function countWatchedLessons(
  db: Db,
  place: ClassInTerm,
  filter: LessonFilter,
  language: Language,
): Promise<number> {
  const { count } = await db.one(
    sql<{ count: number }>`select count(*) as count ${lessons(place, 1, filter, language)}`,
  );
  return count;
}

/** Subjects of the lessons that a class has begun. */
export async function selectWatchedSubjects(db: Db, place: ClassInTerm, language: Language): Promise<string[]> {
  const rows = await db.all(sql<{ subject: string }>`
    select ${inLanguage('s', language)} as subject from ${watchedBy(place)} join core.subject s on s.id = r.subject_id
    group by s.id order by s.sort`);
  return rows.map(({ subject }) => subject);
}

export interface StudentRow {
  readonly userId: Id;
  readonly name: string;
  readonly usercode: string;
  readonly seat: number;
  readonly state: WatchState;
  readonly watched: number;
  readonly played: number;
  readonly share: number;
  readonly second: number;
  readonly lastAt: Date | null;
  readonly ranges: Range[];
}

/** What each student of a class watched of a lesson, by class list. A class is small: callers cut pages. */
export async function selectWatchingStudents(db: Db, place: ClassInTerm, resourceId: Id): Promise<StudentRow[]> {
  const rows = await db.all(sql<Omit<StudentRow, 'ranges'> & { seconds: string | null }>`
    select p.id as user_id, p.name, p.usercode, m.seat,
      case when w.person_id is null then 'none' when ${shareOf} >= ${finishedShare} then 'finished' else 'begun' end as state,
      coalesce(w.watched, 0) as watched, coalesce(w.played, 0) as played,
      case when w.person_id is null then 0 else ${shareOf} end as share, coalesce(w.last_second, 0) as second,
      w.last_at, w.seconds::text as seconds
    from ${membersOf(place)} m
    join core.person p on p.id = m.person_id
    join air.resource r on r.id = ${resourceId}
    left join air.watch w on w.person_id = m.person_id and w.resource_id = r.id and w.film_id = r.file_id
    order by m.seat, p.usercode`);
  return rows.map(({ seconds, ...row }) => ({ ...row, ranges: rangesOf(seconds ?? '') }));
}

/** A lesson, for the head of its report. Throws 404 `air.error.notFound`. */
export const selectLessonHead = (db: Db, id: Id, language: Language) =>
  db.one<{ resourceId: Id; name: string; seconds: number }>(
    sql`select r.id as resource_id, ${lessonName(language)} as name, r.seconds from air.resource r
      where r.id = ${id} and ${isPublished}`,
    'air.error.notFound',
  );

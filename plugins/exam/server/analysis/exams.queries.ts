import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { classSightOf } from 'edutech/core/server/organisation/classes/class-sight';
import type { PaperDocument } from '../../model/paper/document';

/** An exam that its reader may analyse; further reads take this row in place of ids. */
export interface AnalysedExam {
  readonly schoolId: Id;
  readonly id: Id;
  readonly paperId: Id;
  readonly title: string;
  readonly subject: string;
  readonly subjectEn: string;
  readonly subjectId: Id;
  readonly gradeId: Id;
  /** Null: the paper is still sealed. */
  readonly document: PaperDocument | null;
  readonly full: number;
  readonly mode: 'online' | 'printed';
  readonly startsAt: Date;
  readonly isReleased: boolean;
}

export const examColumns = sql`e.school_id, e.id, e.paper_id, e.title, s.name as subject, s.name_en as subject_en, e.subject_id, e.grade_id,
  e.document, e.points::float8 as full, e.mode, e.starts_at,
  exists (select from exam.result_release r where r.school_id = e.school_id and r.exam_id = e.id) as is_released`;

/**
 * True for a class `c` of an exam `e` whose students somebody may read there: of the subject that they teach, of the class
 * that they head, of an exam that they published; a principal all of the school, a grade director of the grade.
 */
function isOwn(actor: SignedIn): Query<boolean> {
  const sight = classSightOf(actor);
  if (sight === 'none') return sql`false`;
  if (sight !== 'own' && sight !== 'grade') return sql`true`;
  return sql`(e.published_by = ${actor.personId}::uuid or c.head_person_id = ${actor.personId}::uuid
    or exists (select from core.class_teacher t where t.school_id = c.school_id and t.class_id = c.id
      and t.subject_id = e.subject_id and t.person_id = ${actor.personId}::uuid)
    ${sight === 'grade' ? sql`or c.grade_id = (select grade_id from core.post where id = ${actor.roleId}::uuid)` : sql``})`;
}

const hasOwn = (actor: SignedIn): Query<boolean> => sql`exists (
  select from exam.exam_class x join core.class c on c.school_id = x.school_id and c.id = x.class_id
  where x.school_id = e.school_id and x.exam_id = e.id and ${isOwn(actor)})`;

/** Else 404 `exam.error.noExam`. */
export const selectExam = (db: Db, actor: SignedIn, examId: Id) =>
  db.one<AnalysedExam>(
    sql`select ${examColumns} from exam.exam e join core.subject s on s.id = e.subject_id
      where e.id = ${examId} and e.school_id = ${actor.schoolId}::uuid and e.withdrawn_at is null and ${hasOwn(actor)}`,
    'exam.error.noExam',
  );

/** Most exams that are offered for marking. */
const mostToMark = 100;

/** Exams whose marking somebody may lead, the latest first; not those whose paper is sealed. */
export const selectExamsToMark = (db: Db, actor: SignedIn) =>
  db.all<{ examId: Id; title: string; startsAt: Date }>(sql`
    select e.id as exam_id, e.title, e.starts_at from exam.exam e
    where e.school_id = ${actor.schoolId}::uuid and e.withdrawn_at is null and e.document is not null and ${hasOwn(actor)}
    order by e.starts_at desc, e.id limit ${mostToMark}`);

/** Locks an exam until the call ends, so that two entries follow each other. */
export const lockExam = (db: Db, { schoolId, id }: Pick<AnalysedExam, 'schoolId' | 'id'>) =>
  db.run(sql`select from exam.exam where school_id = ${schoolId} and id = ${id} for update`);

export interface ExamClass {
  readonly classId: Id;
  readonly name: string;
  readonly isOwn: boolean;
}

export const selectClasses = (db: Db, actor: SignedIn, exam: Pick<AnalysedExam, 'schoolId' | 'id'>) =>
  db.all<ExamClass>(sql`
    select c.id as class_id, c.name, ${isOwn(actor)} as is_own
    from exam.exam e join exam.exam_class x on x.school_id = e.school_id and x.exam_id = e.id
    join core.class c on c.school_id = x.school_id and c.id = x.class_id
    where e.school_id = ${exam.schoolId} and e.id = ${exam.id}
    order by c.number, c.id`);

/** A student of an exam with points by item. */
export interface PaperRow {
  readonly studentId: Id;
  readonly classId: Id;
  readonly name: string;
  readonly usercode: string;
  /** Places of items among those that were asked for, and points; null: not marked. Empty: no results. */
  readonly items: readonly number[];
  readonly points: readonly (number | null)[];
  /** Those of them that were left out for another that was chosen. */
  readonly leftOut: readonly number[];
}

/**
 * Students of an exam in the order of class lists: who sits it, or where nobody was seated the classes of that term. Results
 * of somebody who never began an exam on line are none.
 */
export const selectPapers = (
  db: Db,
  { schoolId, id, mode }: Pick<AnalysedExam, 'schoolId' | 'id' | 'mode'>,
  { itemIds, day }: { readonly itemIds: readonly Id[]; readonly day: string },
) =>
  db.all<PaperRow>(sql`
    with sat as (
      select class_id, person_id, seat, ${mode === 'online'} and started_at is null as is_away
      from exam.sitting where school_id = ${schoolId} and exam_id = ${id}
    ), student as (
      select class_id, person_id, seat, is_away from sat
      union all
      select m.class_id, m.person_id, m.seat, false
      from exam.exam_class x join core.class_member m on m.school_id = x.school_id and m.class_id = x.class_id
      where x.school_id = ${schoolId} and x.exam_id = ${id} and not exists (select from sat) and m.term_id = (
        select id from core.term where starts_on <= ${day}::date order by starts_on desc limit 1)
    ), item as (
      select r.student_id, array_position(${[...itemIds]}::uuid[], r.item_id) - 1 as place,
        case when bool_and(r.points is not null) then sum(r.points)::float8 end as points, bool_or(r.is_left_out) as is_left_out
      from exam.result r where r.school_id = ${schoolId} and r.exam_id = ${id} and r.item_id = any(${[...itemIds]}::uuid[])
      group by r.student_id, r.item_id
    ), paper as (
      select student_id, array_agg(place order by place) as places, array_agg(points order by place) as points,
        array_agg(place) filter (where is_left_out) as left_out
      from item group by student_id
    )
    select p.id as student_id, student.class_id, p.name, p.usercode, coalesce(paper.places, '{}') as items,
      coalesce(paper.points, '{}') as points, coalesce(paper.left_out, '{}') as left_out
    from student
    join core.person p on p.id = student.person_id
    join core.class c on c.school_id = ${schoolId} and c.id = student.class_id
    left join paper on paper.student_id = student.person_id and not student.is_away
    order by c.number, c.id, student.seat, p.usercode`);

/** Wrong answers with how many gave them, of students of some classes. */
export interface GivenAnswers {
  readonly itemId: Id;
  readonly part: number;
  readonly answer: unknown;
  readonly count: number;
}

/** Answers of some students that got less than all of a part's points, those first that came most. `parts`: full points. */
export const selectMistakes = (
  db: Db,
  { schoolId, id }: Pick<AnalysedExam, 'schoolId' | 'id'>,
  parts: readonly { readonly itemId: Id; readonly part: number; readonly full: number }[],
  studentIds: readonly Id[],
) =>
  db.all<GivenAnswers>(sql`
    select r.item_id, r.part, r.answer, count(*)::int as count
    from exam.result r
    join unnest(${parts.map(({ itemId }) => itemId)}::uuid[], ${parts.map(({ part }) => part)}::int2[],
      ${parts.map(({ full }) => full)}::float8[]) as asked (item_id, part, full_points)
      on asked.item_id = r.item_id and asked.part = r.part
    where r.school_id = ${schoolId} and r.exam_id = ${id} and r.student_id = any(${[...studentIds]}::uuid[])
      and r.points < asked.full_points and not r.is_left_out and r.answer is not null and r.answer <> '{}'
    group by r.item_id, r.part, r.answer having count(*) > 1
    order by count desc, r.answer::text`);

/** Share of the points that students got in the exam before: of the same subject and grade, marked to the end. */
export const selectBefore = (db: Db, exam: AnalysedExam, studentIds: readonly Id[]) =>
  db.all<{ studentId: Id; share: number }>(sql`
    with before as (
      select e.id, e.points from exam.exam e
      where e.school_id = ${exam.schoolId} and e.subject_id = ${exam.subjectId} and e.grade_id = ${exam.gradeId}
        and e.starts_at < ${exam.startsAt} and e.withdrawn_at is null and e.points > 0
        and exists (select from exam.result r where r.school_id = e.school_id and r.exam_id = e.id
          and r.student_id = any(${[...studentIds]}::uuid[]))
      order by e.starts_at desc, e.id desc limit 1
    )
    select r.student_id, (sum(r.points) / before.points)::float8 as share
    from before join exam.result r on r.school_id = ${exam.schoolId} and r.exam_id = before.id
    where r.student_id = any(${[...studentIds]}::uuid[])
    group by r.student_id, before.points having bool_and(r.points is not null)`);

/** An exam of the same days, and the total of each paper of it. */
export interface OtherTotals {
  readonly examId: Id;
  readonly subject: string;
  readonly subjectEn: string;
  readonly subjectCode: string;
  readonly full: number;
  readonly classIds: readonly Id[];
  readonly totals: readonly number[];
}

/** Exams of the same grade within so many days, of those that somebody may analyse, with totals of papers that are marked. */
export const selectTotals = (db: Db, actor: SignedIn, exam: AnalysedExam, days: number) =>
  db.all<OtherTotals>(sql`
    with wanted as (
      select e.school_id, e.id, e.subject_id, e.starts_at, e.points, s.name, s.name_en, s.code, s.sort
      from exam.exam e join core.subject s on s.id = e.subject_id
      where e.school_id = ${exam.schoolId} and e.grade_id = ${exam.gradeId} and e.withdrawn_at is null
        and (e.id = ${exam.id} or e.subject_id <> ${exam.subjectId})
        and abs(extract(epoch from e.starts_at - ${exam.startsAt}::timestamptz)) <= ${days * 86_400} and ${hasOwn(actor)}
      order by abs(extract(epoch from e.starts_at - ${exam.startsAt}::timestamptz)) limit 9
    ), paper as (
      select w.id, r.student_id, sum(r.points)::float8 as total
      from wanted w join exam.result r on r.school_id = w.school_id and r.exam_id = w.id
      group by w.id, r.student_id having bool_and(r.points is not null)
    ), placed as (
      select paper.id, paper.total, coalesce(
        (select s.class_id from exam.sitting s where s.school_id = ${exam.schoolId} and s.exam_id = paper.id
          and s.person_id = paper.student_id),
        (select x.class_id from exam.exam_class x join core.class_member m on m.school_id = x.school_id
          and m.class_id = x.class_id and m.person_id = paper.student_id
          where x.school_id = ${exam.schoolId} and x.exam_id = paper.id limit 1)) as class_id
      from paper
    )
    select w.id as exam_id, w.name as subject, w.name_en as subject_en, w.code as subject_code, w.points::float8 as full,
      coalesce(array_agg(placed.class_id) filter (where placed.class_id is not null), '{}') as class_ids,
      coalesce(array_agg(placed.total) filter (where placed.class_id is not null), '{}') as totals
    from wanted w left join placed on placed.id = w.id
    group by w.id, w.name, w.name_en, w.code, w.points, w.sort, w.starts_at
    order by w.sort, w.starts_at, w.id`);

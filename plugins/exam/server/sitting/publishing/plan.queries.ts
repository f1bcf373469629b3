import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { PaperDocument } from '../../../model/paper/document';
import type { PaperState } from '../../../model/paper/states';
import type { Seatable } from '../../../model/sitting/seats';

/** A paper that the actor may hold as an exam. */
export interface HoldablePaper {
  readonly schoolId: Id;
  readonly paperId: Id;
  readonly title: string;
  readonly subjectId: Id;
  readonly subject: string;
  readonly gradeId: Id;
  readonly grade: string;
  readonly state: PaperState;
  readonly questions: number;
  readonly points: number;
  readonly minutes: number;
  /** Null while it is sealed. */
  readonly document: PaperDocument | null;
  readonly sealed: Buffer | null;
  /** From when on the two people may open it; null: it is not sealed. */
  readonly releasesAt: Date | null;
}

/** One's own, also while it is sealed, an open one of the school, or a public one; else 404 `exam.error.noPaper`. */
export const selectHoldablePaper = (db: Db, actor: SignedIn, id: Id, language: Language) =>
  db.one<HoldablePaper>(
    sql`select p.school_id, p.id as paper_id, p.title, p.subject_id, p.grade_id, p.state, p.questions,
        p.points::float8 as points, p.minutes, p.document, p.sealed,
        case when p.state = 'secret' then l.releases_at end as releases_at,
        c.${language === 'en' ? sql`name_en` : sql`name`} as subject, g.name as grade
      from exam.paper p join core.subject c on c.id = p.subject_id join core.grade g on g.id = p.grade_id
        left join exam.sealing l on l.school_id = p.school_id and l.paper_id = p.id
      where p.id = ${id} and p.removed_at is null and (p.owner_id = ${actor.personId}
        or (p.source = 2 and p.school_id = ${actor.schoolId}::uuid and p.state not in ('draft', 'secret')) or (p.source = 3 and p.state = 'published'))`,
    'exam.error.noPaper',
  );

interface OfTerm {
  readonly termId: Id;
  readonly subjectId: Id;
}

/** Who leads the school, a grade or a subject holds exams for classes that others teach. */
const leads = ({ roleType }: SignedIn): boolean =>
  ([roleTypes.principal, roleTypes.gradeDirector, roleTypes.subjectLeader] as readonly unknown[]).includes(roleType);

const mayHold = (actor: SignedIn, { termId, subjectId }: OfTerm): Query<boolean> =>
  leads(actor)
    ? sql`true`
    : sql`exists (select from core.class_teacher ct where ct.school_id = k.school_id and ct.class_id = k.id
        and ct.term_id = ${termId} and ct.subject_id = ${subjectId} and ct.person_id = ${actor.personId})`;

export interface ClassRow {
  readonly classId: Id;
  readonly name: string;
}

/** Classes that the actor may hold an exam for in this term, by grade and number. */
export const selectHoldableClasses = (db: Db, actor: SignedIn, term: OfTerm) =>
  db.all<ClassRow>(sql`
    select k.id as class_id, k.name from core.class k join core.grade g on g.id = k.grade_id
    where k.school_id = ${actor.schoolId}::uuid
      and k.school_year_id = (select school_year_id from core.term where id = ${term.termId}) and ${mayHold(actor, term)}
    order by g.number, k.number`);

export interface StudentRow extends Seatable {
  readonly name: string;
}

/** Students of classes in a term, by class and number. */
export const selectStudents = (db: Db, schoolId: Id, classIds: readonly Id[], termId: Id) =>
  db.all<StudentRow>(sql`
    select m.person_id, p.name, k.id as class_id, k.number as class_number, g.number as grade,
      extract(year from y.starts_on)::int as year
    from core.class_member m
    join core.class k on k.school_id = m.school_id and k.id = m.class_id
    join core.grade g on g.id = k.grade_id
    join core.school_year y on y.id = k.school_year_id
    join core.person p on p.id = m.person_id
    where m.school_id = ${schoolId} and m.term_id = ${termId} and m.class_id = any(${[...classIds]}::uuid[])
    order by g.number, k.number, m.seat, m.person_id`);

/** Teachers of the school's classes in a term. */
export const selectTeachers = (db: Db, schoolId: Id, termId: Id) =>
  db.all<{ personId: Id; name: string }>(sql`
    select p.id as person_id, p.name from core.person p
    where p.id in (select ct.person_id from core.class_teacher ct where ct.school_id = ${schoolId} and ct.term_id = ${termId})
    order by p.name, p.id`);

import type { Id } from 'edutech/core/common/ids';
import type { Category, RoleType } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { containing, orderOf, type Paged, pageOf } from 'edutech/core/server/data/paging';
import { isAdministered } from '../scope';

/** A person in a list: students with their class, staff with their posts. */
export interface PersonRow {
  readonly id: Id;
  readonly name: string;
  readonly usercode: string;
  readonly username: string;
  readonly category: Category;
  readonly schoolId: Id;
  readonly schoolName: string;
  readonly className: string | null;
  readonly seat: number | null;
  readonly sex: 1 | 2 | null;
  readonly phone: string | null;
  readonly isFrozen: boolean;
  readonly lastLogin: Date | null;
  readonly posts: readonly PostLine[];
}

/** A post in a few words. */
export interface PostLine {
  readonly roleType: RoleType;
  readonly subject: string | null;
  readonly subjectEn: string | null;
  readonly grade: string | null;
  readonly gradeEn: string | null;
}

export interface PersonFilter extends Paged {
  readonly kind: 'students' | 'staff';
  /** Without one: people of all schools that the actor administers, searched by `q`. */
  readonly schoolId?: Id;
  readonly gradeId?: Id;
  /** `none`: students of the school without a class in the term. */
  readonly classId?: string;
  readonly state?: 'active' | 'frozen' | 'neverSeen';
  readonly termId: Id;
}

const lastLogin = sql`(select r.created_at from core.audit_record r
  where r.person_id = p.id and r.act = 'session.login' order by r.created_at desc limit 1)`;

const postLines = sql`(select coalesce(json_agg(json_build_object('roleType', x.role_type, 'subject', u.name,
    'subjectEn', u.name_en, 'grade', g.name, 'gradeEn', g.name_en) order by x.is_active desc, x.role_type), '[]'::json)
  from core.post x left join core.subject u on u.id = x.subject_id left join core.grade g on g.id = x.grade_id
  where x.person_id = p.id and x.school_id = l.school_id and x.ended_at is null)`;

/** The lists begin at enrolments and posts, which have the school in their index, and join people last. */
function listOf(actor: SignedIn, filter: PersonFilter): Query {
  const { kind, schoolId, gradeId, classId, termId } = filter;
  const where = schoolId ? sql`s.id = ${schoolId}` : sql`true`;
  const school = sql`join core.school s on s.id = l.school_id and ${isAdministered(actor)} and ${where}`;
  if (kind === 'staff') {
    const ofClass =
      classId && classId !== 'none'
        ? sql`and (exists (select from core.class_teacher t where t.school_id = o.school_id and t.term_id = ${termId}
              and t.class_id = ${classId} and t.person_id = o.person_id)
            or exists (select from core.class c where c.school_id = o.school_id and c.id = ${classId}
              and c.head_person_id = o.person_id))`
        : sql``;
    const ofGrade = gradeId
      ? sql`and exists (select from core.class_teacher t join core.class c on c.school_id = t.school_id and c.id = t.class_id
          where t.school_id = o.school_id and t.term_id = ${termId} and c.grade_id = ${gradeId} and t.person_id = o.person_id)`
      : sql``;
    return sql`(select distinct o.person_id, o.school_id, null::text as class_name, null::int as seat, 0 as grade, 0 as number
      from core.post o where o.role_type <> 3 and o.ended_at is null and o.school_id is not null
        ${schoolId ? sql`and o.school_id = ${schoolId}` : sql``} ${ofClass} ${ofGrade}) l ${school}`;
  }
  if (classId === 'none') {
    return sql`(select o.person_id, o.school_id, null::text as class_name, null::int as seat, 0 as grade, 0 as number
      from core.post o where o.role_type = 3 and o.ended_at is null
        ${schoolId ? sql`and o.school_id = ${schoolId}` : sql``}
        and not exists (select from core.class_member m
          where m.school_id = o.school_id and m.term_id = ${termId} and m.person_id = o.person_id)) l ${school}`;
  }
  return sql`(select m.person_id, m.school_id, c.name as class_name, m.seat, g.number as grade, c.number
    from core.class_member m join core.class c on c.school_id = m.school_id and c.id = m.class_id
    join core.grade g on g.id = c.grade_id
    where m.term_id = ${termId} ${schoolId ? sql`and m.school_id = ${schoolId}` : sql``}
      ${classId ? sql`and m.class_id = ${classId}` : sql``}
      ${gradeId ? sql`and c.grade_id = ${gradeId}` : sql``}) l ${school}`;
}

function fits({ q, state }: PersonFilter): Query {
  const typed = q
    ? sql`and (p.name like ${containing(q)} or p.usercode = ${q} or p.username = ${q.toLowerCase()})`
    : sql``;
  const frozen = { active: sql`and p.disabled_at is null`, frozen: sql`and p.disabled_at is not null` };
  if (state === 'neverSeen') return sql`${typed} and ${lastLogin} is null`;
  return sql`${typed} ${state ? frozen[state] : sql``}`;
}

export const selectPeoplePage = (db: Db, actor: SignedIn, filter: PersonFilter) =>
  db.all<PersonRow>(sql`
    select p.id, p.name, p.usercode, p.username, p.category, l.school_id, s.name as school_name,
      l.class_name, l.seat, p.sex, p.phone, p.disabled_at is not null as is_frozen,
      ${lastLogin} as last_login, ${postLines} as posts
    from ${listOf(actor, filter)} join core.person p on p.id = l.person_id
    where true ${fits(filter)}
    ${orderOf(
      filter,
      { name: sql`p.name collate "zh-x-icu"`, number: sql`p.usercode`, seat: sql`l.grade, l.number, l.seat` },
      filter.kind === 'staff' ? sql`p.usercode, p.id` : sql`l.grade, l.number, l.seat, p.usercode, p.id`,
    )}
    ${pageOf(filter)}`);

export const countPeople = async (db: Db, actor: SignedIn, filter: PersonFilter) =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from ${listOf(actor, filter)} join core.person p on p.id = l.person_id
      where true ${fits(filter)}`)
  ).count;

/** A grade's classes with their sizes, for the tree beside the list. */
export interface TreeRow {
  readonly gradeId: Id;
  readonly gradeName: string;
  readonly gradeNameEn: string;
  readonly classId: Id;
  readonly className: string;
  readonly students: number;
}

/** Grades and classes of a school in a term. */
export const selectTree = (db: Db, schoolId: Id, termId: Id) =>
  db.all<TreeRow>(sql`
    select g.id as grade_id, g.name as grade_name, g.name_en as grade_name_en, c.id as class_id, c.name as class_name,
      (select count(*) from core.class_member m
        where m.school_id = c.school_id and m.term_id = t.id and m.class_id = c.id) as students
    from core.class c join core.grade g on g.id = c.grade_id join core.term t on t.school_year_id = c.school_year_id
    where c.school_id = ${schoolId} and t.id = ${termId} order by g.number, c.number`);

/** The number of a school's staff, and of its students without a class in the term. */
export const selectBesidesTree = (db: Db, schoolId: Id, termId: Id) =>
  db.one<{ staff: number; unseated: number }>(sql`
    select (select count(distinct person_id) from core.post
        where school_id = ${schoolId} and role_type <> 3 and ended_at is null) as staff,
      (select count(*) from core.post o where o.school_id = ${schoolId} and o.role_type = 3 and o.ended_at is null
        and not exists (select from core.class_member m
          where m.school_id = o.school_id and m.term_id = ${termId} and m.person_id = o.person_id)) as unseated`);

import type { Id } from 'edutech/core/common/ids';
import type { Category } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { containing, orderOf, type Paged, pageOf } from 'edutech/core/server/data/paging';
import { isAdministered } from '../scope';

/** What of a class can be edited; its school, year and grade stay. */
export interface ClassValues {
  readonly number: number;
  readonly name: string;
  readonly headId: Id | null;
}
export type ClassVersion = ClassValues & { readonly version: number };

export interface ClassRow extends ClassVersion {
  readonly id: Id;
  readonly schoolId: Id;
  readonly schoolName: string;
  readonly schoolNameEn: string;
  readonly gradeId: Id;
  readonly gradeName: string;
  readonly gradeNameEn: string;
  readonly headName: string | null;
  /** Last year's class that this one continues, by a roll-over; null: it began this year. */
  readonly cameFrom: string | null;
  readonly students: number;
  readonly teachers: number;
}

export interface ClassFilter extends Paged {
  readonly schoolId?: Id;
  readonly gradeId?: Id;
  readonly termId: Id;
}

const from = sql`
  from core.class c
  join core.school s on s.id = c.school_id
  join core.grade g on g.id = c.grade_id
  join core.term t on t.school_year_id = c.school_year_id
  left join core.person p on p.id = c.head_person_id`;

const fits = (actor: SignedIn, { schoolId, gradeId, termId, q }: ClassFilter) => sql`
  t.id = ${termId} and ${isAdministered(actor)}
  ${schoolId ? sql`and c.school_id = ${schoolId}` : sql``}
  ${gradeId ? sql`and c.grade_id = ${gradeId}` : sql``}
  ${q ? sql`and (c.name ilike ${containing(q)} or p.name ilike ${containing(q)})` : sql``}`;

/** A page of classes of a term's school year, with their sizes in the term. */
export const selectClassPage = (db: Db, actor: SignedIn, filter: ClassFilter) =>
  db.all<ClassRow>(sql`
    select c.id, c.school_id, s.name as school_name, s.name_en as school_name_en,
      g.id as grade_id, g.name as grade_name, g.name_en as grade_name_en, c.number, c.name,
      c.head_person_id as head_id, p.name as head_name, c.version,
      (select b.name from core.class b where b.school_id = c.school_id and b.id = c.previous_id) as came_from,
      (select count(*) from core.class_member m
        where m.school_id = c.school_id and m.term_id = t.id and m.class_id = c.id) as students,
      (select count(distinct person_id) from core.class_teacher ct
        where ct.school_id = c.school_id and ct.term_id = t.id and ct.class_id = c.id) as teachers
    ${from} where ${fits(actor, filter)}
    ${orderOf(filter, { head: sql`p.name collate "zh-x-icu"`, name: sql`g.number` }, sql`s.sort, s.name, s.id, g.number, c.number`)}
    ${pageOf(filter)}`);

export const countClasses = async (db: Db, actor: SignedIn, filter: ClassFilter) =>
  (await db.one<{ count: number }>(sql`select count(*) as count ${from} where ${fits(actor, filter)}`)).count;

/** A class of a school that the actor administers; 404 otherwise. */
export const selectOwnClass = (db: Db, actor: SignedIn, classId: Id) =>
  db.one<ClassVersion & { id: Id; schoolId: Id }>(
    sql`select c.id, c.school_id, c.number, c.name, c.head_person_id as head_id, c.version
      from core.class c join core.school s on s.id = c.school_id
      where c.id = ${classId} and ${isAdministered(actor)}`,
    'core.organisation.noClass',
  );

export const insertClass = (db: Db, row: ClassValues & { id: Id; schoolId: Id; gradeId: Id; termId: Id }) =>
  db.run(sql`
    insert into core.class (school_id, id, school_year_id, grade_id, number, name, head_person_id)
    select ${row.schoolId}, ${row.id}, t.school_year_id, ${row.gradeId}, ${row.number}, ${row.name}, ${row.headId}::uuid
    from core.term t where t.id = ${row.termId}`);

export const updateClass = (db: Db, schoolId: Id, id: Id, { number, name, headId, version }: ClassVersion) =>
  db.run(sql`
    update core.class set number = ${number}, name = ${name}, head_person_id = ${headId}::uuid
    where school_id = ${schoolId} and id = ${id} and version = ${version}`);

export const deleteClass = (db: Db, schoolId: Id, id: Id) =>
  db.run(sql`delete from core.class where school_id = ${schoolId} and id = ${id}`);

/** Whether a person holds another post than a student's in the school. */
export const selectIsStaff = async (db: Db, personId: Id, schoolId: Id): Promise<boolean> =>
  (await db.maybe(sql`select from core.post
    where person_id = ${personId} and school_id = ${schoolId} and role_type <> 3 and ended_at is null limit 1`)) !==
  undefined;

/** A current or previous head of a class, and their post as a head teacher there. */
interface HeadOfClass {
  readonly category: Category;
  readonly isHead: boolean;
  readonly postId: Id | null;
}

/** Nothing for a person out of the connection's reach. */
export const selectHead = (db: Db, schoolId: Id, personId: Id) =>
  db.maybe<HeadOfClass>(sql`
    select p.category,
      exists (select from core.class c where c.school_id = ${schoolId} and c.head_person_id = p.id) as is_head,
      (select o.id from core.post o where o.person_id = p.id and o.school_id = ${schoolId} and o.role_type = 2
        and o.ended_at is null order by o.id limit 1) as post_id
    from core.person p where p.id = ${personId}`);

/** The post of a head teacher follows the class: a person who heads one in the school holds it, otherwise not. */
export async function alignHeadPost(db: Db, schoolId: Id, personId: Id, id: Id, now: Date): Promise<void> {
  const heads = sql`exists (select from core.class c where c.school_id = ${schoolId} and c.head_person_id = ${personId})`;
  await db.run(sql`
    insert into core.post (id, person_id, role_type, school_id)
    select ${id}, ${personId}, 2, ${schoolId} where ${heads} and not exists (select from core.post o
      where o.person_id = ${personId} and o.school_id = ${schoolId} and o.role_type = 2 and o.ended_at is null)`);
  await db.run(sql`
    update core.post set ended_at = ${now}, is_active = false
    where person_id = ${personId} and school_id = ${schoolId} and role_type = 2 and ended_at is null and not ${heads}`);
}

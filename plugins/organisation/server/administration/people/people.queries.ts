import type { Id } from 'edutech/core/common/ids';
import type { Category, RoleType } from 'edutech/core/common/permissions/people';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PersonValues } from '../../../kit/server/account-opening';

export type PersonVersion = PersonValues & { readonly version: number };

/** A person with what a list does not show. */
export interface PersonDetail extends PersonVersion {
  readonly id: Id;
  readonly category: Category;
  readonly isFrozen: boolean;
  readonly lastLogin: Date | null;
}

/** A post with its place, held or ended. */
export interface PostDetail {
  readonly id: Id;
  readonly roleType: RoleType;
  readonly schoolId: Id | null;
  readonly schoolName: string | null;
  readonly schoolNameEn: string | null;
  readonly countyId: Id | null;
  readonly countyName: string | null;
  readonly countyNameEn: string | null;
  readonly scopesVersion: number;
  readonly subjectId: Id | null;
  readonly subject: string | null;
  readonly subjectEn: string | null;
  readonly gradeId: Id | null;
  readonly grade: string | null;
  readonly gradeEn: string | null;
  readonly endedAt: Date | null;
}

const values = sql`p.name, p.usercode, p.username, p.sex, coalesce(p.birth_date::text, '') as birth_date,
  coalesce(p.phone, '') as phone, p.version`;

export const selectPersonVersion = (db: Db, id: Id) =>
  db.one<PersonVersion>(sql`select ${values} from core.person p where p.id = ${id}`, 'core.organisation.nobody');

/** A person visible to the connection; 404 otherwise. */
export const selectPerson = (db: Db, id: Id) =>
  db.one<PersonDetail>(
    sql`select p.id, p.category, ${values}, p.disabled_at is not null as is_frozen,
        (select r.created_at from core.audit_record r where r.person_id = p.id and r.act = 'session.login'
          order by r.created_at desc limit 1) as last_login
      from core.person p where p.id = ${id}`,
    'core.organisation.nobody',
  );

/** Posts that the connection sees, those that are held first. */
export const selectPosts = (db: Db, personId: Id) =>
  db.all<PostDetail>(sql`
    select o.id, o.role_type, o.school_id, s.name as school_name,
      s.name_en as school_name_en, o.county_id, y.name as county_name, y.name_en as county_name_en,
      o.scopes_version,
      o.subject_id, u.name as subject, u.name_en as subject_en, o.grade_id, g.name as grade,
      g.name_en as grade_en, o.ended_at
    from core.post o left join core.school s on s.id = o.school_id left join core.county y on y.id = o.county_id
      left join core.subject u on u.id = o.subject_id left join core.grade g on g.id = o.grade_id
    where o.person_id = ${personId} order by o.ended_at desc nulls first, o.is_active desc, o.role_type, o.id`);

/** A class in which somebody sits or has sat. */
export interface EnrolmentDetail {
  readonly term: string;
  readonly termEn: string;
  readonly classId: Id;
  readonly className: string;
  /** Last year's class that this one continues. */
  readonly previousId: Id | null;
  readonly schoolId: Id;
  readonly schoolName: string;
  readonly schoolNameEn: string;
}

/** A person's enrolments, the newest term first. */
export const selectEnrolments = (db: Db, personId: Id) =>
  db.all<EnrolmentDetail>(sql`
    select y.name || ' ' || t.name as term, y.name || ' ' || coalesce(nullif(t.name_en, ''), t.name) as term_en, c.id as class_id, c.name as class_name, c.previous_id,
      s.id as school_id, s.name as school_name, s.name_en as school_name_en
    from core.class_member m join core.class c on c.school_id = m.school_id and c.id = m.class_id
      join core.term t on t.id = m.term_id join core.school_year y on y.id = t.school_year_id
      join core.school s on s.id = m.school_id
    where m.person_id = ${personId} order by t.starts_on desc`);

export const insertPerson = (db: Db, id: Id, category: Category, person: PersonValues, now: Date) =>
  db.run(sql`
    insert into core.person (id, username, usercode, name, category, sex, birth_date, phone, must_change_password, created_at)
    values (${id}, ${person.username}, ${person.usercode}, ${person.name}, ${category}, ${person.sex}::int2,
      nullif(${person.birthDate}, '')::date, nullif(${person.phone}, ''), true, ${now})`);

export const updatePerson = (db: Db, id: Id, person: PersonVersion) =>
  db.run(sql`
    update core.person set username = ${person.username}, usercode = ${person.usercode}, name = ${person.name},
      sex = ${person.sex}::int2, birth_date = nullif(${person.birthDate}, '')::date, phone = nullif(${person.phone}, '')
    where id = ${id} and version = ${person.version}`);

export const updateCategory = (db: Db, id: Id, category: Category) =>
  db.run(sql`update core.person set category = ${category} where id = ${id}`);

/** Whether a person is one of the three administrators of graded protection (等保). */
export const selectHasDuty = async (db: Db, personId: Id): Promise<boolean> =>
  (await db.maybe(sql`select 1 from core.administrator_duty where person_id = ${personId}`)) !== undefined;

export const updateFrozen = (db: Db, ids: readonly Id[], at: Date | null) =>
  db.all<{ id: Id }>(sql`
    update core.person set disabled_at = ${at}::timestamptz
    where id = any (${ids}::uuid[]) and (disabled_at is null) = (${at}::timestamptz is not null) returning id`);

export const selectNames = (db: Db, ids: readonly Id[]) =>
  db.all<{ id: Id; name: string; username: string; usercode: string }>(sql`
    select id, name, username, usercode from core.person where id = any (${ids}::uuid[]) order by usercode`);

/** A post of a person; by default the first one is active. */
export const insertPost = (
  db: Db,
  post: { id: Id; personId: Id; roleType: RoleType; schoolId: Id; subjectId: Id | null; gradeId: Id | null },
) =>
  db.run(sql`
    insert into core.post (id, person_id, role_type, school_id, subject_id, grade_id, is_active)
    select ${post.id}, ${post.personId}, ${post.roleType}, ${post.schoolId}, ${post.subjectId}::uuid,
      ${post.gradeId}::uuid, not exists (select from core.post where person_id = ${post.personId} and is_active)`);

export const updatePostEnd = (db: Db, id: Id, at: Date | null) =>
  db.run(sql`
    update core.post set ended_at = ${at}::timestamptz, is_active = is_active and ${at}::timestamptz is null
    where id = ${id} and (ended_at is null) = (${at}::timestamptz is not null)`);

/** A post, of a school or (no school) a bureau; 404 when the connection does not see it. */
export const selectPost = (db: Db, id: Id) =>
  db.one<{ id: Id; personId: Id; roleType: RoleType; schoolId: Id | null; countyId: Id | null }>(
    sql`select id, person_id, role_type, school_id, county_id
      from core.post where id = ${id}`,
    'core.organisation.noPost',
  );

/** The position of a term on a day: it runs until the next one begins, in the holidays too. */
export const selectTermState = async (db: Db, termId: Id, today: Day) =>
  (
    await db.maybe<{ state: 'toCome' | 'running' | 'over' }>(sql`
      select case
        when t.starts_on > ${today}::date then 'toCome'
        when exists (select from core.term n where n.starts_on > t.starts_on and n.starts_on <= ${today}::date) then 'over'
        else 'running' end as state
      from core.term t where t.id = ${termId}`)
  )?.state;

/** Nobody else assigns numbers of the class until the transaction ends; as the system. */
export const lockClass = (db: Db, { schoolId, classId }: { schoolId: Id; classId: Id }) =>
  db.run(sql`select from core.class where school_id = ${schoolId} and id = ${classId} for no key update`);

/** The number after the last one of a class in a term; nothing where the term's year has no such class. */
export const selectNextSeat = (db: Db, { schoolId, termId, classId }: { schoolId: Id; termId: Id; classId: Id }) =>
  db.maybe<{ seat: number }>(sql`
    select coalesce((select max(seat) from core.class_member m
      where m.school_id = c.school_id and m.term_id = t.id and m.class_id = c.id), 0) + 1 as seat
    from core.class c join core.term t on t.school_year_id = c.school_year_id
    where c.school_id = ${schoolId} and c.id = ${classId} and t.id = ${termId}`);

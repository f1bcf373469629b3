import type { Id } from 'edutech/core/common/ids';
import type { Relation } from 'edutech/core/common/organisation/consent';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface BindingRow {
  readonly studentId: Id;
  readonly relation: Relation;
}

/** The children of a guardian; asked as the guardian, whose connection sees no other bindings. */
export const selectBindings = (db: Db, guardianId: Id) =>
  db.all<BindingRow>(sql`
    select student_id, relation from guardian.binding where guardian_id = ${guardianId} order by bound_at, student_id`);

export interface PlaceRow {
  readonly childId: Id;
  readonly schoolId: Id;
  readonly name: string;
  readonly school: string;
  readonly schoolEn: string;
  /** Null: in no class this term. */
  readonly classId: Id | null;
  readonly className: string;
  /** Of the twelve; null without a class. */
  readonly grade: number | null;
  /** The current term. */
  readonly termId: Id;
  /** What the school has decided; without a rule guardians see results. */
  readonly showsResults: boolean;
}

/** Where students are now, for the system; who has left school or whose account is frozen is left out. */
export const selectPlaces = (db: Db, studentIds: readonly Id[], today: Day) =>
  db.all<PlaceRow>(sql`
    select p.id as child_id, o.school_id, p.name, s.name as school, coalesce(s.name_en, '') as school_en,
      c.id as class_id, coalesce(c.name, '') as class_name, c.grade,
      t.id as term_id, coalesce((select r.shows_results from guardian.school_rule r where r.school_id = o.school_id), true) as shows_results
    from core.person p
    cross join (select id from core.term where starts_on <= ${today}::date order by starts_on desc limit 1) t
    join lateral (select school_id from core.post where person_id = p.id and role_type = ${roleTypes.student} and ended_at is null
      order by is_active desc, id limit 1) o on true
    join core.school s on s.id = o.school_id
    left join lateral (select c.id, c.name, g.number as grade from core.class_member m
      join core.class c on c.school_id = m.school_id and c.id = m.class_id join core.grade g on g.id = c.grade_id
      where m.school_id = o.school_id and m.term_id = t.id and m.person_id = p.id order by c.number limit 1) c on true
    where p.id = any(${[...studentIds]}::uuid[]) and p.disabled_at is null`);

/** What a school has decided about its guardians. */
export interface SchoolRule {
  readonly showsResults: boolean;
  readonly tellsHomework: boolean;
}

/** As the child's connection or the school's sees it; without a row guardians see results, and are not told of homework. */
export const selectSchoolRule = async (db: Db, schoolId: Id): Promise<SchoolRule> =>
  (await db.maybe<SchoolRule>(sql`
    select shows_results, tells_homework from guardian.school_rule where school_id = ${schoolId}`)) ?? {
    showsResults: true,
    tellsHomework: false,
  };

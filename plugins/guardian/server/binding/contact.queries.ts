import type { Id } from 'edutech/core/common/ids';
import type { Relation } from 'edutech/core/common/organisation/consent';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import type { NotifiedThing } from 'edutech/core/server/notifications/notified-thing';
import { area } from '../../model/messages';
import type { SchoolRule } from '../children/children.queries';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';

/** Whether somebody is in contact with all guardians of the school: who administers it, and its principal. */
export const isOfWholeSchool = ({ category, reach, roleType }: SignedIn): boolean =>
  reach === 'school' && (category === 'admin' || roleType === roleTypes.principal);

/** True for a class `c` of this year whose guardians somebody is in contact with. */
const isOwn = (actor: SignedIn, termId: Id): Query<boolean> => sql`(c.school_id = ${actor.schoolId}::uuid
  and c.school_year_id = (select school_year_id from core.term where id = ${termId})
  ${isOfWholeSchool(actor) ? sql`` : sql`and c.head_person_id = ${actor.personId}`})`;

export interface ContactClassRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly name: string;
}

export const selectContactClasses = (db: Db, actor: SignedIn, termId: Id) =>
  db.all<ContactClassRow & { readonly students: number; readonly bound: number }>(sql`
    select c.school_id, c.id, c.name, count(m.person_id)::int as students,
      (count(m.person_id) filter (where exists (
        select from guardian.binding b where b.student_id = m.person_id)))::int as bound
    from core.class c join core.grade g on g.id = c.grade_id
    left join core.class_member m on m.school_id = c.school_id and m.class_id = c.id and m.term_id = ${termId}
    where ${isOwn(actor, termId)}
    group by c.school_id, c.id, g.number order by g.number, c.number`);

/** The class, for those who are in contact with its guardians; else 404 `core.organisation.noClass`. */
export const selectContactClass = (db: Db, actor: SignedIn, classId: Id, termId: Id) =>
  db.one<ContactClassRow>(
    sql`select c.school_id, c.id, c.name from core.class c where c.id = ${classId} and ${isOwn(actor, termId)}`,
    'core.organisation.noClass',
  );

/** How many of some classes somebody is in contact with. */
export const countContactClasses = async (
  db: Db,
  actor: SignedIn,
  classIds: readonly Id[],
  termId: Id,
): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from core.class c where c.id = any(${[...classIds]}::uuid[]) and ${isOwn(actor, termId)}`)
  ).count;

export interface StudentRow {
  readonly personId: Id;
  readonly name: string;
  readonly seat: number;
  readonly codeId: Id | null;
  readonly codeExpiresAt: Date | null;
}

export const selectClassStudents = (db: Db, { schoolId, id }: ContactClassRow, termId: Id, now: Date) =>
  db.all<StudentRow>(sql`
    select p.id as person_id, p.name, m.seat, k.id as code_id, k.expires_at as code_expires_at
    from core.class_member m join core.person p on p.id = m.person_id
    left join guardian.code k on k.school_id = m.school_id and k.student_id = p.id and k.used_at is null
      and k.revoked_at is null and k.expires_at > ${now}
    where m.school_id = ${schoolId} and m.class_id = ${id} and m.term_id = ${termId}
    order by m.seat, p.usercode`);

export interface GuardianRow {
  readonly studentId: Id;
  readonly guardianId: Id;
  readonly name: string;
  readonly relation: Relation;
  readonly boundAt: Date;
}

/** The guardians of students, for the system: guardians have no post, so no school sees their accounts. */
export const selectGuardiansOf = (db: Db, studentIds: readonly Id[]) =>
  db.all<GuardianRow>(sql`
    select b.student_id, b.guardian_id, p.name, b.relation, b.bound_at
    from guardian.binding b join core.person p on p.id = b.guardian_id
    where b.student_id = any(${[...studentIds]}::uuid[]) order by b.bound_at, b.guardian_id`);

export const revokeCode = (db: Db, { schoolId, id }: ContactClassRow, codeId: Id, termId: Id, now: Date) =>
  db.maybe<{ studentId: Id }>(sql`
    update guardian.code k set revoked_at = ${now}
    where k.school_id = ${schoolId} and k.id = ${codeId} and k.used_at is null and k.revoked_at is null
      and exists (select from core.class_member m where m.school_id = k.school_id and m.class_id = ${id}
        and m.term_id = ${termId} and m.person_id = k.student_id)
    returning k.student_id`);

export const deleteBinding = (db: Db, guardianId: Id, studentId: Id) =>
  db.run(sql`delete from guardian.binding where guardian_id = ${guardianId} and student_id = ${studentId}`);

/** Writes what a school has decided; what is left out stays. */
export const upsertSchoolRule = (
  db: Db,
  schoolId: Id,
  { showsResults = null, tellsHomework = null }: { readonly [Part in keyof SchoolRule]?: boolean | null },
) =>
  db.run(sql`
    insert into guardian.school_rule as r (school_id, shows_results, tells_homework)
    values (${schoolId}, coalesce(${showsResults}::boolean, true), coalesce(${tellsHomework}::boolean, false))
    on conflict (school_id) do update set shows_results = coalesce(${showsResults}::boolean, r.shows_results),
      tells_homework = coalesce(${tellsHomework}::boolean, r.tells_homework)`);

/** What a guardian was notified of that leads to a child, or will be. */
export const selectNotifiedOf = (db: Db, guardianId: Id, studentId: Id) =>
  db.all<NotifiedThing>(sql`
    select school_id, area, thread from core.notification
    where person_id = ${guardianId} and area = ${area} and position(${studentId.replaceAll('-', '')} in path) > 0`);

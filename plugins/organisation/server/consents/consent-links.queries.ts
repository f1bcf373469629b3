import type { Id } from 'edutech/core/common/ids';
import type { Purpose, Relation } from 'edutech/core/common/organisation/consent';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface ConsentLinkRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly personId: Id;
  readonly purposes: readonly Purpose[];
  readonly madeBy: Id;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly guardian: string;
  readonly given: readonly Purpose[];
  readonly refused: readonly Purpose[];
}

const columns = sql`l.school_id, l.id, l.person_id, l.purposes, l.made_by,
  l.made_at, l.expires_at, l.revoked_at, l.answered_at, l.guardian,
  l.given, l.refused`;

/** Makes a link; open ones of the student end. */
export const insertLink = async (
  db: Db,
  link: Pick<ConsentLinkRow, 'schoolId' | 'id' | 'personId' | 'purposes' | 'madeBy' | 'madeAt' | 'expiresAt'>,
  secretHash: Buffer,
) => {
  await db.run(sql`
    update organisation.consent_link set revoked_at = ${link.madeAt}
    where person_id = ${link.personId} and answered_at is null and revoked_at is null`);
  await db.run(sql`
    insert into organisation.consent_link (school_id, id, person_id, purposes, secret_hash, made_by, made_at, expires_at)
    values (${link.schoolId}, ${link.id}, ${link.personId}, ${link.purposes}::text[], ${secretHash}, ${link.madeBy},
      ${link.madeAt}, ${link.expiresAt})`);
};

export const selectLinks = (db: Db, personId: Id) =>
  db.all<ConsentLinkRow>(sql`
    select ${columns} from organisation.consent_link l where l.person_id = ${personId} order by l.made_at desc, l.id limit 20`);

/** A student whose guardian gets a link on paper. */
export interface SlipStudent {
  readonly personId: Id;
  readonly name: string;
  readonly className: string | null;
}

/**
 * Some students of a school by class and seat, each once: who has two seats or posts gets one slip, as a second link would
 * end the first.
 */
export const selectSlipStudents = (db: Db, schoolId: Id, personIds: readonly Id[], termId: Id) =>
  db.all<SlipStudent>(sql`
    select person_id, name, class_name from (
      select distinct on (p.id) p.id as person_id, p.name, c.name as class_name, m.seat, p.usercode
      from core.post o join core.person p on p.id = o.person_id
        left join core.class_member m on m.school_id = o.school_id and m.term_id = ${termId}::uuid and m.person_id = p.id
        left join core.class c on c.school_id = m.school_id and c.id = m.class_id
      where o.school_id = ${schoolId} and o.person_id = any (${personIds}::uuid[]) and o.role_type = 3
        and o.ended_at is null and p.disabled_at is null
      order by p.id, c.name, m.seat) student
    order by class_name, seat, usercode`);

/** Classes of a term with how many students need the consent of a guardian, those without any aside. */
export const selectConsentClasses = (db: Db, schoolId: Id, termId: Id, bornAfter: Day) =>
  db.all<{ id: Id; name: string; students: number }>(sql`
    select c.id, c.name, count(*) as students
    from core.class c
      join core.school s on s.id = c.school_id
      join core.grade g on g.id = c.grade_id
      join core.class_member m on m.school_id = c.school_id and m.class_id = c.id and m.term_id = ${termId}::uuid
      join core.person p on p.id = m.person_id
    where c.school_id = ${schoolId} and p.category = 3 and p.disabled_at is null
      and case when p.birth_date is null then s.stage <> 'senior' else p.birth_date > ${bornAfter}::date end
    group by c.id, c.name, g.number, c.number order by g.number, c.number`);

/** Revokes an open link; returns 0 if there is none. */
export const revokeLink = (db: Db, id: Id, now: Date) =>
  db.maybe<{ personId: Id; schoolId: Id }>(sql`
    update organisation.consent_link set revoked_at = ${now}
    where id = ${id} and answered_at is null and revoked_at is null
    returning person_id, school_id`);

/** The link of a secret with whom it is about, for the system. */
export const selectLinkOf = (db: Db, secretHash: Buffer) =>
  db.maybe<ConsentLinkRow & { student: string; schoolName: string; schoolNameEn: string | null }>(sql`
    select ${columns}, p.name as student, s.name as school_name, s.name_en as school_name_en
    from organisation.consent_link l join core.person p on p.id = l.person_id join core.school s on s.id = l.school_id
    where l.secret_hash = ${secretHash} and p.disabled_at is null`);

export interface LinkAnswer {
  readonly guardian: string;
  readonly relation: Relation;
  readonly given: readonly Purpose[];
  readonly refused: readonly Purpose[];
  readonly address: string;
}

/** Uses an open link up; 0 when somebody was quicker, or it is over. */
export const answerLink = (
  db: Db,
  { schoolId, id }: Pick<ConsentLinkRow, 'schoolId' | 'id'>,
  a: LinkAnswer,
  now: Date,
) =>
  db.run(sql`
    update organisation.consent_link set answered_at = ${now}, guardian = ${a.guardian}, relation = ${a.relation},
      given = ${a.given}::text[], refused = ${a.refused}::text[], address = ${a.address}
    where school_id = ${schoolId} and id = ${id} and answered_at is null and revoked_at is null and expires_at > ${now}`);

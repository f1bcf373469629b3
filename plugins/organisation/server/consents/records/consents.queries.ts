import type { Id } from 'edutech/core/common/ids';
import { type Purpose, purposes, type Relation } from 'edutech/core/common/organisation/consent';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { containing, type Paged, pageOf } from 'edutech/core/server/data/paging';

/** The text of a purpose that holds now. */
export interface ConsentText {
  readonly purpose: Purpose;
  readonly version: number;
  readonly body: string;
  readonly bodyEn: string;
  readonly keepDays: number;
  readonly writtenAt: Date;
}

export const selectTexts = (db: Db) =>
  db.all<ConsentText>(sql`
    select distinct on (purpose) purpose, version, body, body_en, keep_days,
      written_at
    from core.consent_text order by purpose, version desc`);

/** Writes the next version of a text; 0 when somebody else has done so. */
export const insertText = (
  db: Db,
  text: Omit<ConsentText, 'writtenAt'> & { readonly by: Id; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    insert into core.consent_text (purpose, version, body, body_en, keep_days, written_at, written_by)
    select ${text.purpose}, ${text.version}::int + 1, ${text.body}, ${text.bodyEn}, ${text.keepDays}, ${text.now}, ${text.by}
    where ${text.version}::int = (select max(version) from core.consent_text where purpose = ${text.purpose})
    on conflict do nothing`);

/** The consents in force of a student's guardians. */
export interface HeldConsent {
  readonly personId: Id;
  readonly purpose: Purpose;
  readonly version: number;
  readonly guardian: string;
  readonly relation: Relation;
  readonly givenAt: Date;
}

export const selectHeld = (db: Db, people: readonly Id[]) =>
  db.all<HeldConsent>(sql`
    select person_id, purpose, version, guardian, relation, given_at
    from core.consent where person_id = any(${people}::uuid[]) and withdrawn_at is null`);

/** A student who needs consents. */
export interface StudentRow {
  readonly personId: Id;
  readonly schoolId: Id;
  readonly name: string;
  readonly usercode: string;
  readonly birthDate: Day | null;
  readonly schoolName: string;
  readonly schoolNameEn: string;
  readonly className: string | null;
}

export interface StudentFilter extends Paged {
  readonly schoolId?: Id | undefined;
  readonly classId?: Id | undefined;
  /** Only those whose guardians have not agreed to it. */
  readonly lacks?: Purpose | undefined;
  readonly termId: Id | null;
  /** Born after this day, or not known and not at a senior school. */
  readonly bornAfter: Day;
}

const lacking = (purpose: Purpose): Query => sql`not exists (select from core.consent c
  where c.person_id = p.id and c.purpose = ${purpose} and c.withdrawn_at is null)`;

function fitting({ q, schoolId, classId, lacks, termId, bornAfter }: StudentFilter): Query {
  return sql`from core.post o
      join core.person p on p.id = o.person_id
      join core.school s on s.id = o.school_id
    where o.role_type = 3 and o.ended_at is null and p.category = 3 and p.disabled_at is null
      and case when p.birth_date is null then s.stage <> 'senior' else p.birth_date > ${bornAfter}::date end
      ${schoolId ? sql`and o.school_id = ${schoolId}` : sql``}
      ${classId ? sql`and exists (select from core.class_member m where m.school_id = o.school_id and m.term_id = ${termId}::uuid and m.class_id = ${classId} and m.person_id = p.id)` : sql``}
      ${q ? sql`and (p.name like ${containing(q)} or p.usercode = ${q})` : sql``}
      ${lacks ? sql`and ${lacking(lacks)}` : sql``}`;
}

/** A page of the students under 14 within reach, by number. */
export const selectStudentPage = (db: Db, filter: StudentFilter) =>
  db.all<StudentRow>(sql`
    select p.id as person_id, o.school_id, p.name, p.usercode,
      to_char(p.birth_date, 'YYYY-MM-DD') as birth_date, s.name as school_name, s.name_en as school_name_en,
      (select c.name from core.class_member m join core.class c on c.school_id = m.school_id and c.id = m.class_id
        where m.school_id = o.school_id and m.term_id = ${filter.termId}::uuid and m.person_id = p.id limit 1) as class_name
    ${fitting(filter)} order by p.usercode, p.id ${pageOf(filter)}`);

/** How many there are, and how many of them lack each consent. */
export const countStudents = (db: Db, filter: StudentFilter) =>
  db.one<{ total: number } & Record<Purpose, number>>(sql`
    select count(*) as total, ${sql.join(
      purposes.map((purpose) => sql`count(*) filter (where ${lacking(purpose)}) as ${sql.ref(purpose)}`),
    )} ${fitting(filter)}`);

/** A person as a student of a school, for callers who reach it. Throws 404. */
export const selectStudent = (db: Db, personId: Id) =>
  db.one<{ schoolId: Id; name: string }>(
    sql`select o.school_id, p.name from core.post o join core.person p on p.id = o.person_id
        where o.person_id = ${personId} and o.role_type = 3 and o.ended_at is null and p.category = 3 limit 1`,
    'core.consents.noStudent',
  );

/** Has others who record consents of this student wait until the transaction ends. */
export const lockConsents = (db: Db, personId: Id) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('core.consent'), hashtext(${personId}))`);

export interface NewConsent {
  readonly id: Id;
  readonly schoolId: Id;
  readonly personId: Id;
  readonly purpose: Purpose;
  readonly guardian: string;
  readonly relation: Relation;
  readonly recordedBy: Id;
  readonly now: Date;
}

/** Adds a consent to the text that holds now. */
export const insertConsent = (db: Db, consent: NewConsent) =>
  db.run(sql`
    insert into core.consent
      (school_id, id, person_id, purpose, version, guardian, relation, given_at, recorded_by)
    select ${consent.schoolId}::uuid, ${consent.id}::uuid, ${consent.personId}::uuid, ${consent.purpose}, max(version),
      ${consent.guardian}, ${consent.relation}, ${consent.now}::timestamptz, ${consent.recordedBy}::uuid
    from core.consent_text where purpose = ${consent.purpose}`);

/** Ends what holds for a purpose; answers how many (none or one). */
export const endConsent = (
  db: Db,
  { personId, purpose, by, now }: { personId: Id; purpose: Purpose; by: Id; now: Date },
) =>
  db.run(sql`
    update core.consent set withdrawn_at = ${now}, withdrawn_by = ${by}
    where person_id = ${personId} and purpose = ${purpose} and withdrawn_at is null`);

import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

// All of it sees as the system, after the handler has asked whose class it is.

/** A class in a term. */
export interface ClassInTerm {
  readonly schoolId: Id;
  readonly classId: Id;
  readonly termId: Id;
}

export interface OpenCode {
  readonly classId: Id;
  readonly code: string;
  readonly expiresAt: Date;
}

/** False when the code is another class's just now, or is about to be. */
export const upsertCode = async (db: Db, one: ClassInTerm, code: string, openedBy: Id, now: Date, expiresAt: Date) => {
  await db.run(sql`
    delete from account.class_code
    where (code = ${code} and expires_at <= ${now}) or (school_id = ${one.schoolId} and class_id = ${one.classId})`);
  return (
    (await db.run(sql`
      insert into account.class_code (school_id, class_id, term_id, code, opened_by, expires_at)
      values (${one.schoolId}, ${one.classId}, ${one.termId}, ${code}, ${openedBy}, ${expiresAt})
      on conflict do nothing`)) === 1
  );
};

export const selectCode = (db: Db, code: string, now: Date) =>
  db.maybe<ClassInTerm>(sql`
    select school_id, class_id, term_id
    from account.class_code where code = ${code} and expires_at > ${now}`);

export const selectCodes = (db: Db, classIds: readonly Id[], now: Date) =>
  db.all<OpenCode>(sql`
    select class_id, code, expires_at
    from account.class_code where class_id = any (${classIds}::uuid[]) and expires_at > ${now}`);

export const deleteCode = (db: Db, { schoolId, classId }: Pick<ClassInTerm, 'schoolId' | 'classId'>) =>
  db.run(sql`delete from account.class_code where school_id = ${schoolId} and class_id = ${classId}`);

export const deleteOldCodes = (db: Db, before: Date) =>
  db.run(sql`delete from account.class_code where expires_at <= ${before}`);

/**
 * Whether the class is still open: by its device, or by a code of the class that ended after `codesSince`, if at
 * all.
 */
export const isStillOpen = async (
  db: Db,
  { schoolId, classId, device }: ClassInTerm & { readonly device?: Id | undefined },
  codesSince: Date,
  devicesSince: Date,
) =>
  (
    await db.one<{ found: boolean }>(
      device === undefined
        ? sql`
            select exists (select from account.class_code
              where school_id = ${schoolId} and class_id = ${classId} and expires_at > ${codesSince}) as found`
        : sql`
            select exists (select from account.classroom_device
              where school_id = ${schoolId} and class_id = ${classId} and id = ${device}
                and registered_at > ${devicesSince}) as found`,
    )
  ).found;

export interface ClassroomDevice {
  readonly schoolId: Id;
  readonly id: Id;
  readonly classId: Id;
  readonly name: string;
  readonly secretHash: Buffer;
  readonly registeredAt: Date;
  readonly usedAt: Date | null;
}

export const insertDevice = (db: Db, device: Omit<ClassroomDevice, 'usedAt'>, registeredBy: Id) =>
  db.run(sql`
    insert into account.classroom_device (school_id, id, class_id, name, secret_hash, registered_by, registered_at)
    values (${device.schoolId}, ${device.id}, ${device.classId}, ${device.name}, ${device.secretHash}, ${registeredBy},
      ${device.registeredAt})`);

const deviceColumns = sql`
  school_id, id, class_id, name, secret_hash, registered_at,
  used_at`;

export const selectDevices = (db: Db, classIds: readonly Id[], since: Date) =>
  db.all<ClassroomDevice>(sql`
    select ${deviceColumns} from account.classroom_device
    where class_id = any (${classIds}::uuid[]) and registered_at > ${since} order by registered_at, id`);

/** The device of a cookie, noted as used. */
export const touchDevice = (db: Db, secretHash: Buffer, since: Date, now: Date) =>
  db.maybe<ClassroomDevice>(sql`
    update account.classroom_device set used_at = ${now}
    where secret_hash = ${secretHash} and registered_at > ${since} returning ${deviceColumns}`);

/** The one that this browser was before, when it is registered anew. */
export const deleteDeviceOf = (db: Db, secretHash: Buffer) =>
  db.run(sql`delete from account.classroom_device where secret_hash = ${secretHash}`);

export const deleteDevice = (db: Db, { schoolId, classId }: Pick<ClassInTerm, 'schoolId' | 'classId'>, id: Id) =>
  db.run(
    sql`delete from account.classroom_device where school_id = ${schoolId} and class_id = ${classId} and id = ${id}`,
  );

export const deleteOldDevices = (db: Db, before: Date) =>
  db.run(sql`delete from account.classroom_device where registered_at <= ${before}`);

/** Null: none stand. */
export const selectPictures = async (db: Db, personId: Id) =>
  (
    await db.maybe<{ hash: string | null }>(
      sql`select hash from account.picture_password where person_id = ${personId}`,
    )
  )?.hash ?? null;

/** Which of these have pictures (true) or may choose some by their teacher's permission (false); others are left out. */
export const selectPictureStates = async (db: Db, personIds: readonly Id[]): Promise<ReadonlyMap<Id, boolean>> => {
  const rows = await db.all<{ id: Id; isChosen: boolean }>(sql`
    select person_id as id, hash is not null as is_chosen
    from account.picture_password where person_id = any (${personIds}::uuid[])`);
  return new Map(rows.map(({ id, isChosen }) => [id, isChosen]));
};

/** False when there are some already. */
export const insertPictures = async (db: Db, personId: Id, hash: string, now: Date) =>
  (await db.run(sql`
    insert into account.picture_password as p (person_id, hash, set_at) values (${personId}, ${hash}, ${now})
    on conflict (person_id) do update set hash = excluded.hash, set_at = excluded.set_at where p.hash is null`)) === 1;

/** Removes pictures, if there are any, and allows a new choice. */
export const clearPictures = (db: Db, personId: Id, now: Date) =>
  db.run(sql`
    insert into account.picture_password (person_id, hash, set_at) values (${personId}, null, ${now})
    on conflict (person_id) do update set hash = null, set_at = excluded.set_at`);

/** What the page says above the names. */
export const selectClassNames = (db: Db, { schoolId, classId }: Pick<ClassInTerm, 'schoolId' | 'classId'>) =>
  db.one<{ className: string; schoolName: string; schoolNameEn: string | null }>(sql`
    select c.name as class_name, s.name as school_name, s.name_en as school_name_en
    from core.class c join core.school s on s.id = c.school_id where c.school_id = ${schoolId} and c.id = ${classId}`);

/** Classes of this term that somebody teaches or heads. */
export const selectOwnClasses = (db: Db, personId: Id, schoolId: Id | null, termId: Id) =>
  db.all<{ id: Id; schoolId: Id; name: string }>(sql`
    select c.id, c.school_id, c.name
    from core.class c join core.term t on t.school_year_id = c.school_year_id and t.id = ${termId}
    join core.grade g on g.id = c.grade_id
    where c.school_id = ${schoolId}::uuid and (c.head_person_id = ${personId} or exists (
      select from core.class_teacher ct where ct.school_id = c.school_id and ct.term_id = ${termId} and ct.class_id = c.id
        and ct.person_id = ${personId}))
    order by g.number, c.number`);

import type { Id } from 'edutech/core/common/ids';
import { categories } from 'edutech/core/common/permissions/people';
import type { Relation } from 'edutech/core/common/organisation/consent';
import { type Db, sql } from 'edutech/core/server/data/db';
import { insertMany } from 'edutech/core/server/data/many.queries';

export interface OpenCodeRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly studentId: Id;
  readonly expiresAt: Date;
}

const isValid = (now: Date) => sql`c.revoked_at is null and c.expires_at > ${now}`;
const isOpen = (now: Date) => sql`c.used_at is null and ${isValid(now)}`;

/** The open code with this hash, for the system. */
export const selectOpenCode = (db: Db, codeHash: Buffer, now: Date) =>
  db.maybe<OpenCodeRow>(sql`
    select c.school_id, c.id, c.student_id, c.expires_at from guardian.code c
    where c.code_hash = ${codeHash} and ${isOpen(now)}`);

/** Whom the code with this hash has bound to which child, within its time. For the system. */
export const selectBound = (db: Db, codeHash: Buffer, now: Date) =>
  db.maybe<{ studentId: Id; guardianId: Id; username: string }>(sql`
    select b.student_id, b.guardian_id, p.username
    from guardian.code c join guardian.binding b on b.guardian_id = c.used_by and b.student_id = c.student_id
    join core.person p on p.id = b.guardian_id
    where c.code_hash = ${codeHash} and ${isValid(now)}`);

/** Uses an open code up; undefined: it is over, or somebody was quicker. For the system. */
export const consumeCode = (db: Db, codeHash: Buffer, usedBy: Id, now: Date) =>
  db.maybe<OpenCodeRow>(sql`
    update guardian.code c set used_at = ${now}, used_by = ${usedBy} where c.code_hash = ${codeHash} and ${isOpen(now)}
    returning school_id, id, student_id, expires_at`);

/** Opens an account; 0: the user name is taken. For the system. */
export const insertGuardian = (
  db: Db,
  row: { readonly id: Id; readonly username: string; readonly name: string; readonly passwordHash: string },
  now: Date,
) =>
  db.run(sql`
    insert into core.person (id, username, usercode, name, category, password_hash, must_change_password, created_at)
    select ${row.id}, ${row.username}, 'g' || ${row.id}::text, ${row.name}, ${categories.guardian}, ${row.passwordHash},
      false, ${now}
    where not exists (select from core.person where usercode = ${row.username})
    on conflict (username) do nothing`);

/** Binds a child; 0: bound already. For the system. */
export const insertBinding = (
  db: Db,
  { guardianId, studentId, relation }: { readonly guardianId: Id; readonly studentId: Id; readonly relation: Relation },
  now: Date,
) =>
  db.run(sql`
    insert into guardian.binding (guardian_id, student_id, relation, bound_at)
    values (${guardianId}, ${studentId}, ${relation}, ${now}) on conflict do nothing`);

/** Keeps others from binding children to an account until the transaction ends. For the system. */
export const lockGuardian = (db: Db, guardianId: Id) =>
  db.run(sql`select from core.person where id = ${guardianId} for no key update`);

export const countBindings = async (db: Db, guardianId: Id): Promise<number> =>
  (
    await db.one<{ count: number }>(
      sql`select count(*) as count from guardian.binding where guardian_id = ${guardianId}`,
    )
  ).count;

/**
 * Ends what is open of students, also codes of a school before this one; until the transaction ends, nobody else makes codes
 * for them. For the system.
 */
export async function endCodes(db: Db, studentIds: readonly Id[], now: Date): Promise<void> {
  await db.run(sql`select from core.person where id = any(${[...studentIds]}::uuid[]) order by id for no key update`);
  await db.run(sql`
    update guardian.code set revoked_at = ${now}
    where student_id = any(${[...studentIds]}::uuid[]) and used_at is null and revoked_at is null`);
}

interface NewCodeRow extends OpenCodeRow {
  readonly madeBy: Id;
  readonly madeAt: Date;
  readonly codeHash: Buffer;
}

/** Codes for students who have none that is open (`endCodes`). */
export const insertCodes = (db: Db, rows: readonly NewCodeRow[]) =>
  insertMany<NewCodeRow>(
    db,
    'guardian.code',
    {
      schoolId: 'uuid',
      id: 'uuid',
      studentId: 'uuid',
      codeHash: 'bytea',
      madeBy: 'uuid',
      madeAt: 'timestamptz',
      expiresAt: 'timestamptz',
    },
    rows,
  );

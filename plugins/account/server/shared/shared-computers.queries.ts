import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

// All of it sees as the system, after the handler has asked whose school it is.

export interface SharedComputerRow {
  readonly id: Id;
  readonly name: string;
  readonly secretHash: Buffer;
  readonly registeredAt: Date;
  readonly by: string;
}

export const selectSharedComputers = (db: Db, schoolId: Id, since: Date) =>
  db.all<SharedComputerRow>(sql`
    select c.id, c.name, c.secret_hash as "secretHash", c.registered_at as "registeredAt", p.name as by
    from account.shared_computer c join core.person p on p.id = c.registered_by
    where c.school_id = ${schoolId} and c.registered_at > ${since} order by c.name, c.id limit 2000`);

/** Registers a computer in place of what its browser was before. */
export const insertSharedComputer = async (
  db: Db,
  computer: Omit<SharedComputerRow, 'by'> & { readonly schoolId: Id; readonly registeredBy: Id },
  before: Buffer,
) => {
  await db.run(sql`delete from account.shared_computer where secret_hash = ${before}`);
  await db.run(sql`
    insert into account.shared_computer (school_id, id, name, secret_hash, registered_by, registered_at)
    values (${computer.schoolId}, ${computer.id}, ${computer.name}, ${computer.secretHash}, ${computer.registeredBy},
      ${computer.registeredAt})`);
};

export const deleteSharedComputer = (db: Db, schoolId: Id, id: Id) =>
  db.run(sql`delete from account.shared_computer where school_id = ${schoolId} and id = ${id}`);

export const deleteOldSharedComputers = (db: Db, before: Date) =>
  db.run(sql`delete from account.shared_computer where registered_at <= ${before}`);

/** Whether one of these secrets is a registered computer's, in a classroom or elsewhere. */
export const isRegistered = async (db: Db, computer: Buffer, classroom: Buffer, since: Date) =>
  (
    await db.one<{ found: boolean }>(sql`
      select exists (select from account.shared_computer where secret_hash = ${computer} and registered_at > ${since})
        or exists (select from account.classroom_device where secret_hash = ${classroom} and registered_at > ${since}) as found`)
  ).found;

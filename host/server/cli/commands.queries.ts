import type { Id } from 'edutech/core/common/ids';
import { categories } from 'edutech/core/common/permissions/people';
import { type Db, sql } from 'edutech/core/server/data/db';

/** A county by its Chinese or English name. */
export const selectOptionalCounty = (db: Db, name: string) =>
  db.maybe(
    sql<{
      id: Id;
      name: string;
    }>`select id, name from core.county where name = ${name} or lower(name_en) = lower(${name})`,
  );

export const insertAdministrator = (
  db: Db,
  person: { id: Id; username: string; name: string; passwordHash: string; now: Date },
) =>
  db.run(sql`
    insert into core.person (id, username, usercode, name, category, password_hash, must_change_password, created_at)
    values (${person.id}, ${person.username}, ${`admin-${person.username}`}, ${person.name}, ${categories.superAdmin},
      ${person.passwordHash}, true, ${person.now})`);

/** Gives a person a new password; answers the person, or undefined when nobody has the name. */
export const updatePassword = (db: Db, username: string, passwordHash: string) =>
  db.maybe(sql<{ id: Id; username: string }>`
    update core.person set password_hash = ${passwordHash}, must_change_password = true
    where username = ${username} returning id, username`);

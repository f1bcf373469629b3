import type { Id } from '../../../common/ids';
import { type Category, categories, type RoleType } from '../../../common/permissions/people';
import { type Db, sql } from '../../data/db';

/** What signing in needs to know of somebody. */
export interface AccountRow {
  readonly id: Id;
  readonly username: string;
  readonly usercode: string;
  readonly name: string;
  readonly category: Category;
  readonly passwordHash: string | null;
  readonly isDisabled: boolean;
}

const columns = sql`
  id, username, usercode, name, category, password_hash, disabled_at is not null as is_disabled`;

/** The account of a user name, lowered and trimmed. */
export const selectAccount = (db: Db, username: string) =>
  db.maybe<AccountRow>(sql`select ${columns} from core.person where username = ${username}`);

/** The account of a person. */
export const selectAccountOf = (db: Db, personId: Id) =>
  db.maybe<AccountRow>(sql`select ${columns} from core.person where id = ${personId}`);

/** The student of a number. */
export const selectStudentAccount = (db: Db, usercode: string) =>
  db.maybe<AccountRow>(
    sql`select ${columns} from core.person where usercode = ${usercode} and category = ${categories.student}`,
  );

/** The account of a user code. */
export const selectAccountByCode = (db: Db, usercode: string) =>
  db.maybe<AccountRow>(sql`select ${columns} from core.person where usercode = ${usercode}`);

/** The post, if the person holds it now. */
export const selectHeldPost = (db: Db, personId: Id, postId: Id) =>
  db.maybe<{ id: Id; roleType: RoleType }>(sql`
    select id, role_type from core.post
    where id = ${postId} and person_id = ${personId} and ended_at is null`);

/** The role type of a post; null when it no longer exists. */
export const selectPostType = async (db: Db, postId: Id) =>
  (await db.maybe<{ roleType: RoleType }>(sql`select role_type from core.post where id = ${postId}`))?.roleType ?? null;

/** Stores the same password under today's parameters. */
export const updatePasswordHash = (db: Db, personId: Id, passwordHash: string) =>
  db.run(sql`update core.person set password_hash = ${passwordHash} where id = ${personId}`);

/** Stores a password that its owner has chosen. */
export const updatePassword = (db: Db, personId: Id, passwordHash: string) =>
  db.run(
    sql`update core.person set password_hash = ${passwordHash}, must_change_password = false where id = ${personId}`,
  );

import type { Id } from 'edutech/core/common/ids';
import type { PasswordPreset } from 'edutech/core/common/security/password-policy';
import { token } from 'edutech/core/common/token';
import type { Db } from 'edutech/core/server/data/db';
import { hashPassword } from 'edutech/core/server/sign-in/login/passwords';
import { clearInitialPasswords, selectWithoutOwnPassword, updateInitialPasswords } from './account-cards.queries';
import { initialPassword } from './initial-password';

/** First passwords, as printed on cards and handed over by a school's administrator. Runs as the system. */
export interface InitialPasswords {
  /**
   * Gives these people a first password, person → password. People with their own password keep it and are not in the
   * result, unless `all` is set. Costs some milliseconds of the processor each; sessions are left to the caller.
   */
  give(db: Db, personIds: readonly Id[], options?: { all?: boolean }): Promise<Map<Id, string>>;
  /**
   * Revokes the first passwords of people who have none of their own: they sign in when they are given new ones.
   * Returns who has no own password now; cards and sessions are left to the caller.
   */
  withdraw(db: Db, personIds: readonly Id[]): Promise<ReadonlySet<Id>>;
  /** Those of the people who have no password of their own yet: none, or a first one that nobody has used. */
  waiting(db: Db, personIds: readonly Id[]): Promise<ReadonlySet<Id>>;
}
export const InitialPasswords = token<InitialPasswords>('organisation.InitialPasswords');

export const initialPasswordsFor = (preset: PasswordPreset): InitialPasswords => ({
  waiting: async (db, personIds) => new Set((await selectWithoutOwnPassword(db, personIds)).map(({ id }) => id)),
  withdraw: async (db, personIds) => new Set((await clearInitialPasswords(db, personIds)).map(({ id }) => id)),
  give: async (db, personIds, { all = false } = {}) => {
    const ids = all ? personIds : (await selectWithoutOwnPassword(db, personIds)).map(({ id }) => id);
    const passwords = new Map(ids.map((id) => [id, initialPassword(preset)]));
    const rows = await Promise.all(
      [...passwords].map(async ([id, password]) => ({ id, hash: await hashPassword(password) })),
    );
    await updateInitialPasswords(db, rows);
    return passwords;
  },
});

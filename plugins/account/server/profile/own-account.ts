import { editConflict, wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Id } from 'edutech/core/common/ids';
import { categories } from 'edutech/core/common/permissions/people';
import { passwordFault, type PasswordPreset, passwordRules } from 'edutech/core/common/security/password-policy';
import { type Actor, asSystem, type SignedIn, type SystemActor } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Events } from 'edutech/core/server/events/events';
import { updatePassword } from 'edutech/core/server/sign-in/login/accounts.queries';
import { hashPassword } from 'edutech/core/server/sign-in/login/passwords';
import { personChanged, type Sessions } from 'edutech/core/server/session/sessions';
import { mobileNumber } from '../../model/phone-number';
import { deletePhone } from './phone.queries';
import {
  type OwnFacts,
  type OwnValues,
  selectHome,
  selectOptionalByName,
  selectOwnFacts,
  updateAvatar,
  updateOwnValues,
} from './own-account.queries';

/**
 * What a person changes of his own account, and what follows from proving that it is his. Name, number, user name and
 * posts are the school's (OrganisationAdministration). Rows of people lie in the schema of core.
 */
export interface OwnAccount {
  facts(db: Db, personId: Id): Promise<OwnFacts>;
  /**
   * Writes sex and telephone number. The school decides a student's sex. Throws 409 with both versions when an
   * administrator has changed the person meanwhile.
   */
  edit(actor: SignedIn, values: OwnValues & { readonly version: number }): Promise<OwnFacts>;
  /** Another picture, or none. `db` is the caller's transaction as the system. */
  setAvatar(db: Db, actor: SignedIn, fileId: Id | null): Promise<void>;
  /** Whose user name or number this is; nobody for accounts that are frozen. `db` sees as the system. */
  findByName(db: Db, nameOrNumber: string): Promise<OwnFacts | null>;
  /** Where the account is looked after. `db` sees as the system. */
  homeOf(db: Db, personId: Id): Promise<{ readonly schoolId: Id | null; readonly countyId: Id | null }>;
  /** The fault of a password for this person, as a 422 at the field. */
  refuseWeak(password: string, username: string, field: string): void;
  /**
   * The new password of a person who has proved ownership of the account by other means (a link that was sent): all
   * sessions end. `db` is a transaction as the system.
   */
  choosePassword(db: Db, by: Actor | SystemActor, person: OwnFacts, hash: string, address: string): Promise<void>;
  hash(password: string): Promise<string>;
}

interface Parts {
  readonly database: Database;
  readonly audit: Audit;
  readonly events: Events;
  readonly sessions: Sessions;
}

/** Accounts as the table of people has them. */
export function ownAccount({ database, audit, events, sessions }: Parts, preset: PasswordPreset): OwnAccount {
  const changed = (db: Db, personId: Id) => events.emit(db, { name: personChanged, payload: { personId } });
  return {
    facts: selectOwnFacts,
    edit: (actor, { version, ...values }) =>
      database.write(asSystem('somebody edits what is his own in his account'), async (db) => {
        const before = await selectOwnFacts(db, actor.personId);
        if (before.category === categories.student && values.sex !== before.sex)
          throw wrongField('sex', 'core.ownAccount.sexIsSchools');
        if ((await updateOwnValues(db, actor.personId, values, version)) === 0)
          throw editConflict({ ...values, version }, valuesOf(before));
        // another number has to be confirmed itself, and so has this one if it comes back
        if (mobileNumber(values.phone) !== mobileNumber(before.phone)) await deletePhone(db, actor.personId);
        await audit.record(db, actor, { act: 'account.edit', objectKind: 'person', objectId: actor.personId });
        return selectOwnFacts(db, actor.personId);
      }),
    setAvatar: async (db, actor, fileId) => {
      await updateAvatar(db, actor.personId, fileId);
      const facts = { has: fileId !== null };
      await audit.record(db, actor, { act: 'account.avatar', objectKind: 'person', objectId: actor.personId, facts });
      await changed(db, actor.personId);
    },
    findByName: async (db, nameOrNumber) => {
      const found = await selectOptionalByName(db, nameOrNumber);
      return found && !found.isFrozen ? found : null;
    },
    homeOf: async (db, personId) => (await selectHome(db, personId)) ?? { schoolId: null, countyId: null },
    refuseWeak: (password, username, field) => {
      const fault = passwordFault(password, username, preset);
      if (!fault) return;
      const { minLength, kinds } = passwordRules[preset];
      throw wrongField(field, `core.session.password.${fault}`, { minLength, kinds });
    },
    hash: hashPassword,
    choosePassword: async (db, by, { id }, hash, address) => {
      await updatePassword(db, id, hash);
      const endedSessions = await sessions.endAllOf(db, id);
      const record = { act: 'account.choosePassword', objectKind: 'person', objectId: id, address };
      await audit.record(db, by, { ...record, facts: { endedSessions } });
      await changed(db, id);
    },
  };
}

const valuesOf = ({ sex, phone, version }: OwnFacts) => ({ sex, phone, version });

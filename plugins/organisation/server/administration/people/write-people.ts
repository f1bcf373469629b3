import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Id } from 'edutech/core/common/ids';
import { isDay } from 'edutech/core/common/time/city-time';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Events } from 'edutech/core/server/events/events';
import { personChanged, type Sessions } from 'edutech/core/server/session/sessions';
import type { OverPeople } from 'edutech/core/server/permissions/over-people';
import type { AccountCards } from '../../../kit/server/cards/account-cards';
import type { InitialPasswords } from '../../../kit/server/cards/initial-passwords';
import { lockPeople } from '../rosters/context.queries';
import type { PeopleRight, PersonValues } from '../../../kit/server/account-opening';

/** What administering people asks for. */
export const permission: PeopleRight = 'organisation_admin.people';

/** Which field of a form breaks a rule of the tables. */
export const taken = {
  person_username_key: ['username', 'core.organisation.usernameTaken'],
  person_usercode_key: ['usercode', 'core.organisation.usercodeTaken'],
  same_post_once: ['roleType', 'core.organisation.postHeld'],
} as const;

/** The dependencies of writing people. */
export interface PeopleWriterParts {
  readonly database: Database;
  readonly audit: Audit;
  readonly events: Events;
  readonly overPeople: OverPeople;
  readonly sessions: Sessions;
  readonly passwords: InitialPasswords;
  readonly cards: AccountCards;
}

/** The facts about the person in the record of an act. The school finds it in its log, whoever did it. */
export const aboutPerson = (
  objectId: Id,
  schoolId: Id | null | undefined,
  facts: Readonly<Record<string, string | number | null>> = {},
) => ({ objectKind: 'person', objectId, schoolId: schoolId ?? null, facts }) as const;

/** What every write of a person does, in schools and in bureaus. */
export interface PeopleWriter {
  /** A transaction as the system: a person is the city's, and schools see a part of him. `reason`: for the log. */
  asTold<T>(reason: string, work: (db: Db) => Promise<T>): Promise<T>;
  /** Tells every process that a person has changed. */
  changed(db: Db, personId: Id): Promise<void>;
  /**
   * Locks the accounts until the transaction ends, and then checks whether the actor administers all of these people,
   * frozen ones too (OverPeople): nobody gains rights between the check and the act. Returns the schools of their
   * active posts.
   */
  requireAll(db: Db, actor: SignedIn, ids: readonly Id[], right?: PeopleRight): Promise<ReadonlyMap<Id, Id | null>>;
  /**
   * Runs an act that may give power over others to a person whose account is locked. If it does, their first password
   * and their cards are revoked, unless they have chosen their own password: people with less authority knew the one
   * and printed the other.
   */
  raising<T>(db: Db, actor: SignedIn, who: Raised, work: () => Promise<T>): Promise<T>;
}

/** Who may gain rights, and when. */
interface Raised {
  readonly personId: Id;
  readonly schoolId: Id | null | undefined;
  readonly now: Date;
}

export const peopleWriter = ({
  audit,
  cards,
  database,
  events,
  overPeople,
  passwords,
  sessions,
}: PeopleWriterParts): PeopleWriter => ({
  asTold: (reason, work) => database.write(asSystem(reason), work),
  changed: (db, personId) => events.emit(db, { name: personChanged, payload: { personId } }),
  requireAll: async (db, actor, ids, right = permission) => {
    await lockPeople(db, { personIds: ids });
    const schools = new Map<Id, Id | null>();
    for (const id of ids)
      schools.set(id, (await overPeople.require(db, actor, id, right, { evenFrozen: true })).schoolId);
    return schools;
  },
  raising: async (db, actor, { personId, schoolId, now }, work) => {
    const before = await overPeople.powersOf(db, personId);
    const done = await work();
    const after = await overPeople.powersOf(db, personId);
    const isMore = [...after].some((power) => !before.has(power));
    if (!isMore || !(await passwords.withdraw(db, [personId])).has(personId)) return done;
    await cards.revoke(db, [personId], now);
    await sessions.endAllOf(db, personId);
    await audit.record(db, actor, { act: 'organisation.withdrawPassword', ...aboutPerson(personId, schoolId) });
    return done;
  },
});

/** Throws 422 at `birthDate` for one that no calendar has. */
export function requireBirthDay({ birthDate }: Pick<PersonValues, 'birthDate'>): void {
  if (birthDate !== '' && !isDay(birthDate)) throw wrongField('birthDate', 'core.organisation.noDay');
}

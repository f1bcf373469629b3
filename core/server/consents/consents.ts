import { editConflict } from '../../common/wire/edit-conflict';
import { forbidden } from '../../common/errors';
import { type Id, newId } from '../../common/ids';
import type { Purpose, Relation } from '../../common/organisation/consent';
import { token } from '../../common/token';
import { asSystem, type SignedIn } from '../actor';
import type { Audit } from '../audit/audit';
import type { Db } from '../data/db';
import {
  type ConsentText,
  endConsent,
  insertConsent,
  insertText,
  selectStudent,
  selectTexts,
} from './consents.queries';
import { mayUse, thoseWhoMay } from './may-use';

/**
 * The consents of guardians. Code that stores learning records, pictures, sound or image of students, or lets programs
 * process them, calls {@link Consents.may} first, and does without if it says no (limited mode).
 */
export interface Consents {
  /**
   * Whether data of a person may be used for a purpose: of everybody from 14 on, of younger students with a consent.
   */
  may(db: Db, personId: Id, purpose: Purpose, now: Date): Promise<boolean>;
  /** Those of some people of whom {@link Consents.may} is true. */
  thoseWhoMay(db: Db, people: readonly Id[], purpose: Purpose, now: Date): Promise<ReadonlySet<Id>>;
  texts(db: Db): Promise<ConsentText[]>;
  /** Writes the next version of a text, for the whole city. Throws 403 for who administers less, 409 with both versions. */
  write(db: Db, actor: SignedIn, text: Omit<ConsentText, 'writtenAt'>, now: Date): Promise<void>;
  /** Records a form that a guardian has signed, replacing an earlier one. Throws 404 for students out of reach. */
  give(db: Db, actor: SignedIn, given: GivenConsent, now: Date): Promise<void>;
  /**
   * Records what a guardian has decided by himself (a link): consents in place of earlier ones; a refusal ends what held.
   * `db` is a transaction as the system; the caller keeps the proof.
   */
  decide(db: Db, decision: Decision, now: Date): Promise<void>;
  /** Records that a guardian has taken a consent back; nothing happens where there is none. Throws 404. */
  withdraw(db: Db, actor: SignedIn, taken: { personId: Id; purpose: Purpose }, now: Date): Promise<void>;
}
export const Consents = token<Consents>('core.Consents');

export interface GivenConsent {
  readonly personId: Id;
  readonly purposes: readonly Purpose[];
  readonly guardian: string;
  readonly relation: Relation;
}

/** What a guardian has decided without paper. */
export interface Decision {
  readonly personId: Id;
  readonly schoolId: Id;
  readonly given: readonly Purpose[];
  readonly refused: readonly Purpose[];
  readonly guardian: string;
  readonly relation: Relation;
  /** Who at the school asked. */
  readonly askedBy: Id;
  readonly address: string;
}

/** Consents in the tables. */
export const tableConsents = (audit: Audit): Consents => {
  const record = (db: Db, actor: SignedIn, act: 'give' | 'withdraw', personId: Id, schoolId: Id, purpose: string) =>
    audit.record(db, actor, {
      act: `consent.${act}`,
      objectKind: 'person',
      objectId: personId,
      schoolId,
      facts: { purpose },
    });
  return {
    may: mayUse,
    thoseWhoMay,
    texts: selectTexts,
    write: async (db, actor, text, now) => {
      if (actor.reach !== 'city') throw forbidden('core.organisation.cityOnly');
      if ((await insertText(db, { ...text, by: actor.personId, now })) === 0) {
        const { writtenAt: _, ...theirs } = (await selectTexts(db)).find(({ purpose }) => purpose === text.purpose)!;
        throw editConflict(text, theirs);
      }
      const { purpose, version } = text;
      const facts = { purpose, version: version + 1 };
      await audit.record(db, actor, { act: 'consent.write', objectKind: 'consent', objectId: null, facts });
    },
    give: async (db, actor, { personId, purposes, guardian, relation }, now) => {
      const { schoolId } = await selectStudent(db, personId);
      for (const purpose of purposes) {
        await endConsent(db, { personId, purpose, by: actor.personId, now });
        const id = newId(now.getTime());
        await insertConsent(db, {
          id,
          schoolId,
          personId,
          purpose,
          guardian,
          relation,
          recordedBy: actor.personId,
          now,
        });
      }
      await record(db, actor, 'give', personId, schoolId, purposes.join(' '));
    },
    decide: async (db, { personId, schoolId, given, refused, guardian, relation, askedBy, address }, now) => {
      for (const purpose of [...given, ...refused]) await endConsent(db, { personId, purpose, by: askedBy, now });
      for (const purpose of given) {
        const consent = { id: newId(now.getTime()), schoolId, personId, purpose, guardian, relation };
        await insertConsent(db, { ...consent, recordedBy: askedBy, now });
      }
      await audit.record(db, asSystem('a guardian decides'), {
        act: 'consent.decide',
        objectKind: 'person',
        objectId: personId,
        schoolId,
        address,
        facts: { given: given.join(' '), refused: refused.join(' ') },
      });
    },
    withdraw: async (db, actor, { personId, purpose }, now) => {
      const { schoolId } = await selectStudent(db, personId);
      if ((await endConsent(db, { personId, purpose, by: actor.personId, now })) > 0)
        await record(db, actor, 'withdraw', personId, schoolId, purpose);
    },
  };
};

import { editConflict } from 'edutech/core/common/wire/edit-conflict';
import { forbidden } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Purpose, Relation } from 'edutech/core/common/organisation/consent';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import {
  type ConsentText,
  endConsent,
  insertConsent,
  insertText,
  lockConsents,
  selectStudent,
  selectTexts,
} from './consents.queries';

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

export type GuardianConsents = ReturnType<typeof guardianConsents>;

/** What guardians have agreed to is written down; `mayUse` of core says what follows. */
export const guardianConsents = (audit: Audit) => {
  const record = (db: Db, actor: SignedIn, act: 'give' | 'withdraw', personId: Id, schoolId: Id, purpose: string) =>
    audit.record(db, actor, {
      act: `consent.${act}`,
      objectKind: 'person',
      objectId: personId,
      schoolId,
      facts: { purpose },
    });
  return {
    /** Writes the next version of a text, for the whole city. Throws 403 for who administers less, 409 with both versions. */
    write: async (db: Db, actor: SignedIn, text: Omit<ConsentText, 'writtenAt'>, now: Date): Promise<void> => {
      if (actor.reach !== 'city') throw forbidden('core.organisation.cityOnly');
      if ((await insertText(db, { ...text, by: actor.personId, now })) === 0) {
        const { writtenAt: _, ...theirs } = (await selectTexts(db)).find(({ purpose }) => purpose === text.purpose)!;
        throw editConflict(text, theirs);
      }
      const { purpose, version } = text;
      const facts = { purpose, version: version + 1 };
      await audit.record(db, actor, { act: 'consent.write', objectKind: 'consent', objectId: null, facts });
    },
    /** Records a form that a guardian has signed, replacing an earlier one. Throws 404 for students out of reach. */
    give: async (db: Db, actor: SignedIn, given: GivenConsent, now: Date): Promise<void> => {
      const { personId, purposes, guardian, relation } = given;
      const { schoolId } = await selectStudent(db, personId);
      await lockConsents(db, personId);
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
    /**
     * Records what a guardian has decided by himself (a link): consents in place of earlier ones; a refusal ends what held.
     * `db` is a transaction as the system; the caller keeps the proof.
     */
    decide: async (db: Db, decision: Decision, now: Date): Promise<void> => {
      const { personId, schoolId, given, refused, guardian, relation, askedBy, address } = decision;
      await lockConsents(db, personId);
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
    /** Records that a guardian has taken a consent back; nothing happens where there is none. Throws 404. */
    withdraw: async (
      db: Db,
      actor: SignedIn,
      { personId, purpose }: { personId: Id; purpose: Purpose },
      now: Date,
    ): Promise<void> => {
      const { schoolId } = await selectStudent(db, personId);
      if ((await endConsent(db, { personId, purpose, by: actor.personId, now })) > 0)
        await record(db, actor, 'withdraw', personId, schoolId, purpose);
    },
  };
};

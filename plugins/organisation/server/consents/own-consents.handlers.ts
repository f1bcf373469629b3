import { notFound } from 'edutech/core/common/errors';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Handlers } from 'edutech/core/server/call';
import { mayUse } from 'edutech/core/server/consents/may-use';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type * as api from '../../api';
import type { GuardianChildren } from '../../api';
import { type HeldConsent, selectHeld, selectTexts } from './records/consents.queries';
import type { GuardianConsents } from './records/guardian-consents';

const system = asSystem('a guardian looks after the consents for own children');

export interface OwnConsentParts {
  readonly consents: GuardianConsents;
  readonly database: Database;
  readonly children: readonly GuardianChildren<Db, SignedIn>[];
}

export type OwnConsentHandlers = Pick<Handlers<typeof api>, 'myConsents' | 'childConsents' | 'withdrawChildConsent'>;

/** What holds for a student, as the student reads it, and for the children of a guardian, who withdraws it. */
export const ownConsentHandlers = ({ children, consents, database }: OwnConsentParts): OwnConsentHandlers => ({
  myConsents: async ({ db, actor, now, language }) => {
    const held = await selectHeld(db, [actor.personId]);
    const texts = await selectTexts(db);
    return Promise.all(
      texts.map(async ({ purpose, body, bodyEn, keepDays }) => {
        const given = held.find((one) => one.purpose === purpose);
        return {
          purpose,
          body: nameIn(language, body, bodyEn),
          keepDays,
          may: await mayUse(db, actor.personId, purpose, now),
          given: given ? givenOf(given) : null,
        };
      }),
    );
  },
  childConsents: async ({ db, actor, now }) => {
    const own = await ownChildren(children, db, actor, now);
    const held = await database.read(system, (all) =>
      selectHeld(
        all,
        own.map(({ childId }) => childId),
      ),
    );
    return own.map(({ childId, name }) => ({
      personId: childId,
      name,
      given: held.filter(({ personId }) => personId === childId).map(givenOf),
    }));
  },
  withdrawChildConsent: async ({ db, actor, input, now }) => {
    const own = await ownChildren(children, db, actor, now);
    if (!own.some(({ childId }) => childId === input.personId)) throw notFound('core.consents.noStudent');
    await db.as(system, (all) => consents.withdraw(all, actor, input, now));
    return null;
  },
});

/** The children of a guardian, of all who keep bindings. */
const ownChildren = async (children: OwnConsentParts['children'], db: Db, guardian: SignedIn, now: Date) =>
  (await Promise.all(children.map((kept) => kept.of(db, guardian, now)))).flat();

export const givenOf = ({ personId: _, givenAt, ...given }: HeldConsent) => ({
  ...given,
  givenAt: givenAt.toISOString(),
});

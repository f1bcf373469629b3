import { AppError, conflict, invalid, notFound, wireCodes } from 'edutech/core/common/errors';
import { type Purpose, purposes } from 'edutech/core/common/organisation/consent';
import { asSystem } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { GuardianConsents } from './records/guardian-consents';
import { selectStudent, selectTexts } from './records/consents.queries';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/call';
import { originOf } from 'edutech/core/server/session/cookies';
import type { Settings } from 'edutech/core/server/settings/settings';
import type * as api from '../../api/consents/consent-links';
import { routes } from '../../routes';
import { answerLink, type ConsentLinkRow, revokeLink, selectLinkOf, selectLinks } from './consent-links.queries';
import { aboutStudent, hashOf, makeLink } from './make-link';

const system = asSystem('a guardian decides by a link');
const over = () => new AppError('organisation.links.over', wireCodes.gone);

interface LinkParts {
  readonly audit: Audit;
  readonly consents: GuardianConsents;
  readonly database: Database;
  readonly settings: Settings;
}

export const consentLinkHandlers = ({ audit, consents, database, settings }: LinkParts): Handlers<typeof api> => ({
  makeConsentLinks: async (call) => {
    const { db, actor, input, now } = call;
    const origin = originOf(call, settings);
    const made = [];
    for (const personId of input.personIds) {
      const { schoolId, name } = await selectStudent(db, personId);
      const link = { schoolId, personId, purposes: input.purposes, madeBy: actor.personId, origin };
      const { address, expiresAt } = await makeLink({ audit }, db, actor, link, now);
      made.push({ personId, name, address, expiresAt: expiresAt.getTime() });
    }
    return made;
  },

  consentLinks: async ({ db, input, now }) =>
    (await selectLinks(db, input.personId)).map((link) => ({
      id: link.id,
      state: stateOf(link, now),
      madeAt: link.madeAt.getTime(),
      expiresAt: link.expiresAt.getTime(),
      purposes: [...link.purposes],
      guardian: link.guardian,
      given: [...link.given],
      refused: [...link.refused],
    })),

  revokeConsentLink: async ({ db, actor, input, now }) => {
    const revoked = await revokeLink(db, input.id, now);
    if (!revoked) throw notFound('organisation.links.none');
    await audit.record(db, actor, { act: 'consent.revokeLink', ...aboutStudent(revoked) });
    return null;
  },

  readConsentLink: ({ input, now, language }) =>
    database.read(system, async (db) => {
      const link = await selectLinkOf(db, hashOf(input.secret));
      const state = link && stateOf(link, now);
      if (!link || (state !== 'open' && state !== 'answered')) throw over();
      const asked = await textsOf(db, link.purposes);
      return {
        isAnswered: state === 'answered',
        student: link.student,
        school: nameIn(language, link.schoolName, link.schoolNameEn ?? ''),
        expiresAt: link.expiresAt.getTime(),
        texts: asked.map(({ purpose, version, body, bodyEn, keepDays }) => ({
          purpose,
          version,
          body: nameIn(language, body, bodyEn),
          keepDays,
        })),
        read: readMark(asked),
      };
    }),

  answerConsentLink: async ({ input, client, now }) => {
    const { secret, relation } = input;
    const guardian = input.guardian?.trim() ?? '';
    await database.write(system, async (db) => {
      const link = await selectLinkOf(db, hashOf(secret));
      if (!link || stateOf(link, now) !== 'open') throw over();
      const isDecided = link.purposes.every((purpose) => input[purpose] !== undefined);
      if (!isDecided || guardian === '' || !relation) throw invalid('organisation.links.missing');
      if (input.read !== readMark(await textsOf(db, link.purposes))) throw conflict('organisation.links.changed');
      const decided = (word: 'give' | 'refuse') => link.purposes.filter((purpose) => input[purpose] === word);
      const answer = { guardian, relation, given: decided('give'), refused: decided('refuse') };
      if ((await answerLink(db, link, { ...answer, address: client.address }, now)) === 0) throw over();
      const { personId, schoolId, madeBy } = link;
      await consents.decide(db, { ...answer, personId, schoolId, askedBy: madeBy, address: client.address }, now);
    });
    const location = routes.guardian.to({ link: secret, done: '' });
    return { raw: true, status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
  },
});

function stateOf({ answeredAt, revokedAt, expiresAt }: ConsentLinkRow, now: Date) {
  if (answeredAt) return 'answered';
  if (revokedAt) return 'revoked';
  return expiresAt > now ? 'open' : 'over';
}

const textsOf = async (db: Db, asked: readonly Purpose[]) => {
  const texts = await selectTexts(db);
  return purposes.flatMap((purpose) => (asked.includes(purpose) ? texts.filter((one) => one.purpose === purpose) : []));
};

const readMark = (texts: readonly { readonly purpose: string; readonly version: number }[]) =>
  texts.map(({ purpose, version }) => `${purpose}:${version}`).join(' ');

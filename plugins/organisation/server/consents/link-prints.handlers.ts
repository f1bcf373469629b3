import { invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { bornAfter } from 'edutech/core/common/organisation/consent';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { SignedIn } from 'edutech/core/server/actor';
import { selectStudent, selectStudentPage } from './records/consents.queries';
import type { Db } from 'edutech/core/server/data/db';
import type { Handlers } from 'edutech/core/server/call';
import { originOf } from 'edutech/core/server/session/cookies';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type * as api from '../../api/consents/link-prints';
import { insertPrint } from '../cards/cards.queries';
import { printHandlers } from '../cards/prints.handlers';
import { selectConsentClasses } from './consent-links.queries';
import type { LinkPrintParts } from './link-prints.jobs';

/** As many students as a class may have, with room to spare. */
const mostSlips = 200;

export const linkPrintHandlers = (parts: LinkPrintParts): Handlers<typeof api> => ({
  consentClasses: async ({ db, actor, input, now }) => {
    await requireSchool(parts, db, actor, input.schoolId);
    return selectConsentClasses(db, input.schoolId, await currentTermId(db, now), bornAfter(cityDay(now)));
  },

  printConsentLinks: async (call) => {
    const { db, actor, input, language, now } = call;
    const { schoolId, classId = '' } = input;
    await requireSchool(parts, db, actor, schoolId);
    const personIds = await whose(db, input, now);
    const id = newId(now.getTime());
    const wanted = { personIds, language, origin: originOf(call, parts.settings) };
    await insertPrint(db, 'linkPrints', { schoolId, id, wanted, madeById: actor.personId, madeAt: now });
    await parts.audit.record(db, actor, {
      act: 'consent.printLinks',
      objectKind: 'school',
      objectId: schoolId,
      schoolId,
      facts: { class: classId, count: personIds.length },
    });
    await parts.jobs.add(db, 'organisation.printLinks', { id }, { once: id });
    return { id };
  },

  showLinkPrint: printHandlers(parts, 'linkPrints').show,
  linkPrintFile: printHandlers(parts, 'linkPrints').file,
});

type Wanted = Parameters<Handlers<typeof api>['printConsentLinks']>[0]['input'];

/** The students of the school who are meant: those named, or those of a class who are under 14. */
async function whose(db: Db, { schoolId, classId, personIds, lacks }: Wanted, now: Date): Promise<readonly Id[]> {
  if (personIds) {
    for (const personId of personIds) {
      if ((await selectStudent(db, personId)).schoolId !== schoolId) throw notFound('core.consents.noStudent');
    }
    return personIds;
  }
  if (!classId) throw invalid('organisation.linkPrints.whose');
  const filter = { schoolId, classId, lacks, termId: await currentTermId(db, now), page: 1, pageLine: mostSlips };
  return (await selectStudentPage(db, { ...filter, bornAfter: bornAfter(cityDay(now)) })).map(
    ({ personId }) => personId,
  );
}

async function requireSchool({ organisation }: LinkPrintParts, db: Db, actor: SignedIn, schoolId: Id) {
  const schools = await organisation.schoolsUnder(db, actor);
  if (!schools.some(({ id }) => id === schoolId)) throw notFound('core.organisation.noSchool');
}

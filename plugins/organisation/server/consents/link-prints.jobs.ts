import Type from 'typebox';
import { idPattern, type Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { purposes } from 'edutech/core/common/organisation/consent';
import { cityDay } from 'edutech/core/common/time/city-time';
import { type HeldConsent, selectHeld } from './records/consents.queries';
import type { Db } from 'edutech/core/server/data/db';
import type { JobContext, JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type { CardParts } from '../cards/cards.jobs';
import { type PrintRow, selectPrint, updateFailed, updateProgress, updateReady } from '../cards/cards.queries';
import { selectSlipStudents, type SlipStudent } from './consent-links.queries';
import { linkSheet, type LinkSlip, type SlipWords } from './link-sheet';
import { makeLink } from './make-link';

export type LinkPrintParts = CardParts;

/** What a print of links was asked for. */
interface WantedLinks {
  readonly personIds: readonly Id[];
  readonly language: Language;
  readonly origin: string;
}
type LinkPrint = PrintRow<WantedLinks>;

const linksPerStep = 20;

/**
 * Creates the links and the file. A killed print starts again: nobody has the links that it created, and they
 * end.
 */
async function printLinks(parts: LinkPrintParts, id: Id, { actor, heartbeat }: JobContext): Promise<void> {
  const { database, clock, audit } = parts;
  const { print, students, held } = await database.read(actor, async (db) => {
    const row = await selectPrint<WantedLinks>(db, 'linkPrints', id);
    const { personIds } = row.wanted;
    const termId = await currentTermId(db, clock.now());
    return {
      print: row,
      students: await selectSlipStudents(db, row.schoolId, personIds, termId),
      held: await selectHeld(db, personIds),
    };
  });
  if (print.state === 'ready' || print.state === 'gone') return;
  const asked = students
    .map((student) => ({ student, lacking: lackingOf(held, student) }))
    .filter(({ lacking }) => lacking.length > 0);
  const slips: LinkSlip[] = [];
  let until = clock.now();
  for (let start = 0; start < asked.length; start += linksPerStep) {
    const step = asked.slice(start, start + linksPerStep);
    await database.write(actor, async (db) => {
      for (const { student, lacking } of step) {
        const link = { ...student, purposes: lacking, schoolId: print.schoolId, madeBy: print.madeById };
        const made = await makeLink({ audit }, db, actor, { ...link, origin: print.wanted.origin }, clock.now());
        until = made.expiresAt;
        slips.push({ ...slipOf(parts, print, student, lacking), address: made.address });
      }
      await updateProgress(db, id, (0.9 * slips.length) / asked.length);
    });
    await heartbeat((0.9 * slips.length) / asked.length);
  }
  if (slips.length === 0) return void (await database.write(actor, (db) => updateFailed(db, id)));
  const words = await database.read(actor, (db) => wordsOf(parts, db, print, until));
  const pdf = await linkSheet(slips, words);
  await database.write(actor, async (db) => {
    await updateReady(db, id, pdf, slips.length);
    const about = { objectKind: 'school', objectId: print.schoolId, schoolId: print.schoolId };
    await audit.record(db, actor, { act: 'consent.linksPrinted', ...about, facts: { count: slips.length } });
  });
}

/** Purposes without consent for a student. */
const lackingOf = (held: readonly HeldConsent[], { personId }: SlipStudent) =>
  purposes.filter((purpose) => !held.some((one) => one.personId === personId && one.purpose === purpose));

function slipOf(
  { texts }: LinkPrintParts,
  { wanted: { language } }: LinkPrint,
  student: SlipStudent,
  lacking: readonly string[],
) {
  const names = lacking.map((purpose) => texts.say(language, `organisation.consents.purpose.${purpose}`));
  const list = names.join(language === 'en' ? ', ' : '、');
  return {
    student: student.name,
    className: student.className ?? '',
    asked: texts.say(language, 'organisation.linkPrints.asked', { list }),
  };
}

async function wordsOf(
  { rosters, texts, clock }: LinkPrintParts,
  db: Db,
  { schoolId, wanted: { language } }: LinkPrint,
  until: Date,
): Promise<SlipWords> {
  const context = await rosters.context(db, [schoolId], await currentTermId(db, clock.now()));
  const school = context.schools.find(({ id }) => id === schoolId);
  return {
    title: texts.say(language, 'organisation.linkPrints.title'),
    school: (language === 'en' && school?.nameEn) || school?.name || '',
    text: texts.say(language, 'organisation.linkPrints.text'),
    until: texts.say(language, 'organisation.linkPrints.until', { day: cityDay(until) }),
  };
}

export const linkPrintJobs = (parts: LinkPrintParts): JobDeclaration[] => [
  {
    name: 'organisation.printLinks',
    payload: Type.Object({ id: Type.String({ pattern: idPattern }) }),
    leaseSeconds: 120,
    run: ({ id }: { id: Id }, context) => printLinks(parts, id, context),
  },
];

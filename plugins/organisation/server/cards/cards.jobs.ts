import Type from 'typebox';
import { AppError } from 'edutech/core/common/errors';
import { idPattern, type Id } from 'edutech/core/common/ids';
import type { KnownPerson, RosterContext } from '../../model/rosters/roster-context';
import { categories, roleTypes } from 'edutech/core/common/permissions/people';
import { cardAddress } from 'edutech/core/common/security/account-card';
import type { Db } from 'edutech/core/server/data/db';
import type { JobContext, JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { OverPeople } from 'edutech/core/server/permissions/over-people';
import type { Sessions } from 'edutech/core/server/session/sessions';
import type { Settings } from 'edutech/core/server/settings/settings';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type { AccountCards } from '../../kit/server/cards/account-cards';
import type { InitialPasswords } from '../../kit/server/cards/initial-passwords';
import type { RosterParts } from '../rosters/parts';
import { staffTypes } from '../rosters/work/exported-cells';
import { type Card, cardSheet, type CardWords } from './card-sheet';
import {
  type CardPrintRow,
  forgetPrints,
  selectPrint,
  updateFailed,
  updateProgress,
  updateReady,
  type WantedCards,
} from './cards.queries';

export type CardParts = RosterParts & {
  readonly overPeople: OverPeople;
  readonly cards: AccountCards;
  readonly passwords: InitialPasswords;
  readonly sessions: Sessions;
  readonly settings: Settings;
};

const cardsPerStep = 50;
const keptMilliseconds = 3_600_000;

/** Creates passwords, card secrets and the file. A killed print starts again: nothing it created was used. */
async function printCards(parts: CardParts, id: Id, { actor, heartbeat }: JobContext): Promise<void> {
  const { database, clock } = parts;
  const { print, people, context } = await database.read(actor, async (db) => {
    const row = await selectPrint(db, 'cards', id);
    const termId = await currentTermId(db, clock.now());
    return {
      print: row,
      people: await peopleOf(parts, db, row, termId),
      context: await parts.rosters.context(db, [row.schoolId], termId),
    };
  });
  if (print.state === 'ready' || print.state === 'gone') return;
  const cards: Card[] = [];
  for (let start = 0; start < people.length; start += cardsPerStep) {
    const step = people.slice(start, start + cardsPerStep);
    cards.push(...(await database.write(actor, (db) => issue(parts, db, print, step, context))));
    const progress = (0.95 * (start + step.length)) / people.length;
    await database.write(actor, (db) => updateProgress(db, id, progress));
    await heartbeat(progress);
  }
  if (cards.length === 0) return void (await database.write(actor, (db) => updateFailed(db, id)));
  const pdf = await cardSheet(cards, wordsOf(parts, print, context));
  await database.write(actor, async (db) => {
    await updateReady(db, id, pdf, cards.length);
    await parts.audit.record(db, actor, {
      act: 'cards.printed',
      objectKind: 'school',
      objectId: print.schoolId,
      schoolId: print.schoolId,
      facts: { cards: cards.length, all: print.wanted.all },
    });
  });
}

/** Whose cards they are, as far as whoever asked has a say over them: see {@link under}. */
async function peopleOf({ rosters }: CardParts, db: Db, print: CardPrintRow, termId: Id): Promise<KnownPerson[]> {
  const { kind, gradeId: itsGradeId, classId: itsClassId, personIds } = print.wanted.scope;
  const types = kind === 'staff' ? staffTypes : [roleTypes.student];
  const members = await rosters.membersOf(db, [print.schoolId], types, termId);
  const { classes } = await rosters.context(db, [print.schoolId], termId);
  const wanted = new Set(
    classes.filter(({ id, gradeId }) => (itsClassId ? id === itsClassId : gradeId === itsGradeId)).map(({ id }) => id),
  );
  const chosen = personIds && new Set(personIds);
  return members.filter(
    ({ id, category, seats, isDisabled }) =>
      !isDisabled &&
      (kind === 'staff' || category === categories.student) &&
      (!chosen || chosen.has(id)) &&
      (!(itsClassId || itsGradeId) || seats.some(({ classId }) => wanted.has(classId))),
  );
}

/**
 * A card is a password: staff get one only if the requester administers them. Not the requester, nobody with more rights
 * of administration who also teaches here, nobody who belongs to another school too. It is checked when cards are created,
 * with the accounts locked: minutes may pass between the request and the cards.
 */
async function under(
  { overPeople, rosters }: CardParts,
  db: Db,
  { scope, asker }: WantedCards,
  people: readonly KnownPerson[],
): Promise<readonly KnownPerson[]> {
  await rosters.hold(db, { personIds: people.map(({ id }) => id) });
  if (scope.kind === 'students') return people;
  if (!asker) return [];
  const administering = { ...asker, permissions: new Set(asker.permissions) };
  const found: KnownPerson[] = [];
  for (const person of people) {
    const may = await overPeople.require(db, administering, person.id, 'organisation_admin.people').then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
    if (may) found.push(person);
  }
  return found;
}

async function issue(
  parts: CardParts,
  db: Db,
  print: CardPrintRow,
  step: readonly KnownPerson[],
  context: RosterContext,
): Promise<Card[]> {
  const { passwords, cards, sessions, clock, texts } = parts;
  const { all, origin, language } = print.wanted;
  const people = await under(parts, db, print.wanted, step);
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const given = await passwords.give(db, ids, { all });
  const secrets = await cards.issue(db, ids, clock.now(), { all });
  if (all) for (const id of ids) await sessions.endAllOf(db, id);
  const classes = new Map(context.classes.map(({ id, name }) => [id, name]));
  return people.map((person) => {
    const seat = person.seats.find(({ schoolId }) => schoolId === print.schoolId);
    const place = seat
      ? texts.say(language, 'organisation.cards.place', { class: classes.get(seat.classId) ?? '', seat: seat.seat })
      : texts.say(language, 'organisation.cards.staff', { number: person.usercode });
    return {
      name: person.name,
      place,
      number: person.usercode,
      username: person.username,
      password: given.get(person.id) ?? null,
      address: cardAddress(origin, secrets.get(person.id)!),
    };
  });
}

function wordsOf(
  { texts, settings }: CardParts,
  { wanted, schoolId }: CardPrintRow,
  context: RosterContext,
): CardWords {
  const { language, origin } = wanted;
  const say = (key: string) => texts.say(language, `organisation.cards.${key}`);
  const school = context.schools.find(({ id }) => id === schoolId);
  return {
    platform: language === 'en' ? settings.platformNameEn : settings.platformName,
    school: (language === 'en' && school?.nameEn) || school?.name || '',
    number: say('number'),
    username: say('username'),
    password: say('password'),
    ownPassword: say('ownPassword'),
    hint: say('hint'),
    origin,
  };
}

export const cardJobs = (parts: CardParts): JobDeclaration[] => [
  {
    name: 'organisation.printCards',
    payload: Type.Object({ id: Type.String({ pattern: idPattern }) }),
    leaseSeconds: 120,
    run: ({ id }: { id: Id }, context) => printCards(parts, id, context),
  },
  {
    name: 'organisation.forgetCards',
    payload: Type.Object({}),
    schedule: '*/10 * * * *',
    run: async (_payload, { actor }) => {
      const before = new Date(parts.clock.now().getTime() - keptMilliseconds);
      await parts.database.write(actor, (db) => forgetPrints(db, before));
    },
  },
];

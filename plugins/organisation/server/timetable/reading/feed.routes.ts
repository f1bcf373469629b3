import { createHash, randomBytes } from 'node:crypto';
import { notFound } from 'edutech/core/common/errors';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import { asSystem } from 'edutech/core/server/actor';
import { calendarText } from 'edutech/core/server/calendar-text';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Call, Handlers } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Vault } from 'edutech/core/server/security/vault';
import { originOf } from 'edutech/core/server/session/cookies';
import type { Settings } from 'edutech/core/server/settings/settings';
import { termsAt } from 'edutech/core/server/terms/terms';
import type { Texts } from 'edutech/core/server/texts';
import * as api from '../../../api/timetable/lessons';
import { selectFeed, selectFeedOwner, upsertFeed } from './feed.queries';
import { tableTimetable } from './timetable-service';

export interface FeedParts {
  readonly audit: Audit;
  readonly database: Database;
  readonly organisation: Organisation;
  readonly settings: Settings;
  readonly texts: Texts;
  readonly vault: Vault;
}

const purpose = 'organisation.calendar';
const system = asSystem('a calendar program reads the lessons of its owner');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Lessons that are over stay this long in calendars. */
const daysBack = 28;

/** Calendars that programs subscribe to: their address holds a secret (decision 0170). */
export const feedHandlers = (
  parts: FeedParts,
): Pick<Handlers<typeof api>, 'calendarFeed' | 'renewCalendarFeed' | 'readCalendar'> => {
  const { audit, database, settings, vault } = parts;
  const addressFor = (call: Pick<Call<unknown>, 'headers'>, secret: string) =>
    `${originOf(call, settings)}${addressOf(api.readCalendar.root, api.readCalendar.path)}?key=${secret}`;
  return {
    calendarFeed: async (call) => {
      const { db, actor } = call;
      const feed = await selectFeed(db, actor.personId);
      const secret = feed && (await vault.open(feed.sealedSecret, purpose, actor.personId));
      return secret ? { address: addressFor(call, secret) } : null;
    },

    renewCalendarFeed: async (call) => {
      const { db, actor, now } = call;
      const secret = randomBytes(32).toString('base64url');
      const sealed = await vault.seal(secret, purpose, actor.personId);
      await upsertFeed(db, actor.personId, { hash: hashOf(secret), sealed, now });
      await audit.record(db, actor, {
        act: 'organisation.timetable.renewFeed',
        objectKind: 'person',
        objectId: actor.personId,
        schoolId: actor.schoolId,
      });
      return { address: addressFor(call, secret) };
    },

    readCalendar: ({ input, now }) =>
      database.read(system, async (db) => ({
        raw: true,
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'cache-control': 'private, max-age=900',
          'content-disposition': 'inline; filename="timetable.ics"',
        },
        body: await calendarOf(parts, db, hashOf(input.key), now),
      })),
  };
};

async function calendarOf({ organisation, texts }: FeedParts, db: Db, hash: Buffer, now: Date): Promise<string> {
  const owner = await selectFeedOwner(db, hash);
  if (!owner) throw notFound();
  const { personId, isStudent, language, schoolIds } = owner;
  const [term] = await termsAt(db, now, language);
  const today = cityDay(now);
  const asked = { language, from: dayAfter(today, -daysBack), to: term && term.endsOn > today ? term.endsOn : today };
  const whose =
    isStudent && term
      ? (await organisation.classesOfStudent(db, personId, term.termId)).map(({ id, schoolId }) => ({
          schoolId,
          classId: id,
        }))
      : schoolIds.map((schoolId) => ({ schoolId, teacherId: personId }));
  const lessons = await Promise.all(whose.map((one) => tableTimetable.lessonsOf(db, one, asked)));
  const events = lessons.flat().map(({ day, period, classId, subject, className, room, teacher, starts, ends }) => ({
    id: `${day}-${period}-${classId}`,
    starts,
    ends,
    title: isStudent ? subject : `${subject} ${className}`,
    place: room,
    note: teacher,
  }));
  return calendarText(events, { name: texts.say(language, 'organisation.timetable.calendar'), now });
}

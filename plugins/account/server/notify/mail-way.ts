import Type, { type Static } from 'typebox';
import { asSystem } from 'edutech/core/server/actor';
import type { JobDeclaration, Jobs } from 'edutech/core/server/jobs/jobs';
import { Id } from 'edutech/core/common/wire/kinds';
import type { NotificationMatter, NotificationWay } from 'edutech/core/server/notifications/matters';
import type { AccountServices } from '../account-services';
import { sendMail } from '../mails';
import { selectChosen, selectLetter } from './choices.queries';

const Letter = Type.Object({
  schoolId: Id,
  area: Type.String(),
  thread: Type.String(),
  personId: Id,
  /** When the notification appears: a newer one of the thread, which has a letter of its own, is not sent by this one. */
  at: Type.Optional(Type.String()),
});
type Letter = Static<typeof Letter>;

interface WayParts {
  readonly jobs: Jobs;
  readonly mailer: AccountServices['mailer'];
  readonly matters: readonly NotificationMatter[];
}

/** What people have chosen about a notification: letters for those who want them, and for whom the bell is silent. */
export const mailWay = ({ jobs, mailer, matters }: WayParts): NotificationWay => ({
  notify: async (db, { schoolId, area, thread, people, key, at }) => {
    const matter = matters.find(({ keys }) => keys.includes(key));
    if (!matter) return [];
    const ids = people.map(({ personId }) => personId);
    const chosen = await selectChosen(db, matter.id, ids);
    for (const { personId, mail } of chosen) {
      const letter: Letter = { schoolId, area, thread, personId, at: at.toISOString() };
      // of several that appear at one time, such as homework that begins next week and is moved, the last is sent
      const once = Object.values(letter).join(' ');
      if (mail && mailer.isOn) await jobs.add(db, 'account.mailNotification', letter, { after: at, once });
    }
    return matter.isFixed ? [] : chosen.filter(({ bell }) => !bell).map(({ personId }) => personId);
  },
});

/** Sends a notification as a letter, in its reader's language and with the way to its page. */
export const mailNotification = (services: AccountServices): JobDeclaration<typeof Letter> => ({
  name: 'account.mailNotification',
  payload: Letter,
  run: async ({ personId, at, ...thing }) => {
    const { database, settings, texts } = services;
    const actor = asSystem('a notification is sent as a letter');
    const letter = await database.read(actor, (db) => selectLetter(db, thing, personId, at ?? null));
    if (!letter) return;
    const { language, params, path, to } = letter;
    const words = {
      text: texts.say(language, letter.key, params),
      link: settings.publicOrigin === '' ? '' : new URL(path, settings.publicOrigin).href,
    };
    if (!(await sendMail(services, language, to, 'notification', words)))
      throw new Error('The mail server did not take the letter.');
  },
});

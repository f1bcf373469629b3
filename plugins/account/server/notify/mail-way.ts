import type { AccountServices } from '../account-services';
import type { MessageWay } from '../../kit/server/message-way';
import { sendMail } from '../mails';
import { selectAddresses } from '../profile/mail.queries';
import { asSystem } from 'edutech/core/server/actor';

/** What was chosen before an address was confirmed counts: it waits for one. */
const always = new Date(0);

/** A mail to the confirmed address, in its reader's language and with the way to its page. */
export const mailWay = (services: AccountServices): MessageWay => ({
  id: 'mail',
  title: 'account.way.mail',
  missing: 'account.way.mail.missing',
  get isOn() {
    return services.mailer.isOn;
  },
  afterDoubt: 'once',
  reach: async (db, people) =>
    new Map((await selectAddresses(db, people)).map(({ personId }) => [personId, always] as const)),
  send: async ({ id, personId, title, link, language }) => {
    const actor = asSystem('a notification is sent as a mail');
    const [mail] = await services.database.read(actor, (db) => selectAddresses(db, [personId]));
    if (mail && !(await sendMail(services, language, mail.address, 'notification', { text: title, link }, id)))
      throw new Error('The mail server did not take the mail.');
  },
});

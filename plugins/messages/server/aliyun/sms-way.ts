import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { type MessageWay, NotSent, type PhoneCodes } from 'edutech/plugins/account/kit/server/message-way';
import type { MessageParts } from '../message-services';
import { type Asked, presentService } from '../stored-services';
import { hasSms, sendSms, variable } from './sms';

const actor = asSystem('a short message is sent');

/** The confirmed number of somebody, or null. */
export const numberOf = async ({ database, phones }: Pick<MessageParts, 'database' | 'phones'>, personId: Id) =>
  (await database.read(actor, async (db) => phones[0]?.of(db, [personId])))?.get(personId)?.number ?? null;

/** The service, which may have been removed since it was looked for. */
export function needed(service: Asked | null): Asked {
  if (!service) throw new Error('the service is not set up any more');
  return service;
}

/** Short messages by Alibaba Cloud, to the confirmed number. The service takes one twice, so after a doubt it is asked. */
export const smsWay = (parts: MessageParts): MessageWay => {
  const { clock, held, phones } = parts;
  return {
    id: 'sms',
    title: 'messages.way.sms',
    missing: 'messages.way.sms.missing',
    get isOn() {
      return presentService(held, 'sms') !== null;
    },
    types: ['teacher', 'admin', 'cityAdmin', 'superAdmin', 'guardian'],
    restsAtNight: true,
    afterDoubt: 'ask',
    reach: async (db, people) =>
      new Map(
        [...((await phones[0]?.of(db, people)) ?? [])].map(([personId, { since }]) => [personId, since] as const),
      ),
    send: async ({ id, personId, title, language }, signal) => {
      const service = needed(presentService(held, 'sms'));
      const number = await numberOf(parts, personId);
      if (!number) throw new NotSent('unreachable', 'no confirmed number');
      const { cityName, cityNameEn } = held.settings;
      const variables = { title: variable(title), city: variable(language === 'en' ? cityNameEn : cityName) };
      const { template } = service;
      await sendSms(service, { number, template, variables, outId: id }, { now: clock.now(), signal });
    },
    wasTaken: async ({ id, personId }, triedAt, signal) => {
      const service = needed(presentService(held, 'sms'));
      const number = await numberOf(parts, personId);
      const options = { now: clock.now(), signal };
      return number !== null && (await hasSms(service, { number, outId: id, day: triedAt }, options));
    },
  };
};

/** Codes by short message, with a template of their own. */
export const smsCodes = ({ clock, held }: MessageParts): PhoneCodes => ({
  get isOn() {
    return presentService(held, 'sms') !== null;
  },
  send: async (number, code) => {
    const service = needed(presentService(held, 'sms'));
    const { codeTemplate: template } = service;
    await sendSms(service, { number, template, variables: { code }, outId: '' }, { now: clock.now() });
  },
});

import { newId } from 'edutech/core/common/ids';
import { outwardAddress } from 'edutech/core/server/outward/outward';
import type { TrialWork } from 'edutech/plugins/account/api';
import type { MessageServices } from '../api';
import { checkTemplate, sendSms, variable } from './aliyun/sms';
import { numberOf } from './aliyun/sms-way';
import { findMember } from './apps/app-way';
import { noteOf } from './apps/work-app';
import type { AppKind, MessageParts } from './message-services';
import type { Asked } from './stored-services';

type By = Parameters<MessageServices['trial']>[1];

/** Goes the whole way of a message, to the telephone or the app of the person who tries it. */
export function trialOf(parts: MessageParts, service: Asked, by: By): readonly TrialWork[] {
  const host = new URL(service.address).hostname.replace(/^\[|\]$/g, '');
  const find = {
    step: 'find',
    work: () => (service.mayBeInward ? Promise.resolve(host) : outwardAddress(host)),
  };
  return [
    find,
    ...(service.kind === 'sms' ? smsTrial(parts, service, by) : appTrial(parts, service, service.kind, by)),
  ];
}

const wordsOf = ({ held, texts }: MessageParts, { language }: By) => {
  const { cityName, cityNameEn, publicOrigin } = held.settings;
  return {
    title: texts.say(language, 'messages.trial'),
    city: language === 'en' ? cityNameEn : cityName,
    link: publicOrigin,
  };
};

function smsTrial(parts: MessageParts, service: Asked, by: By): readonly TrialWork[] {
  const { title, city } = wordsOf(parts, by);
  let number = '';
  const options = () => ({ now: parts.clock.now() });
  return [
    {
      step: 'template',
      work: async () => {
        for (const template of [service.template, service.codeTemplate])
          await checkTemplate(service, template, options());
        return `${service.template}, ${service.codeTemplate}`;
      },
    },
    {
      step: 'number',
      work: async () => {
        number = (await numberOf(parts, by.personId)) ?? '';
        if (number === '') throw new Error('-');
        return `${number.slice(0, 3)}****${number.slice(-4)}`;
      },
    },
    {
      step: 'send',
      work: async () => {
        const variables = { title: variable(title), city: variable(city) };
        const outId = newId(parts.clock.now().getTime());
        const { json } = await sendSms(service, { number, template: service.template, variables, outId }, options());
        return String(json['BizId'] ?? 'OK');
      },
    },
  ];
}

function appTrial(parts: MessageParts, service: Asked, kind: AppKind, by: By): readonly TrialWork[] {
  const { title, link } = wordsOf(parts, by);
  let member = '';
  return [
    {
      step: 'client',
      work: async () => {
        await parts.apps[kind].token(service);
        return service.keyId;
      },
    },
    {
      step: 'member',
      work: async () => {
        member = (await findMember(parts, { ...service, kind }, by.personId)).memberId;
        return member;
      },
    },
    {
      step: 'send',
      work: async () => {
        await parts.apps[kind].send(service, member, { title, note: noteOf(parts.clock.now()), link });
        return 'ok';
      },
    },
  ];
}

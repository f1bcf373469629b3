import { askService, saidBy } from '../ask-service';
import type { AppProtocol } from './work-app';

/** Longest title that a work notice of 钉钉 takes. Characters. */
const longestTitle = 120;

/** 钉钉: the token of an application of the organisation itself, user/getbymobile and corpconversation/asyncsend_v2. */
export const dingtalk: AppProtocol = {
  askToken: async (service, signal) => {
    const url = new URL('/v1.0/oauth2/accessToken', service.tokenAddress);
    const body = JSON.stringify({ appKey: service.keyId, appSecret: service.secret });
    const headers = { 'content-type': 'application/json' };
    const { json } = await askService(service, url, { method: 'POST', headers, body, signal, sends: false });
    const { accessToken: value, expireIn: expiresIn, code, message } = json;
    if (typeof value !== 'string' || typeof expiresIn !== 'number') throw new Error(saidBy(code, message));
    return { value, expiresIn };
  },
  memberPath: '/topapi/v2/user/getbymobile',
  memberIn: ({ result }) => (result as { userid?: unknown } | undefined)?.userid,
  sendPath: '/topapi/message/corpconversation/asyncsend_v2',
  bodyOf: ({ agentId }, member, { title, note, link }) => ({
    agent_id: Number(agentId),
    userid_list: member,
    msg: link
      ? {
          msgtype: 'oa',
          oa: {
            message_url: link,
            pc_message_url: link,
            head: { bgcolor: 'FF1F6FEB', text: '' },
            body: { title: title.slice(0, longestTitle), content: note },
          },
        }
      : { msgtype: 'text', text: { content: `${title.slice(0, longestTitle)}\n${note}` } },
  }),
  isInVain: () => false,
  codes: {
    token: [40_014, 42_001],
    busy: [-1, 90_002, 90_005, 90_006, 90_018],
    unreachable: [33_012, 60_121],
  },
};

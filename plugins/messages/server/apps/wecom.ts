import { askService, saidBy } from '../ask-service';
import type { AppProtocol } from './work-app';

/** Longest that a card of 企业微信 takes. Characters. */
const longestTitle = 120;
/** In a text the app shows `<a href>` as a link: titles hold what people have typed. */
const plain = (text: string) => text.replaceAll('<', '＜');
/** Within this time the same card is not shown twice; the longest that the service offers. Seconds. */
const sameFor = 14_400;

/** 企业微信: gettoken, user/getuserid and message/send of an application of the organisation itself. */
export const wecom: AppProtocol = {
  askToken: async (service, signal) => {
    const url = new URL('/cgi-bin/gettoken', service.address);
    url.searchParams.set('corpid', service.keyId);
    url.searchParams.set('corpsecret', service.secret);
    const { json } = await askService(service, url, { method: 'GET', signal, sends: false });
    const { errcode, errmsg, access_token: value, expires_in: expiresIn } = json;
    if (errcode !== 0 || typeof value !== 'string' || typeof expiresIn !== 'number')
      throw new Error(saidBy(errcode, errmsg));
    return { value, expiresIn };
  },
  memberPath: '/cgi-bin/user/getuserid',
  memberIn: ({ userid }) => userid,
  sendPath: '/cgi-bin/message/send',
  bodyOf: ({ agentId }, member, { title, note, link }) => ({
    touser: member,
    agentid: Number(agentId),
    enable_duplicate_check: 1,
    duplicate_check_interval: sameFor,
    ...(link
      ? { msgtype: 'textcard', textcard: { title: title.slice(0, longestTitle), description: note, url: link } }
      : { msgtype: 'text', text: { content: `${plain(title.slice(0, longestTitle))}\n${note}` } }),
  }),
  isInVain: ({ invaliduser, unlicenseduser }) => Boolean(invaliduser) || Boolean(unlicenseduser),
  codes: { token: [40_014, 42_001], busy: [-1, 45_009, 45_033, 45_047], unreachable: [46_004, 60_111, 81_013] },
};

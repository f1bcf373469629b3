import { json, startLocalService } from './local-service';

export const appKey = { keyId: 'ww0123456789', secret: 'a secret of the application' };

/** A message that somebody sees in the app. */
export interface ShownCard {
  readonly member: string;
  readonly title: string;
  readonly note: string;
  readonly link: string;
}

type Members = Readonly<Record<string, string>>;

/** Tokens that end by `expire`, each new one another. */
function tokenBook() {
  let count = 0;
  let current = '';
  return {
    issue: () => {
      count += 1;
      current = `token-${count}`;
      return current;
    },
    isGood: (token: string | null) => token !== null && token === current,
    expire: () => {
      current = '';
    },
    get count() {
      return count;
    },
  };
}

/** 企业微信: members by number; the same message to one member is shown once, where the caller asks for that. */
export async function startWecomServer(members: Members) {
  const shown: ShownCard[] = [];
  const tokens = tokenBook();
  const seen = new Set<string>();
  const codes: number[] = [];
  const service = await startLocalService(
    ({ url }) => url.pathname === '/cgi-bin/message/send',
    ({ url, body, request }, response) => {
      const query = url.searchParams;
      const fail = (errcode: number, errmsg: string) => json(response, { errcode, errmsg });
      if (url.pathname === '/cgi-bin/gettoken') {
        if (query.get('corpid') !== appKey.keyId) return fail(40_013, 'invalid corpid');
        if (query.get('corpsecret') !== appKey.secret) return fail(40_001, 'invalid credential');
        return json(response, { errcode: 0, errmsg: 'ok', access_token: tokens.issue(), expires_in: 7200 });
      }
      if (request.method !== 'POST') return fail(43_002, 'require POST method');
      if (!tokens.isGood(query.get('access_token'))) return fail(42_001, 'access_token expired');
      const given = JSON.parse(body) as Record<string, unknown>;
      if (url.pathname === '/cgi-bin/user/getuserid') {
        const userid = members[String(given['mobile'])];
        return userid ? json(response, { errcode: 0, errmsg: 'ok', userid }) : fail(46_004, 'user not exist');
      }
      const code = codes.shift();
      if (code) return fail(code, 'refused by the test');
      const { touser, agentid, msgtype, textcard } = given as {
        touser: string;
        agentid: number;
        msgtype: string;
        textcard: { title: string; description: string; url: string };
      };
      if (agentid !== 1_000_002) return fail(301_002, 'not allow operate another agent');
      if (!Object.values(members).includes(touser)) return fail(81_013, 'user & party & tag all invalid');
      if (msgtype !== 'textcard' || !textcard.title || !textcard.url) return fail(40_008, 'invalid message type');
      const key = `${touser} ${body}`;
      if (given['enable_duplicate_check'] !== 1 || !seen.has(key))
        shown.push({ member: touser, title: textcard.title, note: textcard.description, link: textcard.url });
      seen.add(key);
      return json(response, { errcode: 0, errmsg: 'ok', msgid: 'test' });
    },
  );
  return {
    ...service,
    tokens,
    shown: shown as readonly ShownCard[],
    refuse: (...some: number[]) => void codes.push(...some),
  };
}

/** 钉钉: tokens and calls have addresses of their own; the same content is shown to one member once a day, and nobody is told. */
export async function startDingtalkServer(members: Members) {
  const shown: ShownCard[] = [];
  const tokens = tokenBook();
  const seen = new Set<string>();
  const service = await startLocalService(
    ({ url }) => url.pathname.endsWith('/asyncsend_v2'),
    ({ url, body }, response) => {
      const given = JSON.parse(body) as Record<string, unknown>;
      if (url.pathname === '/v1.0/oauth2/accessToken') {
        if (given['appKey'] !== appKey.keyId || given['appSecret'] !== appKey.secret)
          return json(response, { code: 'invalidClientIdOrSecret', message: '无效的clientId或者clientSecret' }, 400);
        return json(response, { accessToken: tokens.issue(), expireIn: 7200 });
      }
      const fail = (errcode: number, errmsg: string, more: object = {}) => json(response, { errcode, errmsg, ...more });
      if (!tokens.isGood(url.searchParams.get('access_token')))
        return fail(88, 'ding talk error', { sub_code: '40014', sub_msg: '不合法的access_token' });
      if (url.pathname === '/topapi/v2/user/getbymobile') {
        const userid = members[String(given['mobile'])];
        return userid ? json(response, { errcode: 0, errmsg: 'ok', result: { userid } }) : fail(60_121, '找不到该用户');
      }
      const { agent_id, userid_list, msg } = given as {
        agent_id: number;
        userid_list: string;
        msg: { msgtype: string; oa: { message_url: string; body: { title: string; content: string } } };
      };
      if (agent_id !== 1_000_002 || msg.msgtype !== 'oa') return fail(40_035, '不合法的参数');
      const key = `${userid_list} ${JSON.stringify(msg)}`;
      const { title, content } = msg.oa.body;
      if (!seen.has(key) && Object.values(members).includes(userid_list))
        shown.push({ member: userid_list, title, note: content, link: msg.oa.message_url });
      seen.add(key);
      return json(response, { errcode: 0, errmsg: 'ok', task_id: seen.size });
    },
  );
  return { ...service, tokens, shown: shown as readonly ShownCard[] };
}

import { createHash } from 'node:crypto';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { NotSent } from 'edutech/plugins/account/kit/server/message-way';
import { type Answer, askService, saidBy } from '../ask-service';
import type { Asked } from '../stored-services';
import type { KeptTokens } from './kept-tokens';

/** A message as a work app shows it. */
export interface Card {
  readonly title: string;
  /** Under the title; it makes two messages with one title different, for both apps drop what seems to be repeated. */
  readonly note: string;
  /** Empty: there is no page to open. */
  readonly link: string;
}

/** When it was: to the second, so that two notifications in the same words are two. */
export const noteOf = (at: Date): string => `${cityMinute(at)}:${String(at.getUTCSeconds()).padStart(2, '0')}`;

/** What differs between 企业微信 and 钉钉; both answer with `errcode`, and tell a member by the mobile number. */
export interface AppProtocol {
  readonly askToken: (service: Asked, signal?: AbortSignal) => Promise<{ value: string; expiresIn: number }>;
  readonly memberPath: string;
  readonly memberIn: (json: Answer['json']) => unknown;
  readonly sendPath: string;
  readonly bodyOf: (service: Asked, member: string, card: Card) => object;
  /** Nobody got it, although the service took it. */
  readonly isInVain: (json: Answer['json']) => boolean;
  readonly codes: {
    readonly token: readonly number[];
    readonly busy: readonly number[];
    readonly unreachable: readonly number[];
  };
}

export interface WorkApp {
  token(service: Asked, signal?: AbortSignal): Promise<string>;
  /** The id of the member with this number; throws `unreachable` where nobody has. */
  memberOf(service: Asked, number: string, signal?: AbortSignal): Promise<string>;
  send(service: Asked, member: string, card: Card, signal?: AbortSignal): Promise<void>;
}

export function workApp(protocol: AppProtocol, tokens: KeptTokens): WorkApp {
  const { codes } = protocol;
  // who has another secret must not get the token of this one
  const keyOf = ({ kind, address, tokenAddress, keyId, secret }: Asked) =>
    createHash('sha256')
      .update(JSON.stringify([kind, address, tokenAddress, keyId, secret]))
      .digest('hex');
  const token = (service: Asked, signal?: AbortSignal) =>
    tokens.of(keyOf(service), () => protocol.askToken(service, signal));

  /** Calls with a token; one that the service does not take any more is replaced, once: it did nothing with the call. */
  async function call(service: Asked, path: string, body: object, sends: boolean, signal?: AbortSignal) {
    for (let tries = 0; ; tries++) {
      const url = new URL(path, service.address);
      url.searchParams.set('access_token', await token(service, signal));
      const headers = { 'content-type': 'application/json' };
      const question = { method: 'POST', headers, body: JSON.stringify(body), signal, sends } as const;
      const { status, json } = await askService(service, url, question);
      const code = codeOf(json);
      if (code === 0) return json;
      if (codes.token.includes(code) && tries === 0) {
        tokens.forget(keyOf(service));
        continue;
      }
      const said = saidBy(code, json['errmsg']);
      if (codes.busy.includes(code)) throw new NotSent('busy', said);
      if (codes.unreachable.includes(code)) throw new NotSent('unreachable', said);
      if (sends && Number.isNaN(code)) throw new NotSent('doubtful', `${status}, and no errcode`);
      throw new Error(said);
    }
  }
  return {
    token,
    memberOf: async (service, number, signal) => {
      const json = await call(service, protocol.memberPath, { mobile: number }, false, signal);
      const member = protocol.memberIn(json);
      if (typeof member !== 'string' || !/^\w[\w.@-]{0,63}$/.test(member))
        throw new Error('no member id in the answer');
      return member;
    },
    send: async (service, member, card, signal) => {
      const json = await call(service, protocol.sendPath, protocol.bodyOf(service, member, card), true, signal);
      if (protocol.isInVain(json)) throw new NotSent('unreachable', saidBy(0, json['errmsg']));
    },
  };
}

/** 钉钉 has the code that matters one floor below, where a gateway has refused the call. */
function codeOf({ errcode, sub_code: below }: Answer['json']): number {
  return errcode === 88 && /^\d+$/.test(String(below))
    ? Number(below)
    : typeof errcode === 'number'
      ? errcode
      : Number.NaN;
}

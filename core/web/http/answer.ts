import { type Envelope, type ErrorData, isSuccess } from '../../common/wire/envelope';
import { wireCodes } from '../../common/errors';
import type { Identity } from '../session/identity';
import { CallError } from './call-error';
import type { Step } from './exchange';

/** Envelope: an answer is an object with a code. Anything else is a proxy's page, half a file, or nothing. */
export const envelopeStep: Step = (exchange) => {
  if (exchange.envelope) return; // bytes that were asked for
  const { status, text } = exchange.answer!;
  const envelope = parsed(text);
  if (envelope) exchange.envelope = envelope;
  else if (status >= 200 && status < 300) throw new CallError('core.http.wrongData', status);
  else throw new CallError('core.http.ajax', status, '', { params: { status } });
};

/** Token refresh: the token is renewed whenever an answer carries one, that of a failure too. */
export const tokenRefreshStep =
  (identity: Pick<Identity, 'keepToken'>): Step =>
  (exchange) => {
    const { token } = exchange.envelope!;
    if (typeof token === 'string' && token !== '') identity.keepToken(token);
  };

/** Error catalogue (portal.md section 8): what each code of a failure says to people. */
export const catalogueStep: Step = (exchange) => {
  const envelope = exchange.envelope as Envelope;
  if (!isSuccess(envelope)) throw errorOf(envelope);
};

/** Codes of servers behind a root that are not ours: their sentence, or '网络错误！'. */
const foreignCodes: readonly number[] = [599, 532, 9999, -1];
/** What such servers say when a part of them is down; no text for people, so it becomes '服务不可用'. */
const outOfOrder = /Handler dispatch failed|I\/O error/;

function errorOf({ code, msg, data }: Envelope): CallError {
  const said = typeof msg === 'string' ? msg : '';
  if (code === wireCodes.notSignedIn) return new CallError('core.error.notSignedIn', code, said);
  if (code === wireCodes.undecodable) return new CallError('core.error.undecodable', code, said);
  if (outOfOrder.test(said)) return new CallError('core.http.outOfOrder', code);
  const own = ownData(data);
  if (own)
    return new CallError(own.key, code, said, { params: own.params, data: own.detail, requestId: own.requestId });
  if (said) return new CallError('core.http.said', code, said, { params: { text: said }, data });
  return new CallError(foreignCodes.includes(code) ? 'core.http.network' : 'core.http.operation', code, '', { data });
}

const ownData = (data: unknown): ErrorData | null =>
  typeof data === 'object' && data !== null && typeof (data as ErrorData).key === 'string' ? (data as ErrorData) : null;

function parsed(text: string): Partial<Envelope> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && typeof (value as Envelope).code === 'number' ? value : null;
  } catch {
    return null;
  }
}

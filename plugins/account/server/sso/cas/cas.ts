import type { KnownProvider } from '../../../model/sso/known-provider';
import { readCasAnswer } from './cas-xml';
import type { IdentityService, SsoAttempt } from '../identity-service';
import { refusedSso, unavailableSso } from '../refusals';
import { fetchFor } from '../outward-fetch';
import { isUnsafe } from 'edutech/plugins/organisation/kit/server/outward-request';

/** Milliseconds that a request to the service may take. */
const patience = 10_000;
/** Bytes of an answer. */
const mostBytes = 262_144;
/** Shape of a service ticket (CAS protocol 3.0, section 3.1). */
const ticketShape = /^ST-[\w.-]{1,250}$/;

/** Our service address, with the state, so that a ticket of another browser's attempt is invalid here. */
export const casService = (origin: string, provider: string, { state }: Pick<SsoAttempt, 'state'>) =>
  `${origin}/sso/${provider}/return?state=${encodeURIComponent(state)}`;

/** CAS 3.0: a ticket comes with the browser, and is shown to the server once, which says whose it is. */
export const casClient: IdentityService = {
  begin: async (provider, origin, attempt) => {
    const address = below(provider, 'login');
    address.searchParams.set('service', casService(origin, provider.id, attempt));
    return address.href;
  },

  finish: async (provider, origin, attempt, query) => {
    const ticket = query.get('ticket') ?? '';
    if (!ticketShape.test(ticket) || query.get('state') !== attempt.state) throw refusedSso();
    const address = below(provider, 'p3/serviceValidate');
    address.searchParams.set('service', casService(origin, provider.id, attempt));
    address.searchParams.set('ticket', ticket);
    const answer = readAnswer(await askCas(provider, address));
    const { claim } = provider;
    const named = answer && (claim === '' ? answer.user : answer.attributes.get(claim));
    if (!answer || !named) throw refusedSso();
    return { named, subject: answer.user, session: ticket, hasTwoFactors: false };
  },
};

/** An address of the service. */
export function below({ address, id }: Pick<KnownProvider, 'address' | 'id'>, path: string): URL {
  if (isUnsafe(address)) throw unavailableSso(`The identity service "${id}" is asked by TLS only.`);
  return new URL(path, `${address.replace(/\/$/, '')}/`);
}

/** The text that it answers; a redirect is none. */
export async function askCas(provider: Pick<KnownProvider, 'mayBeInward'>, address: URL): Promise<string> {
  try {
    const response = await fetchFor(provider)(address, { redirect: 'error', signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return await textOf(response);
  } catch (error) {
    throw unavailableSso(error);
  }
}

/** An answer is small; one that does not end would fill the memory of this server before patience is over. */
async function textOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new Error('it answered too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function readAnswer(xml: string) {
  try {
    return readCasAnswer(xml);
  } catch (error) {
    throw refusedSso(error);
  }
}

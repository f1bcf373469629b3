import { type PlainForm, refusedParameter } from '../../../common/endpoint';
import type { Logger } from '../../logger';
import { asAppError, logFault } from './answer';
import type { Exchange } from '../exchange';

/** The form of a call, where a browser shows its reader whatever is answered. */
export const formOf = ({ mounted, request }: Exchange): PlainForm | undefined =>
  /x-www-form-urlencoded/.test(request.headers['content-type'] ?? '') ? mounted.endpoint.form : undefined;

/**
 * Redirects a refused form to its page, which shows the result by the code and again what was filled in. The page
 * trusts nothing of it: it takes only what it knows.
 */
export function leadBack(form: PlainForm, { parameters, reply }: Exchange, thrown: unknown, logger: Logger) {
  const error = asAppError(thrown);
  logFault(error, reply.request.id, logger);
  const kept = Object.entries(form.keeps).flatMap(([parameter, field]) => {
    const value = parameters.get(field);
    return typeof value === 'string' && value !== '' ? [[parameter, cut(value, form.longest)]] : [];
  });
  const query = new URLSearchParams([...kept, [refusedParameter, String(error.code)]]);
  return reply.status(303).header('cache-control', 'no-store').header('location', `${form.page}?${query}`).send();
}

/** By whole characters, as the schema counts them: half of a rare one (𠮷) would become another. */
const cut = (value: string, longest: number) => [...value].slice(0, longest).join('');

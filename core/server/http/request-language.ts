import type { FastifyRequest } from 'fastify';
import { lookCookie, readLook } from '../../common/browser/appearance';
import { type Language, languageOf } from '../../common/languages';
import { parseCookies } from './cookies';

/** The language of a caller whose parameters are not read: as the address says, else the screen, else the browser. */
export function languageFor({ query, headers }: FastifyRequest): Language {
  const { lang } = (query ?? {}) as { lang?: unknown };
  if (typeof lang === 'string') return languageOf(lang);
  return readLook(parseCookies(headers.cookie)[lookCookie], languageOf(headers['accept-language'])).language;
}

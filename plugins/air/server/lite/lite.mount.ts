import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { isAppError } from 'edutech/core/common/errors';
import { isId } from 'edutech/core/common/ids';
import { type Language, languageOf } from 'edutech/core/common/languages';
import { visitor } from 'edutech/core/server/actor';
import type { Clock, Stopwatch } from 'edutech/core/server/clock';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import type { HttpMount, MountedRequest } from 'edutech/core/server/http/mounts';
import type { Texts } from 'edutech/core/server/texts';
import type { PeriodOptions } from '../timetable/frame';
import { PageCache, type LitePage } from './page-cache';
import { lessonPage, listPage, missingPage } from './lite-pages';
import { liteStyle } from './lite-style';
import { readLesson, readList } from './read-lite';

interface Parts {
  readonly database: Database;
  readonly files: Files;
  readonly conversions: Conversions;
  readonly texts: Texts;
  readonly clock: Clock;
  readonly stopwatch: Stopwatch;
  readonly options: PeriodOptions;
}

/** Nothing runs, nothing comes from elsewhere. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Caches of proxies may reuse a page, and for a day while the server is unavailable. */
const shared = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/**
 * The lite page: plain HTML for the time of overload, old devices and thin lines. It asks for no session and runs no
 * script; any cache in front of us may answer in our place.
 */
export function liteMount(parts: Parts): HttpMount {
  const pages = new PageCache();
  const style = createHash('sha256').update(liteStyle).digest('hex').slice(0, 12);
  const handle = async ({ request, response }: MountedRequest) => {
    const url = new URL(request.url ?? '/', 'http://lite');
    if (url.pathname === '/style.css') {
      response.setHeader('cache-control', 'public, max-age=86400');
      return send(response, request.method, 'text/css; charset=utf-8', { status: 200, html: liteStyle });
    }
    const language = languageOf(url.searchParams.get('lang') ?? request.headers['accept-language']);
    const now = parts.clock.now();
    const asked = askedIn(url);
    const page = await pages.page(`${language} ${JSON.stringify(asked)}`, parts.stopwatch.elapsed(), () =>
      draw(parts, asked, { language, now, style }),
    );
    response.setHeader('content-security-policy', policy);
    response.setHeader('cache-control', shared);
    response.setHeader('vary', 'accept-language');
    response.setHeader('content-language', language);
    const tag = `"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`;
    response.setHeader('etag', tag);
    if (page.status === 200 && request.headers['if-none-match'] === tag) return void response.writeHead(304).end();
    return send(response, request.method, 'text/html; charset=utf-8', page);
  };
  return { plugin: 'air', path: '/air/lite', methods: ['GET', 'HEAD'], handle };
}

type Asked =
  | { readonly what: 'list'; readonly gradeId: string | undefined; readonly week: number | undefined }
  | { readonly what: 'lesson'; readonly id: string }
  | { readonly what: 'nothing' };

/** The parameters of an address. Others are ignored, so that invented addresses cannot fill the cache. */
function askedIn({ pathname, searchParams }: URL): Asked {
  const [, part = '', id = ''] = pathname.split('/');
  if (part === 'lesson' && isId(id)) return { what: 'lesson', id };
  if (part !== '') return { what: 'nothing' };
  const week = Number(searchParams.get('week'));
  const gradeId = searchParams.get('gradeid');
  return {
    what: 'list',
    gradeId: isId(gradeId) ? gradeId : undefined,
    week: Number.isInteger(week) && week >= 1 && week <= 40 ? week : undefined,
  };
}

interface Drawing {
  readonly language: Language;
  readonly now: Date;
  readonly style: string;
}

async function draw(parts: Parts, asked: Asked, { language, now, style }: Drawing): Promise<LitePage> {
  const { texts, database, files, conversions, options } = parts;
  const say = (key: string, params?: Record<string, string | number>) => texts.say(language, `air.lite.${key}`, params);
  const frame = { language, say, style };
  if (asked.what === 'nothing') return missingPage(frame);
  if (asked.what === 'list') {
    const list = await database.read(visitor, (db) => readList(db, asked, { language, now, options }));
    return listPage(frame, list);
  }
  try {
    return lessonPage(
      frame,
      await database.read(visitor, (db) => readLesson(db, asked.id, { language, files, conversions })),
    );
  } catch (error) {
    if (isAppError(error) && error.key === 'air.error.notFound') return missingPage(frame);
    throw error;
  }
}

function send(response: ServerResponse, method: string | undefined, type: string, { status, html }: LitePage): void {
  const body = Buffer.from(html, 'utf8');
  response.writeHead(status, { 'content-type': type, 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}

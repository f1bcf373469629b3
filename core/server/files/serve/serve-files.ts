import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../common/errors';
import { isId } from '../../../common/ids';
import { asSystem, visitor } from '../../actor';
import type { Clock } from '../../clock';
import type { Database } from '../../data/database';
import { parseCookies } from '../../http/cookies';
import type { TicketFor, Tickets } from '../../security/tickets';
import type { ContentFiles } from '../content-files';
import type { StoredFile } from '../files';
import { selectOptionalFile, selectOptionalPublicFile } from '../files.queries';
import { sendFile } from './send-file';

export interface ServeFilesParts {
  readonly files: ContentFiles;
  readonly database: Database;
  readonly tickets: Tickets;
  readonly clock: Clock;
  /** People reach the platform by TLS. */
  readonly isSecure: boolean;
  /** Id of the living session that a request comes with; null for visitors. */
  readonly sessionOf: (request: FastifyRequest) => Promise<string | null>;
}

const digest = /^[0-9a-f]{64}$/;
const maxRemembered = 5000;
const rememberedMilliseconds = 60_000;
/** How long somebody may go on watching what he opened with a ticket. */
const watchingSeconds = 4 * 3600;
const system = asSystem('a ticket names the file');

/**
 * Serves files by streams, with ranges:
 * `/files/<sha256>/<name>` to anybody, when they are public; `/files/ticket/<view|download>/<id>/<name>?token=…` to
 * whoever holds a ticket.
 */
export function serveFiles(app: FastifyInstance, parts: ServeFilesParts): void {
  const { contents } = parts.files;
  const publicFile = rememberPublicFiles(parts.database, parts.clock);

  app.route<{ Params: { sha256: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:sha256/*',
    handler: async (request, reply) => {
      const { sha256, '*': name } = request.params;
      const file = digest.test(sha256) ? await publicFile(sha256, name) : undefined;
      if (!file) throw notFound('core.files.notFound');
      return sendFile(request, reply, { contents, file, caching: 'forever', disposition: 'inline' });
    },
  });

  app.route<{ Params: { purpose: string; id: string; '*': string }; Querystring: { token?: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/ticket/:purpose/:id/*',
    handler: async (request, reply) => {
      const { purpose, id, '*': name } = request.params;
      const isDownload = purpose === 'download';
      if (!isId(id) || !(isDownload || purpose === 'view')) throw notFound('core.files.notFound');
      const file = await parts.database.read(system, (db) => selectOptionalFile(db, id));
      // a ticket that is not valid, and a file that is not there, are one answer
      if (!file || file.name !== name || !(await mayFetch(request, reply, parts, file, purpose)))
        throw notFound('core.files.ticketOver');
      return sendFile(request, reply, {
        contents,
        file,
        caching: 'never',
        disposition: isDownload ? 'attachment' : 'inline',
      });
    },
  });
}

/** The ticket of the address, or the proof that somebody began to watch with one. */
async function mayFetch(
  request: FastifyRequest<{ Querystring: { token?: string } }>,
  reply: FastifyReply,
  { tickets, clock, sessionOf, isSecure }: ServeFilesParts,
  file: StoredFile,
  purpose: 'view' | 'download' | (string & {}),
): Promise<boolean> {
  const now = clock.now();
  const session = await sessionOf(request);
  const asks = (forPurpose: string, bound: string | null): TicketFor => ({
    purpose: forPurpose,
    object: file.id,
    method: 'GET',
    session: bound,
  });
  const watching = asks('file.watch', session);
  const cookie = `edutech_watch_${file.id}`;
  const { token } = request.query;
  const isTicket =
    typeof token === 'string' &&
    ((await tickets.isValid(token, asks(`file.${purpose}`, session), now)) ||
      // one that was made for whoever holds it
      (await tickets.isValid(token, asks(`file.${purpose}`, null), now)));
  if (isTicket && purpose === 'view' && isLongWatched(file.mime)) {
    const value = tickets.issue(watching, now, watchingSeconds);
    const secure = isSecure ? '; Secure' : '';
    const path = `/files/ticket/view/${file.id}/`;
    reply.header(
      'set-cookie',
      `${cookie}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${watchingSeconds}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
  if (isTicket) return true;
  const kept = parseCookies(request.headers.cookie)[cookie];
  return purpose === 'view' && kept !== undefined && (await tickets.isValid(kept, watching, now));
}

/**
 * Players and readers fetch these piece by piece for as long as somebody watches, long after the ticket's minute. A
 * cookie for this one address, bound to the same session, keeps the right that the ticket gave.
 */
const isLongWatched = (mime: string) => /^(video|audio)\//.test(mime) || mime === 'application/pdf';

/** Looks a public file up once a minute at most: a page of pictures would ask for each, and a removed one is soon gone. */
function rememberPublicFiles(database: Database, clock: Clock) {
  const remembered = new Map<string, { readonly file: StoredFile; readonly until: number }>();
  return async (sha256: string, name: string): Promise<StoredFile | undefined> => {
    const key = `${sha256}/${name}`;
    const now = clock.now().getTime();
    const known = remembered.get(key);
    if (known && known.until > now) return known.file;
    remembered.delete(key);
    const file = await database.read(visitor, (db) => selectOptionalPublicFile(db, sha256, name));
    if (!file) return undefined;
    const oldest = remembered.size >= maxRemembered ? remembered.keys().next().value : undefined;
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(key, { file, until: now + rememberedMilliseconds });
    return file;
  };
}

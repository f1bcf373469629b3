import type { FastifyInstance } from 'fastify';
import { notFound } from '../../common/errors';
import { isId } from '../../common/ids';
import { asSystem, visitor } from '../actor';
import type { Database } from '../data/database';
import type { ContentFiles } from '../files/content-files';
import { selectOptionalFile, selectOptionalPublicFile } from '../files/files.queries';
import { type FetchingParts, mayFetch } from './may-fetch';
import { rememberFor } from './remember';
import { sendFile } from './send-file';

export interface ServeFilesParts extends FetchingParts {
  readonly files: ContentFiles;
  readonly database: Database;
}

const digest = /^[0-9a-f]{64}$/;
const system = asSystem('a ticket names the file');

/**
 * Serves files by streams, with ranges: `/files/<sha256>/<name>` to anybody, when they are public;
 * `/files/ticket/<view|download>/<id>/<name>?token=…` to the holder of a ticket.
 */
export function serveFiles(app: FastifyInstance, parts: ServeFilesParts): void {
  const { contents } = parts.files;
  const publicFile = rememberFor(parts.clock, (address) => {
    const [sha256 = '', name = ''] = address.split('/', 2);
    return parts.database.read(visitor, (db) => selectOptionalPublicFile(db, sha256, name));
  });

  app.route<{ Params: { sha256: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:sha256/*',
    handler: async (request, reply) => {
      const { sha256, '*': name } = request.params;
      const file = digest.test(sha256) ? await publicFile(`${sha256}/${name}`) : undefined;
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
      if (
        !file ||
        file.name !== name ||
        !(await mayFetch(request, reply, parts, { file, purpose, isLong: isLongWatched(file.mime) }))
      )
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

/**
 * Players and readers fetch these piece by piece for as long as somebody watches, long after the ticket's minute. A
 * cookie for this one address, bound to the same session, keeps the right that the ticket gave.
 */
const isLongWatched = (mime: string) => /^(video|audio)\//.test(mime) || mime === 'application/pdf';

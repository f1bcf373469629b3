import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from 'edutech/core/common/errors';
import { isId } from 'edutech/core/common/ids';
import { asSystem, visitor } from 'edutech/core/server/actor';
import { isPartName, type Rendition, type Renditions } from './conversion/renditions';
import { extensionOf } from 'edutech/core/common/files/file-groups';
import { hasPublicFile, selectOptionalFile } from 'edutech/core/server/files/files.queries';
import { isKnown, isSameContent, parseRange } from 'edutech/core/server/files/contents/byte-range';
import type { ServingParts } from 'edutech/core/server/file-serving/file-routes';
import { mayFetch } from 'edutech/core/server/file-serving/may-fetch';
import { rememberFor } from 'edutech/core/server/file-serving/remember';

export interface ServeRenditionsParts extends ServingParts {
  readonly renditions: Renditions;
}

/** What recipes make; a part of another kind is not answered. */
const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
};
const digest = /^[0-9a-f]{64}$/;
const recipeName = /^[a-z]{1,20}-\d{1,3}$/;
const system = asSystem('a ticket names the file');

/**
 * Serves renditions of files, part by part and with ranges, under the same rights as the files themselves:
 * `/files/<sha256>/<recipe>/<name>` to anybody, when a public file has the content;
 * `/files/ticket/view/<id>/<recipe>/<name>` to the holder of a ticket to view the file, for as long as they watch.
 */
export function serveRenditions(app: FastifyInstance, parts: ServeRenditionsParts): void {
  const { renditions, database, clock } = parts;
  const isPublic = rememberFor(clock, (sha256: string) => database.read(visitor, (db) => hasPublicFile(db, sha256)));

  app.route<{ Params: { sha256: string; recipe: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:sha256/:recipe/:name',
    handler: async (request, reply) => {
      const { sha256, recipe, name } = request.params;
      if (!(digest.test(sha256) && (await isPublic(sha256)))) throw notFound('core.files.notFound');
      return sendPart(request, reply, {
        renditions,
        of: { sha256, recipe },
        name,
        cache: 'public, max-age=31536000, immutable',
      });
    },
  });

  app.route<{ Params: { id: string; recipe: string; name: string }; Querystring: { token?: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/ticket/view/:id/:recipe/:name',
    handler: async (request, reply) => {
      const { id, recipe, name } = request.params;
      const file = isId(id) ? await database.read(system, (db) => selectOptionalFile(db, id)) : undefined;
      if (!file || !(await mayFetch(request, reply, parts, { file, purpose: 'view', isLong: true }))) {
        throw notFound('core.files.ticketOver');
      }
      // its own browser may keep it while he watches; nobody between
      const cache = 'private, max-age=3600';
      return sendPart(request, reply, { renditions, of: { sha256: file.sha256, recipe }, name, cache });
    },
  });
}

interface SendingPart {
  readonly renditions: Renditions;
  readonly of: Rendition;
  readonly name: string;
  readonly cache: string;
}

/** Answers a part, or the range of it that was asked for. */
async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { renditions, of, name, cache }: SendingPart,
): Promise<FastifyReply> {
  const type = types[extensionOf(name)];
  const part = type && recipeName.test(of.recipe) && isPartName(name) ? await renditions.open(of, name) : null;
  if (!type || !part) throw notFound('core.files.notFound');
  const etag = `"${of.sha256.slice(0, 32)}-${of.recipe}-${name}"`;
  reply.headers({
    'content-type': type,
    'cache-control': cache,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    'content-security-policy':
      "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    etag,
  });
  const { range: header, 'if-none-match': known, 'if-range': ifRange } = request.headers;
  if (isKnown(known, etag)) return closed(part, reply.status(304));
  const same = isSameContent(Array.isArray(ifRange) ? ifRange[0] : ifRange, etag);
  const asked = same ? parseRange(header, part.bytes) : 'whole';
  if (asked === 'unsatisfiable') {
    return closed(part, reply.status(416).header('content-range', `bytes */${part.bytes}`).header('content-length', 0));
  }
  const range = asked === 'whole' ? { start: 0, end: part.bytes - 1 } : asked;
  if (asked !== 'whole') reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${part.bytes}`);
  reply.header('content-length', range.end - range.start + 1);
  return request.method === 'HEAD' ? closed(part, reply) : reply.send(part.read(range));
}

async function closed(part: { close(): Promise<void> }, reply: FastifyReply): Promise<FastifyReply> {
  await part.close();
  return reply.send();
}

import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AppError } from 'edutech/core/common/errors';
import type { FileGroup } from 'edutech/core/common/files/file-groups';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import type { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { ContentFiles } from 'edutech/core/server/files/content-files';
import type { StoredFile } from 'edutech/core/server/files/files';
import { serveFiles } from 'edutech/core/server/file-serving/serve-files';
import { PostgresSecrets } from 'edutech/core/server/security/signing/postgres-secrets';
import { deploymentKeyOf } from 'edutech/core/server/security/wrapping/key-file';
import { SignedTickets } from 'edutech/core/server/security/signing/signed-tickets';
import type { OpenStore, TriedStore } from './content-stores';
import { html, jpeg, mp4, ole, pdf, png, svg } from './sample-files';
import { type ScratchDatabase, startScratchDatabase } from '../core-services/scratch-database';

/** How files are served from any store. */
export function testServing(open: OpenStore): void {
  const system = asSystem('test');
  const film = mp4(700_000);
  const clock = { time: Date.parse('2026-11-21T08:00:00Z'), now: () => new Date(clock.time) };
  /** The session that requests come with, as the session service would find it. */
  let session: string | null = null;
  let scratch: ScratchDatabase;
  let database: PostgresDatabase;
  let folder: string;
  let files: ContentFiles;
  let tried: TriedStore;
  let app: FastifyInstance;
  let origin: string;

  beforeAll(async () => {
    scratch = await startScratchDatabase();
    database = scratch.connect();
    folder = await mkdtemp(join(tmpdir(), 'edutech-serve-'));
    const secrets = new PostgresSecrets(database, clock, deploymentKeyOf(randomBytes(32)));
    await secrets.load();
    const tickets = new SignedTickets(secrets);
    tried = await open(folder);
    files = new ContentFiles({ contents: tried.contents, tickets, clock });
    app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true } });
    app.setErrorHandler<AppError>((error, _request, reply) =>
      reply.status(error.status ?? 500).send({ key: error.key }),
    );
    serveFiles(app, { files, database, tickets, clock, isSecure: false, sessionOf: async () => session });
    await app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await app.close();
    await tried.close();
    await rm(folder, { recursive: true, force: true });
    await scratch.close();
  });

  async function store(name: string, content: Buffer, group: FileGroup, isPublic = true): Promise<StoredFile> {
    const path = join(folder, newId());
    await writeFile(path, content);
    return database.write(system, async (db) => {
      const file = await files.store(db, { path, name }, group, { personId: null, schoolId: null });
      if (isPublic) await files.publish(db, file.id);
      return file;
    });
  }

  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + address, { headers, method });
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  test('a public file comes whole, for ever, with its Chinese name', async () => {
    const file = await store('第一课 三角形.mp4', film, 'video');
    const response = await get(files.publicAddress(file));
    expect(response.status).toBe(200);
    expect((await bytesOf(response)).equals(film)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(film.length),
      'accept-ranges': 'bytes',
      etag: `"${file.sha256}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="___ ___.mp4"; filename*=UTF-8''${encodeURIComponent('第一课 三角形.mp4')}`,
    });
  });

  test('a player seeks: parts come as asked for, as Safari and Chromium ask', async () => {
    const address = files.publicAddress(await store('film.mp4', film, 'video'));
    for (const [range, start, end] of [
      ['bytes=0-1', 0, 1],
      ['bytes=0-', 0, film.length - 1],
      ['bytes=500000-', 500_000, film.length - 1],
      ['bytes=262143-262144', 262_143, 262_144],
      ['bytes=-7', film.length - 7, film.length - 1],
    ] as const) {
      const response = await get(address, { range });
      expect(response.status, range).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${film.length}`);
      expect(response.headers.get('content-length')).toBe(String(end - start + 1));
      expect((await bytesOf(response)).equals(film.subarray(start, end + 1)), range).toBe(true);
    }
  });

  test('a part that is not there is 416 and says how long the content is', async () => {
    const response = await get(files.publicAddress(await store('film.mp4', film, 'video')), {
      range: `bytes=${film.length}-`,
    });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${film.length}`);
  });

  test('a part of another version is answered whole', async () => {
    const file = await store('film.mp4', film, 'video');
    const status = async (ifRange: string) =>
      (await get(files.publicAddress(file), { range: 'bytes=0-1', 'if-range': ifRange })).status;
    expect(await status(`"${file.sha256}"`)).toBe(206);
    expect(await status('"other"')).toBe(200);
  });

  test('who has it is told so, and HEAD tells without a body', async () => {
    const file = await store('film.mp4', film, 'video');
    const known = await get(files.publicAddress(file), { 'if-none-match': `W/"${file.sha256}"` });
    expect([known.status, (await bytesOf(known)).length]).toEqual([304, 0]);
    const head = await get(files.publicAddress(file), {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), (await bytesOf(head)).length]).toEqual([
      200,
      String(film.length),
      0,
    ]);
    const part = await get(files.publicAddress(file), { range: 'bytes=0-9' }, 'HEAD');
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '10']);
  });

  test('pictures, films, sounds and PDF are shown, all else is saved; only what players fetch again keeps its origin', async () => {
    const disposition = async (name: string, content: Buffer, group: FileGroup) => {
      const { headers } = await get(files.publicAddress(await store(name, content, group)));
      return `${headers.get('content-disposition')?.split(';')[0]} ${headers.get('content-security-policy')?.endsWith('; sandbox')}`;
    };
    expect(await disposition('a.png', png, 'pictures')).toBe('inline true');
    expect(await disposition('a.svg', svg, 'pictures')).toBe('inline true');
    expect(await disposition('a.doc', ole(['WordDocument']), 'attachments')).toBe('attachment true');
    expect(await disposition('a.mp4', film, 'video')).toBe('inline false');
    expect(await disposition('a.pdf', pdf, 'attachments')).toBe('inline false');
  });

  test('a picture with a page hidden behind it is served as the picture it says it is', async () => {
    const file = await store('a.jpg', Buffer.concat([jpeg, html]), 'pictures');
    const { headers } = await get(files.publicAddress(file));
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/);
  });

  test('a file that is not public, another name and a made-up hash are not found', async () => {
    const hidden = await store('私.png', Buffer.concat([png, Buffer.from('private')]), 'pictures', false);
    const file = await store('a.png', png, 'pictures');
    for (const address of [
      files.publicAddress(hidden),
      `/files/${file.sha256}/b.html`,
      `/files/${file.sha256}/`,
      `/files/${'0'.repeat(64)}/a.png`,
      '/files/../../etc/passwd',
      '/files/%2e%2e/%2e%2e%2fetc%2fpasswd',
    ]) {
      expect((await get(address)).status, address).toBe(404);
    }
  });

  test('a long Chinese name can be fetched', async () => {
    const name = `${'长'.repeat(95)}.png`;
    expect((await get(files.publicAddress(await store(name, png, 'pictures')))).status).toBe(200);
  });

  test('a ticket opens its file for its session and its minute only', async () => {
    session = newId();
    const file = await store('答案.pdf', pdf, 'attachments', false);
    const other = await store('other.pdf', Buffer.concat([pdf, Buffer.from('2')]), 'attachments', false);
    const address = files.ticketAddress(file, 'download', session);
    const first = await get(address);
    expect([
      first.status,
      first.headers.get('cache-control'),
      first.headers.get('content-disposition')?.slice(0, 10),
    ]).toEqual([200, 'private, no-store', 'attachment']);
    const mine = session;

    const status = async (changed: string) => (await get(changed)).status;
    expect(await status(address.replace(file.id, other.id))).toBe(404);
    expect(await status(address.replace('/download/', '/view/'))).toBe(404);
    expect(await status(address.replace(/token=.*/, ''))).toBe(404);
    expect(await status(address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(404);
    session = newId();
    expect(await status(address)).toBe(404);
    session = null;
    expect(await status(address)).toBe(404);
    session = mine;
    expect(await status(address)).toBe(200);
    clock.time += 61_000;
    expect(await status(address)).toBe(404);
  });

  test('who opened a film with a ticket can go on watching, in the same session only', async () => {
    session = newId();
    const file = await store('film.mp4', film, 'video', false);
    const address = files.ticketAddress(file, 'view', session);
    const opened = await get(address, { range: 'bytes=0-1' });
    const cookie = opened.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(new RegExp(`Path=/files/ticket/view/${file.id}/; Max-Age=14400; HttpOnly; SameSite=Lax$`));
    const kept = { cookie: cookie.split(';')[0]!, range: 'bytes=600000-600009' };
    clock.time += 3_600_000;
    expect((await get(address, { range: 'bytes=600000-600009' })).status).toBe(404);
    const later = await get(address, kept);
    expect([later.status, (await bytesOf(later)).equals(film.subarray(600_000, 600_010))]).toEqual([206, true]);
    session = newId();
    expect((await get(address, kept)).status).toBe(404);
  });

  test('a ticket for whoever holds it works signed in and signed out', async () => {
    const file = await store('软件.pdf', pdf, 'attachments', false);
    const address = files.ticketAddress(file, 'download', null);
    session = null;
    expect((await get(address)).status).toBe(200);
    session = newId();
    expect((await get(address)).status).toBe(200);
  });

  test('a content that the disk has lost is an error, not half an answer', async () => {
    const file = await store('lost.png', Buffer.concat([png, Buffer.from('lost')]), 'pictures');
    await tried.contents.remove(file.sha256);
    const response = await get(files.publicAddress(file));
    expect([response.status, await response.json()]).toEqual([500, { key: 'core.files.lost' }]);
  });

  test('a reader who goes away in the middle leaves no open file behind', async () => {
    const large = await store('large.mp4', mp4(20_000_000), 'video');
    const openFiles = async () => (await readdir('/proc/self/fd')).length;
    const before = await openFiles();
    for (let n = 0; n < 20; n++) {
      await new Promise<void>((resolve) => {
        const request = httpRequest(origin + files.publicAddress(large), (response) => {
          response.once('data', () => response.destroy());
          response.once('close', resolve);
        });
        request.end();
      });
    }
    await vi.waitFor(async () => expect(await openFiles()).toBeLessThanOrEqual(before + 2), { timeout: 5000 });
  });
}

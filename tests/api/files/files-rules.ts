import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from 'edutech/core/common/errors';
import { type FileGroup, fileGroups } from 'edutech/core/common/files/file-groups';
import { newId } from 'edutech/core/common/ids';
import { asSystem, type SignedIn, visitor } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import type { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { contentTypeOf } from 'edutech/core/server/files/detect/content-types';
import { ContentFiles } from 'edutech/core/server/files/content-files';
import type { FileOwner } from 'edutech/core/server/files/files';
import { forgetExpiredFiles, sweepFiles } from 'edutech/core/server/files/sweep-files';
import { PostgresSecrets } from 'edutech/core/server/security/signing/postgres-secrets';
import { deploymentKeyOf } from 'edutech/core/server/security/wrapping/key-file';
import { SignedTickets } from 'edutech/core/server/security/signing/signed-tickets';
import type { OpenStore, TriedStore } from './content-stores';
import { docm, docx, html, jpeg, mp4, ole, pdf, png, pptx, svg, xlsx, zip } from './sample-files';
import { type ScratchDatabase, startScratchDatabase } from '../core-services/scratch-database';

/** What files must do in any store. */
export function testFiles(open: OpenStore): void {
  const system = asSystem('test');
  const nobody = { personId: null, schoolId: null };
  let scratch: ScratchDatabase;
  let database: PostgresDatabase;
  let folder: string;
  let files: ContentFiles;
  let tried: TriedStore;

  beforeAll(async () => {
    scratch = await startScratchDatabase();
    database = scratch.connect();
    folder = await mkdtemp(join(tmpdir(), 'edutech-files-'));
    const secrets = new PostgresSecrets(database, systemClock, deploymentKeyOf(randomBytes(32)));
    await secrets.load();
    const tickets = new SignedTickets(secrets);
    tried = await open(folder);
    files = new ContentFiles({ contents: tried.contents, tickets, clock: systemClock, maxBytes: 10_000_000 });
  });
  afterAll(async () => {
    await tried.close();
    await rm(folder, { recursive: true, force: true });
    await scratch.close();
  });

  async function store(name: string, content: Buffer, group: FileGroup, owner: FileOwner = nobody) {
    const path = join(folder, newId());
    await writeFile(path, content);
    return database.write(system, (db) => files.store(db, { path, name }, group, owner));
  }

  const refusal = (stored: Promise<unknown>) =>
    stored.then(
      () => 'stored',
      (error: unknown) => (error instanceof AppError ? error.key : Promise.reject(error as Error)),
    );

  const running = { actor: system, signal: new AbortController().signal, heartbeat: async () => {} };

  const inStore = () => tried.names();

  test('equal contents under two names are two files and one content', async () => {
    const [one, two] = [await store('雪.png', png, 'pictures'), await store('snow.PNG', png, 'pictures')];
    expect(one).toMatchObject({ name: '雪.png', ext: 'png', mime: 'image/png', bytes: png.length });
    expect(two.id).not.toBe(one.id);
    expect(two.sha256).toBe(createHash('sha256').update(png).digest('hex'));
    expect((await inStore()).filter((name) => name === one.sha256)).toHaveLength(1);
    const found = await database.read(system, (db) => files.findMany(db, [one.id, two.id, newId()]));
    expect([...found.values()].map(({ name }) => name).sort()).toEqual(['snow.png', '雪.png']);
  });

  test('twenty people who hand in the same file at once all have it', async () => {
    const content = Buffer.concat([jpeg, Buffer.from(newId())]);
    const stored = await Promise.all(Array.from({ length: 20 }, (_, n) => store(`p${n}.jpg`, content, 'pictures')));
    expect(new Set(stored.map(({ sha256 }) => sha256)).size).toBe(1);
    const read = await (await files.open(stored[0]!)).toArray();
    expect(Buffer.concat(read).equals(content)).toBe(true);
  });

  test.each<[string, Buffer, FileGroup, string]>([
    ['课件.doc', ole(['Data', '1Table', 'WordDocument']), 'attachments', 'application/msword'],
    [
      'slides.ppt',
      ole(['Current User', 'Pictures', 'x', 'PowerPoint Document']),
      'attachments',
      'application/vnd.ms-powerpoint',
    ],
    [
      'large.ppt',
      ole(['a', 'b', 'c', 'd', 'PowerPoint Document'], true),
      'attachments',
      'application/vnd.ms-powerpoint',
    ],
    ['marks.xls', ole(['Workbook']), 'attachments', 'application/vnd.ms-excel'],
    ['a.docx', docx, 'attachments', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.pptx', pptx, 'attachments', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['a.xlsx', xlsx, 'attachments', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['lesson.mp4', mp4(1000), 'video', 'video/mp4'],
    ['a.pdf', pdf, 'resourceFiles', 'application/pdf'],
    ['cover.svg', svg, 'pictures', 'image/svg+xml'],
  ])('%s is taken', async (name, content, group, mime) => {
    await expect(store(name, content, group)).resolves.toMatchObject({ mime });
  });

  test.each<[string, string, Buffer, FileGroup]>([
    ['a page as a picture', 'a.png', html, 'pictures'],
    ['a picture as a page', 'a.html', png, 'pictures'],
    ['a picture as another kind of picture', 'a.jpg', png, 'pictures'],
    ['a picture where videos go', 'a.png', png, 'video'],
    ['a program with two extensions', 'a.pdf.exe', pdf, 'attachments'],
    ['a name without an extension', 'pdf', pdf, 'attachments'],
    ['a text document that is a workbook', 'a.doc', ole(['Workbook']), 'attachments'],
    ['an OLE document that is none of ours', 'a.doc', ole(['__properties_version1.0']), 'attachments'],
    ['a broken OLE document', 'a.doc', ole(['WordDocument']).subarray(0, 600), 'attachments'],
    ['a document with macros', 'a.docx', docm, 'attachments'],
    ['a plain archive as a document', 'a.docx', zip({ 'a.txt': 'x' }), 'attachments'],
    ['a drawing where photographs go', 'a.svg', svg, 'images'],
    [
      'a drawing with a script',
      'a.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'),
      'pictures',
    ],
    ['a drawing in another encoding', 'a.svg', Buffer.from(svg.toString(), 'utf16le'), 'pictures'],
    ['an empty file', 'a.png', Buffer.alloc(0), 'pictures'],
  ])('%s is refused, and nothing stays', async (_what, name, content, group) => {
    const before = await inStore();
    await expect(refusal(store(name, content, group))).resolves.toBe('core.files.wrongType');
    expect(await inStore()).toEqual(before);
  });

  test('a refusal names what may be uploaded', async () => {
    await expect(store('a.exe', html, 'images')).rejects.toMatchObject({
      status: 422,
      params: { allowed: 'jpg, png' },
    });
  });

  test('a file over the limit is refused before it is read', async () => {
    await expect(store('a.mp4', mp4(10_000_001), 'video')).rejects.toMatchObject({
      key: 'core.files.tooLarge',
      status: 413,
      params: { megabytes: 9 },
    });
  });

  test('every extension that a group allows has a type', () => {
    for (const ext of Object.values(fileGroups).flat()) expect(contentTypeOf(ext), ext).toBeDefined();
  });

  test('a file of a school is seen by that school, its owner and the city, not by others', async () => {
    const [school, other, owner] = [newId(), newId(), newId()];
    await scratch.asOwner(
      'alter table core.file drop constraint file_school_id_fkey, drop constraint file_owner_person_id_fkey',
    );
    const file = await store('家长信.pdf', pdf, 'attachments', { personId: owner, schoolId: school });
    const free = await store('通知.pdf', pdf, 'attachments');
    const sees = async (actor: Partial<SignedIn> | null, id = file.id) => {
      const person = {
        kind: 'person',
        personId: newId(),
        reach: 'school',
        schoolId: other,
        countyId: null,
        ...actor,
      } as SignedIn;
      const found = await database.read(actor ? person : visitor, (db) => files.findMany(db, [id]));
      return found.size === 1;
    };
    expect(await sees({ schoolId: school })).toBe(true);
    expect(await sees({ personId: owner })).toBe(true);
    expect(await sees({ reach: 'city', schoolId: null })).toBe(true);
    expect(await sees({ schoolId: other })).toBe(false);
    expect(await sees(null)).toBe(false);
    expect(await sees({ schoolId: other }, free.id)).toBe(true);
    expect(await sees(null, free.id)).toBe(false);
    await database.write(system, (db) => files.publish(db, file.id));
    expect(await sees(null)).toBe(true);
  });

  test('somebody of another school can neither publish a file nor store one there', async () => {
    const school = newId();
    const file = await store('答案.pdf', pdf, 'attachments', { personId: null, schoolId: school });
    const stranger = {
      kind: 'person',
      personId: newId(),
      reach: 'school',
      schoolId: newId(),
      countyId: null,
    } as SignedIn;
    await expect(refusal(database.write(stranger, (db) => files.publish(db, file.id)))).resolves.toBe(
      'core.files.notFound',
    );
    const path = join(folder, 'forged.pdf');
    await writeFile(path, pdf);
    const forged = database.write(stranger, (db) =>
      files.store(db, { path, name: 'a.pdf' }, 'attachments', { personId: null, schoolId: school }),
    );
    await expect(forged).rejects.toThrow('row-level security');
  });

  test('what a failed transaction stored is swept away after a day, what rows name stays', async () => {
    const kept = await store('kept.png', Buffer.concat([png, Buffer.from('kept')]), 'pictures');
    const path = join(folder, 'lost.png');
    await writeFile(path, Buffer.concat([png, Buffer.from('lost')]));
    let lost = '';
    const failing = database.write(system, async (db) => {
      lost = (await files.store(db, { path, name: 'lost.png' }, 'pictures', nobody)).sha256;
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const draft = join(tried.contents.drafts.folder, 'old');
    await writeFile(draft, 'x');

    const sweep = () => sweepFiles({ contents: tried.contents, database }, systemClock.now(), running);
    await sweep();
    expect(await inStore()).toEqual(expect.arrayContaining([kept.sha256, lost, 'old']));
    const old = new Date(Date.now() - 2 * 86_400_000);
    for (const { sha256 } of [kept, { sha256: lost }]) await tried.age(sha256, old);
    await utimes(draft, old, old);
    await sweep();
    const left = await inStore();
    expect(left).toContain(kept.sha256);
    expect(left).not.toContain(lost);
    expect(left).not.toContain('old');
  });

  test('a content that is being stored again is not swept away under it', async () => {
    const content = Buffer.concat([png, Buffer.from('again')]);
    const first = await store('again.png', content, 'pictures');
    await database.write(system, (db) => db.run(sql`delete from core.file where sha256 = ${first.sha256}`));
    const path = join(folder, 'again.png');
    await writeFile(path, content);
    await database.write(system, async (db) => {
      await files.store(db, { path, name: 'again.png' }, 'pictures', nobody);
      // the sweep comes by before the new row can be seen
      const old = new Date(Date.now() - 2 * 86_400_000);
      await tried.age(first.sha256, old);
      await sweepFiles({ contents: tried.contents, database }, systemClock.now(), running);
    });
    expect(await inStore()).toContain(first.sha256);
  });

  test('a file for a while is removed when its time is over, row and content, and nothing else is', async () => {
    const hour = 3_600_000;
    const listed = (what: string) =>
      store(`${what}.png`, Buffer.concat([png, Buffer.from(what)]), 'pictures', forAnHour);
    const forAnHour = { ...nobody, keptFor: hour };
    const [list, again] = [await listed('a list'), await listed('a list that somebody else keeps')];
    const kept = await store(
      'kept.png',
      Buffer.concat([png, Buffer.from('a list that somebody else keeps')]),
      'pictures',
    );
    const later = (minutes: number) => ({ now: () => new Date(Date.now() + minutes * 60_000) });

    await forgetExpiredFiles({ contents: tried.contents, database, clock: later(59) }, running);
    await expect(database.read(system, (db) => files.find(db, list.id))).resolves.toMatchObject({
      sha256: list.sha256,
    });
    await forgetExpiredFiles({ contents: tried.contents, database, clock: later(61) }, running);
    for (const { id } of [list, again])
      await expect(refusal(database.read(system, (db) => files.find(db, id)))).resolves.toBe('core.files.notFound');
    await expect(database.read(system, (db) => files.find(db, kept.id))).resolves.toMatchObject({ id: kept.id });
    const left = await inStore();
    expect(left).not.toContain(list.sha256);
    expect(left).toContain(kept.sha256);
  });
}

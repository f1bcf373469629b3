import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Files } from 'edutech/core/server/files/files';
import { Programs } from 'edutech/core/server/programs/programs';
import { DiskRenditions } from 'edutech/plugins/media/server/conversion/disk-renditions';
import { Renditions } from 'edutech/plugins/media/server/conversion/renditions';
import { Workshop } from 'edutech/plugins/media/server/conversion/workshop';
import { getImport, showPaper, startImport } from 'edutech/plugins/questions/api';
import type { Replacement } from '../../../../host/server/compose';
import { converting, needConverters, programs } from '../../../support/conversion/converters';
import { juniorMathematics } from '../../../support/papers/mathematics';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dataOf, keyOf } from '../questions-kit';

let app: TestApp;
let teacher: Caller;
let folder: string;
needConverters();
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-pictures-'));
  const replace: Replacement[] = [
    [Programs, programs],
    [Renditions, new DiskRenditions(join(folder, 'renditions'))],
    [Workshop, { folder: join(folder, 'workshop') }],
  ];
  app = await startApp({ on: ['questions'], works: true, replace });
  teacher = await signedIn(app, 'teacher');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function imported(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  const { personId, schoolId } = app.world.people.teacher;
  const file = await app.platform.services.database.write(asSystem('a test'), (db) =>
    app.platform.container.get(Files).store(db, { path, name }, 'papers', { personId, schoolId, keptFor: 60_000 }),
  );
  const { importId } = dataOf<typeof startImport>(await teacher.call(startImport, { fileId: file.id, format: 'auto' }));
  const stateOf = async () => dataOf<typeof getImport>(await teacher.call(getImport, { importId })).state;
  await vi.waitFor(async () => expect(await stateOf()).toBe('read'), { timeout: 30_000, interval: 250 });
  return importId;
}

const shown = async (importId: string) => dataOf<typeof showPaper>(await teacher.call(showPaper, { importId }));

converting('a Word paper becomes a PDF when its owner first looks at it, for the owner alone', async () => {
  const importId = await imported('期中卷.docx', juniorMathematics().bytes);
  expect(await shown(importId)).toEqual({ pdf: null, isConverting: true });
  await vi.waitFor(async () => expect((await shown(importId)).pdf).not.toBeNull(), { timeout: 90_000, interval: 500 });
  const { pdf, isConverting } = await shown(importId);
  expect(isConverting).toBe(false);
  const get = (caller: Caller) =>
    app.platform.app.inject({ method: 'GET', url: pdf!, headers: { cookie: caller.cookie } });
  expect((await get(teacher)).rawPayload.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const other = await signedIn(app, 'headteacher');
  expect((await get(other)).statusCode).toBe(404);
  const refused = await other.call(showPaper, { importId });
  expect([refused.status, keyOf(refused)]).toEqual([404, 'questions.error.noImport']);
});

test('what is no Word paper has no picture, and nothing is made of it', async () => {
  const importId = await imported('练习.gift', '::一:: 数轴上表示 -3 的点在原点的左侧．{T}\n');
  expect(await shown(importId)).toEqual({ pdf: null, isConverting: false });
});

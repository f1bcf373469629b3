import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from 'edutech/core/server/data/db';
import { applyImport, type ImportDetail, undoImport } from '../../../plugins/organisation/api/rosters';
import { RosterDesk } from '../../api/organisation/rosters/rosters-desk';
import { bigRoster, bigRosterRows, bigRosterWrong } from '../../support/rosters/big-roster';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process';
import { startApp, type TestApp } from '../../support/servers/start-app';

const root = new URL('../../../', import.meta.url).pathname;
const good = bigRosterRows - bigRosterWrong;

/** The office's server runs no jobs; those of its database are done by processes that a test kills. */
let office: TestApp;
let county: RosterDesk;
let data: string;
let worker: ServerProcess;
beforeAll(async () => {
  office = await startApp();
  county = new RosterDesk(office, 'countyadmin');
  data = await mkdtemp(join(tmpdir(), 'edutech-killed-'));
  worker = await startWorker();
}, 120_000);
afterAll(async () => {
  await worker?.stop();
  await office.close();
  await rm(data, { recursive: true, force: true });
});

const startWorker = () =>
  startServerProcess({ dist: process.env['EDUTECH_DIST'] ?? join(root, 'dist'), database: office.database, data });

/** Kills the process once the import is on its way and not at its end, and starts the next one. */
async function killInTheMiddle(id: string, state: ImportDetail['state']): Promise<void> {
  await vi.waitFor(
    async () => {
      const { state: now, progress } = await county.show(id);
      if (now !== state) throw new Error(`it is ${now}`);
      expect(progress).toBeGreaterThan(0);
      expect(progress).toBeLessThan(1);
    },
    { timeout: 60_000, interval: 5 },
  );
  const gone = new Promise((resolve) => worker.process.once('exit', resolve));
  worker.process.kill('SIGKILL');
  await gone;
  expect((await county.show(id)).state).toBe(state);
  worker = await startWorker();
}

const settled = (id: string) =>
  vi.waitFor(
    async () => {
      const shown = await county.show(id);
      expect(['applied', 'undone', 'checked']).toContain(shown.state);
      return shown;
    },
    { timeout: 90_000, interval: 200 },
  );

/** What the school holds, in a form in which two states can be compared. */
const school = async () => {
  const id = office.world.schoolId;
  return {
    people: await county.all(sql`select id, usercode, username, name, phone from core.person order by id`),
    posts: await county.all(sql`select * from core.post where school_id = ${id} order by id`),
    seats: await county.all(sql`select * from core.class_member where school_id = ${id} order by class_id, person_id`),
  };
};

test('an import whose process is killed goes on in another, writes each row once, and so does its undo', async () => {
  const before = await school();
  const { id } = await county.upload('新生.xlsx', await bigRoster('K'), {
    kind: 'students',
    schoolId: office.world.schoolId,
  });
  const { version } = await county.show(id);
  expect((await county.call(applyImport, { id, version })).status).toBe(200);
  await killInTheMiddle(id, 'applying');
  expect(await settled(id)).toMatchObject({ state: 'applied', counts: { written: good, wrong: bigRosterWrong } });
  const arrived = await county.all<{ posts: number; seats: number }>(sql`
    select (select count(*)::int from core.post o where o.person_id = p.id) as posts,
      (select count(*)::int from core.class_member m where m.person_id = p.id) as seats
    from core.person p where p.usercode like 'K0%'`);
  expect(arrived).toHaveLength(good);
  expect(arrived.filter(({ posts, seats }) => posts !== 1 || seats !== 1)).toEqual([]);
  const written = await county.all(
    sql`select from core.audit_record where act = 'roster.import' and object_id = ${id}`,
  );
  expect(written).toHaveLength(1);

  expect((await county.call(undoImport, { id, partly: false })).status).toBe(200);
  await killInTheMiddle(id, 'undoing');
  expect(await settled(id)).toMatchObject({ state: 'undone', counts: { written: 0 } });
  expect(await school()).toEqual(before);
}, 300_000);

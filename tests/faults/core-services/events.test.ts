import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { PostgresEvents } from 'edutech/core/server/events/postgres-events';
import { startPostgres } from '../../../host/build/database/postgres.mjs';
import { startScratchServer } from '../../api/core-services/scratch-database';
import { startChild } from './child-process';

const system = asSystem('test');
const silent = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent };
let scratch: Awaited<ReturnType<typeof startScratchServer>>;
let revived: Awaited<ReturnType<typeof startPostgres>> | undefined;
const processes: { database: ReturnType<typeof scratch.connect>; events: PostgresEvents; heard: unknown[] }[] = [];

beforeAll(async () => {
  scratch = await startScratchServer();
  for (let n = 0; n < 2; n++) {
    const database = scratch.connect();
    const events = new PostgresEvents(database, systemClock, silent);
    const heard: unknown[] = [];
    events.on('fault.told', ({ payload }) => heard.push(payload.n));
    await events.start();
    processes.push({ database, events, heard });
  }
});
afterAll(async () => {
  for (const { events } of processes) await events.close();
  await revived?.stop();
  await scratch.close();
});

const emit = (n: number) =>
  processes[0]!.database.write(system, (db) => processes[0]!.events.emit(db, { name: 'fault.told', payload: { n } }));
const all = (numbers: number[]) => expect(processes.map(({ heard }) => heard)).toEqual([numbers, numbers]);

test('an event of a process that died between its COMMIT and telling is told by another', async () => {
  const teller = await startChild('dying-teller', { url: scratch.appUrl });
  await teller.ended;
  await vi.waitFor(() => all([1]), { timeout: 10_000 });
});

test('through a crash of PostgreSQL every committed event is heard, once and in order, and so is what was told meanwhile', async () => {
  await emit(2);
  process.kill(scratch.pid, 'SIGKILL');
  await delay(500);
  await expect(emit(99)).rejects.toThrow();
  processes[1]!.events.tell({ name: 'fault.told', payload: { n: 3 } });
  await delay(1500);
  await vi.waitFor(
    async () => {
      revived = await startPostgres(scratch.home);
    },
    { timeout: 20_000 },
  );
  await vi.waitFor(() => all([1, 2, 3]), { timeout: 20_000 });
  await emit(4);
  await vi.waitFor(() => all([1, 2, 3, 4]), { timeout: 20_000 });
});

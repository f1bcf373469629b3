import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getSealKey } from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { Clock, Stopwatch } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import { aliveSince } from 'edutech/core/server/operation/processes';
import { selectProcesses } from 'edutech/core/server/operation/processes.queries';
import { Tickets, type TicketFor } from 'edutech/core/server/security/tickets';
import { Browser, stoppedClock } from '../../support/browser';
import { startApp, type TestApp } from '../../support/servers/start-app';

const hour = 3_600_000;
const perMinute = 20;
/** The time of day, which somebody sets, and a stopwatch, which goes on as time does. */
const start = Date.now();
let set = 0;
const stopwatch = stoppedClock();
const clock = { now: () => new Date(start + set + stopwatch.elapsed() - begun) };
const begun = stopwatch.elapsed();
const pass = (milliseconds: number) => stopwatch.move(milliseconds);

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    on: [],
    replace: [
      [Clock, clock],
      [Stopwatch, stopwatch],
    ],
    city: { settings: { requestsPerMinute: perMinute, idleMilliseconds: 50 * 24 * hour, sessionHours: 720 } },
  });
});
afterAll(() => app.close());
beforeEach(() => pass(60_000));

let addresses = 0;
const stranger = () => new Browser(app, `127.50.0.${++addresses}`);
const system = asSystem('a test of clocks');

describe.each([
  ['three hours ahead', 3 * hour],
  ['three hours back', -3 * hour],
  ['forty days ahead', 40 * 24 * hour],
  ['forty days back', -40 * 24 * hour],
])('a clock that is set %s', (_name, step) => {
  beforeEach(() => {
    set = 0;
  });
  const setClock = () => {
    set = step;
  };

  test('neither frees an address that floods, nor keeps it longer', async () => {
    const flood = stranger();
    for (let count = 0; count < perMinute; count++) await flood.get(getSealKey);
    const refused = await flood.get(getSealKey);
    expect(refused.status).toBe(429);
    setClock();
    expect((await flood.get(getSealKey)).status).toBe(429);
    pass(Number(refused.headers['retry-after']) * 1000);
    expect((await flood.get(getSealKey)).status).toBe(200);
  });

  test('keeps nobody from signing in whose password was guessed at', async () => {
    const name = `guessed-${addresses}`;
    for (let failure = 0; failure < 5; failure++) await stranger().login(name, 'x');
    expect(await stranger().login(name, 'x')).toMatchObject({ status: 429, key: 'core.session.tooManyFailures' });
    setClock();
    expect((await stranger().login(name, 'x')).status).toBe(400);
    // and the next failures are counted again
    for (let failure = 0; failure < 4; failure++) await stranger().login(name, 'x');
    expect((await stranger().login(name, 'x')).status).toBe(429);
    pass(2000);
    expect((await stranger().login(name, 'x')).status).toBe(400);
  });

  test('opens nothing with a ticket of before', async () => {
    const tickets = app.platform.container.get(Tickets);
    const what: TicketFor = { purpose: 'file.view', object: 'x', method: 'GET', session: null };
    const ticket = tickets.issue(what, clock.now());
    const once = await app.platform.services.database.write(system, async (db) => {
      const [session] = await db.all(sql<{ id: string }>`select encode(id, 'hex') as id from core.session limit 1`);
      const handOver = { personId: app.world.people.teacher.personId, purpose: 'window', roleId: null };
      return tickets.issueOnce(db, { ...handOver, sessionId: session!.id }, clock.now());
    });
    setClock();
    expect(await tickets.isValid(ticket, what, clock.now())).toBe(false);
    expect(
      await app.platform.services.database.write(system, (db) => tickets.redeem(db, once, 'window', clock.now())),
    ).toBeNull();
    expect(await tickets.isValid(tickets.issue(what, clock.now()), what, clock.now())).toBe(true);
  });

  test('shows no process as alive that was seen before', async () => {
    const alive = () =>
      app.platform.services.database.read(system, (db) => selectProcesses(db, aliveSince(clock.now())));
    const seen = sql`update core.process set seen_at = ${clock.now()}`;
    await app.platform.services.database.write(system, (db) => db.run(seen));
    expect(await alive()).not.toEqual([]);
    setClock();
    expect(await alive()).toEqual([]);
  });
});

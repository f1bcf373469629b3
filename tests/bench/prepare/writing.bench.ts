// Ten teachers write one plan at once: from sending a change until a colleague's page has it, beside two and beside a bare call.
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import * as Y from 'yjs';
import { changePlan, planChanges } from 'edutech/plugins/prepare/api';
import { sectionText } from 'edutech/plugins/prepare/model/plan/shared-plan';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import type { Caller } from '../../support/people';
import { callAs, openDesk, sessionsOf } from '../support/desk';
import { median } from '../support/figures';
import { hear, planId, send } from './plan-page';
import { typed } from './typed';

/** `BENCH_WRITERS` and `BENCH_CHANGES` shorten it, to see that it runs. */
const most = Number(process.env['BENCH_WRITERS'] ?? 10);
/** Changes of each writer. */
const changes = Number(process.env['BENCH_CHANGES'] ?? 60);
/** What people type is sent so often (plan-line.ts). Milliseconds. */
const pause = 300;

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const desk = await openDesk(context);
  try {
    const people = await teachersOfOnePlan(desk.product.ownerUrl);
    const sessions = await sessionsOf(desk.office, people);
    const { port } = desk.product;
    // the first round warms up
    await written(port, sessions.slice(0, 2), Math.min(10, changes));
    const bare = await bareCalls(port, sessions[0]!);
    const two = await written(port, sessions.slice(0, 2), changes);
    const ten = await written(port, sessions, changes);
    const twoTyped = await typed(port, sessions.slice(0, 2), changes);
    const tenTyped = await typed(port, sessions, changes);
    const row = (what: string, times: readonly number[], beside: readonly number[]) => [
      what,
      ...[median(times), share(times, 0.95), share(times, 0.99)].map((one) => one.toFixed(1)),
      ...[median(times) / median(beside), share(times, 0.95) / share(beside, 0.95), median(times) / median(bare)].map(
        (one) => one.toFixed(1),
      ),
    ];
    return [
      {
        title: 'Teachers who write one plan at once',
        note: `Each sends a change every ${pause} ms, ${changes} in all, and hears those of the others over its live connection; measured from sending a change until each other page has it. From the key: pages of the product, on which each types a key every 250 ms; measured from the key until it stands in the plan of each other page, and a page waits 300 ms before it sends. The bare call reads what is new, one after the other. The client shares the two cores.`,
        columns: ['what', 'median ms', 'p95 ms', 'p99 ms', 'median of two', 'p95 of two', 'median of a bare call'],
        rows: [
          row('a bare call', bare, two),
          row('two', two, two),
          row(`${most}`, ten, two),
          row('two, from the key', twoTyped, twoTyped),
          row(`${most}, from the key`, tenTyped, twoTyped),
        ],
      },
    ];
  } finally {
    await desk.close();
  }
}

/** The time that so many of them keep. */
const share = (times: readonly number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * part) - 1]!;

/** Teachers of the demo school, who teach the subject of the plan from now on. */
async function teachersOfOnePlan(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `with plan as (select school_id, subject_id from prepare.plan where id = $1),
         given as (select distinct t.school_id, t.person_id from core.class_teacher t join plan using (school_id) limit $2),
         place as (select t.term_id, t.class_id from core.class_teacher t join plan using (school_id) limit 1),
         added as (insert into core.class_teacher (school_id, term_id, class_id, subject_id, person_id)
           select given.school_id, place.term_id, place.class_id, plan.subject_id, given.person_id from given, place, plan
           on conflict do nothing)
       select replace(person_id::text, '-', '') as id from given`,
      [planId, most],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

async function bareCalls(port: number, who: Caller): Promise<number[]> {
  const times: number[] = [];
  const { revision } = await send(port, callAs(who, planChanges, { planId, after: 0 }));
  for (let at = 0; at < 100; at += 1) {
    const began = performance.now();
    await send(port, callAs(who, planChanges, { planId, after: revision }));
    times.push(performance.now() - began);
  }
  return times;
}

/** Milliseconds until each other page has a change, of all changes that these people write. */
async function written(port: number, sessions: readonly Caller[], count: number): Promise<number[]> {
  const sent = new Map<string, { readonly began: number; readonly by: Caller }>();
  const times: number[] = [];
  const sockets = await Promise.all(
    sessions.map((who) =>
      hear(port, who, (news) => {
        const of = news.kind === 'change' && news.change !== undefined ? sent.get(news.change) : undefined;
        if (of && of.by !== who) times.push(performance.now() - of.began);
      }),
    ),
  );
  await Promise.all(
    sessions.map(async (who, at) => {
      const doc = new Y.Doc();
      const known = await send(port, callAs(who, planChanges, { planId, after: 0 }));
      let { revision } = known;
      for (const change of known.changes) Y.applyUpdate(doc, Buffer.from(change, 'base64'));
      await delay((at * pause) / sessions.length);
      for (let n = 0; n < count; n += 1) {
        const before = Y.encodeStateVector(doc);
        const text = sectionText(doc, 'reflection');
        text.insert(Math.min(at, text.length), '字');
        // a plan is no longer than people write one
        if (text.length > 400) text.delete(200, 100);
        const change = Buffer.from(Y.encodeStateAsUpdate(doc, before)).toString('base64');
        const began = performance.now();
        sent.set(change, { began, by: who });
        const answer = await send(port, callAs(who, changePlan, { planId, after: revision, change }));
        for (const other of answer.changes) Y.applyUpdate(doc, Buffer.from(other, 'base64'));
        ({ revision } = answer);
        await delay(Math.max(0, pause - (performance.now() - began)));
      }
    }),
  );
  // the last news arrive
  const all = sessions.length * (sessions.length - 1) * count;
  for (let tries = 0; times.length < all && tries < 100; tries += 1) await delay(20);
  for (const socket of sockets) socket.terminate();
  if (times.length < all) throw new Error(`${all - times.length} of ${all} changes were not heard`);
  return times;
}

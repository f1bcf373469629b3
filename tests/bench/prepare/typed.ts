// People type into one plan on pages of the product: from the key until it stands in the plan of everybody else.
import { setTimeout as delay } from 'node:timers/promises';
import * as Y from 'yjs';
import { changePlan, planChanges } from 'edutech/plugins/prepare/api';
import { sectionText } from 'edutech/plugins/prepare/model/plan/shared-plan';
import { PlanLine } from 'edutech/plugins/prepare/web/plan/together/plan-line';
import type { Caller } from '../../support/people';
import { callAs } from '../support/desk';
import { hear, planId, send } from './plan-page';

/** Between two keys of one person. Milliseconds. */
const keyPause = 250;
/** A plan is no longer than people write one. */
const longest = 400;

interface Typist {
  readonly line: PlanLine;
  /** When each of its keys was pressed, by the clock of its document. */
  readonly keys: Map<number, number>;
  /** How far this page knows what each other typist has written, by their document. */
  readonly known: Map<number, number>;
}

/** Milliseconds until each other page has a key, of all keys of all people. */
export async function typed(port: number, people: readonly Caller[], count: number): Promise<number[]> {
  const times: number[] = [];
  const typists: Typist[] = [];
  const sockets = [];
  for (const who of people) {
    const line = new PlanLine({
      send: (change, after) => send(port, callAs(who, changePlan, { planId, after, change })),
      fetch: (after) => send(port, callAs(who, planChanges, { planId, after })),
      keep: () => undefined,
      kept: () => null,
      now: () => Date.now(),
      later: (work, milliseconds) => void setTimeout(work, milliseconds),
    });
    await line.open();
    typists.push({ line, keys: new Map(), known: new Map() });
    sockets.push(await hear(port, who, (news) => line.hear(news)));
  }
  for (const typist of typists) {
    await typist.line.catchUp();
    typist.line.doc.on('update', () => look(typist, typists, times));
  }
  await Promise.all(typists.map((typist, at) => type(typist, at, (at * keyPause) / typists.length, count)));
  // the last news arrive
  const all = typists.length * (typists.length - 1) * count;
  for (let tries = 0; times.length < all && tries < 500; tries += 1) await delay(20);
  for (const socket of sockets) socket.terminate();
  for (const { line } of typists) line.close();
  if (times.length < all) throw new Error(`${all - times.length} of ${all} keys were not seen`);
  return times;
}

async function type({ line, keys }: Typist, at: number, begin: number, count: number): Promise<void> {
  await delay(begin);
  const text = sectionText(line.doc, 'reflection');
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    keys.set(Y.getState(line.doc.store, line.doc.clientID), began);
    text.insert(Math.min(at, text.length), '字');
    if (text.length > longest) text.delete(longest / 2, 100);
    await delay(Math.max(0, keyPause - (performance.now() - began)));
  }
}

/** Notes the time of each key that this page has come to know. */
function look({ line, known }: Typist, typists: readonly Typist[], times: number[]): void {
  const now = performance.now();
  for (const { line: other, keys } of typists) {
    const { clientID } = other.doc;
    if (clientID === line.doc.clientID) continue;
    const until = Y.getState(line.doc.store, clientID);
    for (let clock = known.get(clientID) ?? 0; clock < until; clock += 1) {
      const pressed = keys.get(clock);
      if (pressed !== undefined) times.push(now - pressed);
    }
    known.set(clientID, until);
  }
}

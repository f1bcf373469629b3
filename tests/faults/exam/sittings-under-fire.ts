import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { AppError } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { networkCode } from 'edutech/core/web/http/call-error';
import { pick, type Random, randomOf } from 'edutech/host/server/demo-city/random';
import * as api from 'edutech/plugins/exam/api';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { Journal, type SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import { dataOf, holdExam, itemId, studentAt, type Student } from '../../api/exam/sitting-kit';
import { signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { Device } from '../teaching-loop/device';

export interface Extent {
  readonly students: number;
  readonly kills: number;
  readonly seed: string;
}

interface Acknowledged {
  readonly item: Id;
  readonly client: Id;
  readonly sequence: number;
  readonly answer: Answer;
}

const items = ['below-zero', 'tolerance-of-flour', 'move-on-line', 'signs-on-line', 'scientific-notation'].map(itemId);

/** The server of the moment: it is killed and started anew over the same rows. */
interface Server {
  app: TestApp;
  /** Times that it was started: sessions of callers are of one of them. */
  life: number;
}

/** A student whose tab and network may go at any moment; the journal is the product's. */
class Sitter {
  readonly acknowledged: Acknowledged[] = [];
  readonly device: Device;
  isCut = false;
  #tab: { isAlive: boolean; journal: Journal<Answer> } | null = null;
  #caller: { life: number; caller: Student['caller'] } | null = null;

  constructor(
    readonly who: Student,
    private readonly server: Server,
    private readonly random: Random,
  ) {
    this.device = new Device(random);
  }

  async work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.#tab ??= await this.#open();
      const choice = Math.floor(this.random() * 4);
      this.#tab?.journal.write(`${pick(items, this.random)}/0`, { choice: [choice] });
      await delay(20 + this.random() * 180);
    }
  }

  killTab(): void {
    if (this.#tab) this.#tab.isAlive = false;
    this.#tab = null;
  }

  /** Everything that was written is sent, then it is handed in. */
  async finish(): Promise<{ readonly receipt: string }> {
    this.#tab ??= await this.#open();
    while (!(await this.#tab.journal.flush())) await delay(100);
    await this.#tab.journal.stop();
    const caller = await this.#callerNow();
    const answer = await caller.call(api.handInSitting, { sittingId: this.who.sittingId, device: this.who.device });
    return dataOf<typeof api.handInSitting>(answer);
  }

  async #open(): Promise<{ isAlive: boolean; journal: Journal<Answer> }> {
    const tab = { isAlive: true, journal: null as unknown as Journal<Answer> };
    tab.journal = await Journal.open<Answer>({
      person: this.who.personId,
      subject: this.who.sittingId,
      store: this.device.storeFor(tab),
      send: (client, entries) => this.#send(tab, client, entries),
    });
    return tab;
  }

  async #callerNow(): Promise<Student['caller']> {
    const { app, life } = this.server;
    if (this.#caller?.life !== life) this.#caller = { life, caller: await signedInPerson(app, this.who.personId) };
    return this.#caller.caller;
  }

  /** Sends over a line that may break before the server hears it, or before its answer is heard. */
  async #send(tab: { isAlive: boolean }, client: Id, entries: readonly SentEntry<Answer>[]): Promise<void> {
    const breaks = () => {
      if (this.isCut || !tab.isAlive) throw new AppError('core.error.network', networkCode);
    };
    breaks();
    const answers = entries.map(({ place, value, ...entry }) => ({
      ...entry,
      itemId: place.slice(0, 32),
      part: 0,
      answer: value,
    }));
    const { sittingId, device } = this.who;
    const sent = await this.#callerNow()
      .then((caller) => caller.call(api.saveSittingAnswers, { sittingId, device, client, answers }))
      .catch(() => null);
    breaks();
    if (sent?.status !== 200) throw new AppError('core.error.network', networkCode);
    for (const { itemId: item, sequence, answer } of answers)
      this.acknowledged.push({ item, client, sequence, answer: answer as Answer });
  }
}

/** An exam of some students while tabs, networks and the server are killed: the one thing that may not happen is that something is missing. */
export async function nothingAcknowledgedIsMissing({ students, kills, seed }: Extent): Promise<void> {
  const random = randomOf(seed);
  const first = await startApp({ on: ['exam'] });
  const server: Server = { app: first, life: 0 };
  const lives = [first];
  try {
    const { examId } = await holdExam(first, { startsIn: -60_000, minutes: 300 });
    const sitters: Sitter[] = [];
    for (let index = 0; index < students; index++) {
      const who = await studentAt(first, examId, index);
      await who.open();
      await who.key();
      sitters.push(new Sitter(who, server, random));
    }
    let isOver = false;
    const working = sitters.map((one) => one.work(() => isOver));
    for (let kill = 0; kill < kills; kill++) {
      await delay(100 + random() * 300);
      const one = pick(sitters, random);
      const what = pick(['tab', 'network', 'network', 'server'] as const, random);
      if (what === 'tab') one.killTab();
      if (what === 'network') one.isCut = !one.isCut;
      if (what === 'server') await restart(server, lives);
    }
    isOver = true;
    await Promise.all(working);
    for (const one of sitters) one.isCut = false;
    const ends = await Promise.all(sitters.map((one) => one.finish()));
    expect(ends.every(({ receipt }) => receipt !== '')).toBe(true);
    await compare(server.app, sitters);
  } finally {
    for (const app of lives.slice(1).reverse()) await app.close().catch(() => undefined);
    await first.close();
  }
}

/** The server goes in the midst of what it does, and another one comes over the same rows. */
async function restart(server: Server, lives: TestApp[]): Promise<void> {
  const next = await startApp({ on: ['exam'], sameDatabaseAs: lives[0]! });
  const before = server.app;
  lives.push(next);
  server.app = next;
  server.life += 1;
  if (before !== lives[0]) await before.close().catch(() => undefined);
}

async function compare(app: TestApp, sitters: readonly Sitter[]): Promise<void> {
  const rows = await app.platform.services.database.read(asSystem('a run of faults'), (db) =>
    db.all<{ name: string; answer: Answer }>(
      sql`select item_id || '/' || client || '/' || sequence as name, answer from exam.answer_event`,
    ),
  );
  const known = new Map(rows.map(({ name, answer }) => [name.replaceAll('-', ''), answer]));
  const acknowledged = sitters.flatMap((one) => one.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(sitters.length);
  const missing = acknowledged.filter(
    ({ item, client, sequence, answer }) =>
      JSON.stringify(known.get(`${item}/${client}/${sequence}`)) !== JSON.stringify(answer),
  );
  expect(missing).toEqual([]);
  for (const { who, device } of sitters) {
    const standing = await app.platform.services.database.read(asSystem('a run of faults'), (db) =>
      db.all<{ itemId: Id; answer: Answer }>(
        sql`select item_id, answer from exam.sitting_answer where sitting_id = ${who.sittingId}`,
      ),
    );
    const now = new Map(standing.map((one) => [`${one.itemId}/0`, one.answer]));
    for (const [place, { value }] of device.safe) expect(now.get(place), place).toEqual(value);
  }
}

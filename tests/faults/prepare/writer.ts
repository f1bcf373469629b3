import { setTimeout as delay } from 'node:timers/promises';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { pick, type Random } from 'edutech/host/server/demo-city/random';
import { changePlan, type Changes, planChanges } from 'edutech/plugins/prepare/api';
import { sectionText } from 'edutech/plugins/prepare/model/plan/shared-plan';
import { PlanLine } from 'edutech/plugins/prepare/web/plan/together/plan-line';
import type { Caller } from '../../support/people';

const planId = demoId('prepare.plan.equation-group');
export const colleague = { personId: demoId('person/101/teacher/mathematics/2') };
/** A word that was written ends so: nobody writes inside a word. */
const stop = '。';
/** Which part of what a writer does takes a word out again. */
const taking = 0.15;
/** A section has room for so many words of two writers: beyond, each new word is paid for by an old one. */
const mostStanding = 400;
/** Between two words. Milliseconds. */
const pause = 40;

/** A page of somebody: the line that browsers have, over a network that breaks, in a tab that is killed. */
export class Writer {
  line!: PlanLine;
  readonly standing = new Set<string>();
  readonly gone = new Set<string>();
  /** What the device remembers: it outlives the tab. */
  #kept: string | null = null;
  #isCut = false;

  constructor(
    private readonly caller: Caller,
    private readonly url: () => string,
    private readonly random: Random,
  ) {}

  /** Opens the page; a page that finds no server is opened again, as people do. */
  async open(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      let isKilled = false;
      const line = new PlanLine({
        send: (change, after) => this.#asked(changePlan, { planId, after, change }),
        fetch: (after) => this.#asked(planChanges, { planId, after }),
        keep: (change) => {
          if (!isKilled) this.#kept = change;
        },
        kept: () => this.#kept,
        now: () => Date.now(),
        later: (work, milliseconds) => void setTimeout(() => isKilled || work(), Math.min(milliseconds, 100)),
      });
      this.#kill = () => {
        isKilled = true;
      };
      try {
        await line.open();
        // a tab that was killed while it opened leaves the page to the one that was opened after it
        if (!isKilled) this.line = line;
        return;
      } catch (error) {
        if (tries > 300) throw error;
        await delay(100);
      }
    }
  }

  #kill: () => void = () => undefined;
  /** Nobody writes on a page that is being opened. */
  #opening: Promise<void> = Promise.resolve();

  /** Ends the tab in the middle of what it does, and opens the plan once more. */
  async killTab(): Promise<void> {
    this.#kill();
    this.#opening = this.open();
    await this.#opening;
  }

  /** No call arrives, or no answer comes back, for so many milliseconds. */
  cutFor(milliseconds: number): void {
    this.#isCut = true;
    setTimeout(() => {
      this.#isCut = false;
    }, milliseconds);
  }

  /** Writes words among those that are there, and takes some of its own out again, until it is over. */
  async write(name: string, isOver: () => boolean): Promise<void> {
    for (let at = 1; !isOver(); at += 1) {
      await this.#opening;
      const text = sectionText(this.line.doc, 'reflection');
      const now = text.toString();
      if (this.standing.size >= mostStanding || (this.random() < taking && this.standing.size > 0)) {
        const word = pick([...this.standing], this.random);
        const from = now.indexOf(word);
        if (from >= 0) {
          text.delete(from, word.length);
          this.standing.delete(word);
          this.gone.add(word);
        }
      } else {
        const word = `${name}${at}${stop}`;
        const ends = [0, ...[...now.matchAll(/。/g)].map(({ index }) => index + 1)];
        text.insert(pick(ends, this.random), word);
        this.standing.add(word);
      }
      await delay(pause);
    }
  }

  /** Calls the server that can be killed, as a page does. */
  async #asked(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): Promise<Changes> {
    const isRead = endpoint.method === 'GET';
    const query = isRead
      ? `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}`
      : '';
    const isLost = this.#isCut && this.random() < 0.5;
    if (this.#isCut && !isLost) throw new Error('no network');
    const response = await fetch(`${this.url()}${addressOf(endpoint.root, endpoint.path)}${query}`, {
      method: endpoint.method,
      headers: {
        cookie: this.caller.cookie,
        token: this.caller.token,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      ...(!isRead && { body: JSON.stringify({ ...input, token: this.caller.token }) }),
      signal: AbortSignal.timeout(4000),
    });
    if (!response.ok) throw new Error(await response.text());
    const { data } = (await response.json()) as { data: Changes };
    if (isLost) throw new Error('the answer was lost');
    return data;
  }
}

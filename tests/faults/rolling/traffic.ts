import http from 'node:http';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { newId } from 'edutech/core/common/ids';
import { openMine, saveAnswers } from 'edutech/plugins/work/api';
import type { Caller } from '../../support/people';
import type { Lesson } from '../teaching-loop/lesson';

/** Nobody may save more often than four times a second. Milliseconds. */
const betweenSaves = 300;

/** Students who open their homework and save answers, over connections that stay open. */
export class Traffic {
  sent = 0;
  readonly failures: string[] = [];
  #isOver = false;
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #fresh = new Map<string, string>();

  constructor(
    private readonly port: number,
    private readonly lesson: Lesson,
  ) {}

  async begin(): Promise<void> {
    await Promise.all(this.lesson.students.map((_, at) => this.#work(at)));
    this.#agent.destroy();
  }

  end(): void {
    this.#isOver = true;
  }

  async #work(at: number): Promise<void> {
    const { caller, attemptId } = this.lesson.students[at]!;
    const client = newId();
    const [item] = this.lesson.items;
    let savedAt = Number.NEGATIVE_INFINITY;
    for (let sequence = 0; !this.#isOver; ) {
      await this.#send(openMine, { attemptId }, caller);
      if (performance.now() - savedAt < betweenSaves) continue;
      savedAt = performance.now();
      sequence += 1;
      const answer = { itemId: item!.id, part: 0, sequence, age: 0, answer: { choice: [sequence % 4] } };
      await this.#send(saveAnswers, { attemptId, client, answers: [answer] }, caller);
    }
  }

  #send(endpoint: typeof openMine | typeof saveAnswers, input: object, { cookie, token }: Caller): Promise<void> {
    const body = JSON.stringify({ ...input, token: this.#fresh.get(cookie) ?? token });
    return new Promise((resolve) => {
      const ended = (failure?: string) => {
        this.sent += 1;
        if (failure) this.failures.push(`${endpoint.path}: ${failure}`);
        resolve();
      };
      const request = http.request(
        {
          agent: this.#agent,
          port: this.port,
          host: '127.0.0.1',
          method: 'POST',
          path: addressOf(endpoint.root, endpoint.path),
          headers: {
            cookie,
            host: 'localhost',
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.on('end', () => {
            if (response.statusCode !== 200) return ended(`${response.statusCode} ${text}`);
            // a long run outlives a token: the next one comes with an answer
            const { token: fresh } = JSON.parse(text) as { token?: string };
            if (fresh) this.#fresh.set(cookie, fresh);
            ended();
          });
          response.on('error', (error) => ended(error.message));
        },
      );
      request.on('error', (error) => ended(error.message));
      request.end(body);
    });
  }
}

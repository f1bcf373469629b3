// How fast a city's roster comes in: a workbook of fifty thousand students over the wire, read and checked by the job, then
// written, then taken back. Each part by the clock of whoever waits before the progress bar.
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { writeSheets } from '../../../core/server/sheets/write-sheet';
import { verdict } from '../support/figures';
import { startProduct } from '../support/product';
import { fromOurPage, type Signed, signIn } from '../support/sign-in';

const rows = 50_000;
/** Reading, checking and writing together (the 50,000 rows in a minute). */
const limitSeconds = 60;
/** As the page asks. */
const pollMilliseconds = 1000;

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const file = await roster();
  const product = await startProduct(context);
  try {
    const desk = new Desk(product.port, await signIn(product.port, 'cityadmin'));
    const watch = new Watch(product.port);
    const { seconds: read, value: id } = await timed(async () => {
      const sent = await desk.upload(file);
      await desk.until(sent, 'checked');
      return sent;
    });
    const whileRead = watch.slowest();
    const { seconds: written } = await timed(async () => {
      const { version } = await desk.show(id);
      await desk.post('/admin/rosters/apply', { id, version });
      await desk.until(id, 'applied');
    });
    const whileWritten = watch.slowest();
    const { counts } = await desk.show(id);
    if (counts.written !== rows) throw new Error(`${counts.written} of ${rows} rows were written`);
    const { seconds: undone } = await timed(async () => {
      await desk.post('/admin/rosters/undo', { id, partly: true });
      await desk.until(id, 'undone');
    });
    const whileUndone = await watch.end();
    const row = (what: string, seconds: number, slowest: number) => [
      what,
      seconds.toFixed(1),
      Math.round(rows / seconds),
      Math.round(slowest),
    ];
    const total = read + written;
    return [
      {
        title: 'Import of a roster',
        note: `A workbook of ${rows.toLocaleString('en')} new students (${Math.round(file.length / 1024)} kB), by one server on this machine. "Slowest" is the longest that another caller waited for the portal's news meanwhile.`,
        columns: ['', 'seconds', 'rows a second', 'slowest ms', 'limit', 'kept'],
        rows: [
          [...row('upload, read and check', read, whileRead), '–', '–'],
          [...row('write', written, whileWritten), '–', '–'],
          [
            ...row('together', total, Math.max(whileRead, whileWritten)),
            `${limitSeconds} s`,
            verdict(total <= limitSeconds),
          ],
          [...row('undo', undone, whileUndone), '–', '–'],
        ],
      },
    ];
  } finally {
    await product.stop();
  }
}

function roster(): Promise<Buffer> {
  const titles = ['学校', '学号', '姓名', '年级', '班级', '座号', '性别', '出生日期', '联系电话'];
  const people = Array.from({ length: rows }, (_, index) => [
    '云州市实验中学',
    `B${String(index).padStart(7, '0')}`,
    `学生${'甲乙丙丁戊己庚辛壬癸'[index % 10]}${'子丑寅卯辰巳午未申酉戌亥'[index % 12]}`,
    '七年级',
    `七(${(index % 3) + 1})班`,
    String((index % 900) + 1),
    index % 2 ? '男' : '女',
    '2014-03-01',
    `139${String(index).padStart(8, '0')}`,
  ]);
  return writeSheets([{ name: '学生', columns: titles.map((title) => ({ title })), rows: people }]);
}

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; value: T }> {
  const begun = performance.now();
  const value = await work();
  return { seconds: (performance.now() - begun) / 1000, value };
}

interface Shown {
  readonly state: string;
  readonly version: number;
  readonly fault: string;
  readonly counts: { readonly written: number };
}

/** Somebody else, who reads the news all the while. */
class Watch {
  #slowest = 0;
  #isOver = false;
  readonly #asking: Promise<void>;

  constructor(port: number) {
    this.#asking = this.#ask(`http://localhost:${port}/gw/news/api/wnews/`);
  }

  /** Milliseconds of the slowest call since the last question. */
  slowest(): number {
    const slowest = this.#slowest;
    this.#slowest = 0;
    return slowest;
  }

  async end(): Promise<number> {
    this.#isOver = true;
    await this.#asking;
    return this.slowest();
  }

  async #ask(address: string): Promise<void> {
    const headers = { ...fromOurPage, 'content-type': 'application/json' };
    while (!this.#isOver) {
      const begun = performance.now();
      const response = await fetch(address, {
        method: 'POST',
        headers,
        body: JSON.stringify({ page: 1, pageLine: 10 }),
      });
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      await response.arrayBuffer();
      this.#slowest = Math.max(this.#slowest, performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** An administrator before the page of an import. */
class Desk {
  constructor(
    readonly port: number,
    readonly session: Signed,
  ) {}

  async upload(file: Buffer): Promise<string> {
    const form = new FormData();
    form.set('kind', 'students');
    form.set('token', this.session.token);
    form.set('file', new Blob([new Uint8Array(file)]), 'roster.xlsx');
    const answer = await this.#send('/admin/rosters/upload', { method: 'POST', body: form });
    return (answer as { id: string }).id;
  }

  post(path: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    return this.#send(path, { method: 'POST', headers, body: JSON.stringify({ ...body, token: this.session.token }) });
  }

  show(id: string): Promise<Shown> {
    return this.#send(`/admin/rosters/info?id=${id}`, {}) as Promise<Shown>;
  }

  async until(id: string, state: string): Promise<void> {
    for (;;) {
      const shown = await this.show(id);
      if (shown.state === state) return;
      if (shown.state === 'failed') throw new Error(shown.fault);
      await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
    }
  }

  async #send(path: string, init: RequestInit): Promise<unknown> {
    const response = await fetch(`http://localhost:${this.port}/gw/auth${path}`, {
      ...init,
      headers: { ...this.session, ...init.headers },
    });
    const envelope = (await response.json()) as { code: number; msg: string; data: unknown };
    if (envelope.code !== 200) throw new Error(`${path}: ${envelope.code} ${envelope.msg}`);
    return envelope.data;
  }
}

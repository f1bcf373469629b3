// How long a paper takes from its questions to its pages, its PDF and its Word file: in the threads that write them for people.
import { threadWriters } from 'edutech/plugins/questions/server/writing/thread-writers';
import { Typesetter } from 'edutech/plugins/questions/kit/server/formula/typesetting/typesetter';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import type { BenchTable } from '../../../host/build/commands/bench.mjs';
import { demoMedium, paperWith } from '../../support/printed/printed-papers';
import { median, verdict } from '../support/figures';

const sizes = [20, 60] as const;
const formats = ['pages', 'pdf', 'docx'] as const;
const rounds = 5;
/** What a person waits for a file or its preview before it is asked for again. Seconds. */
const limits = { pages: 1, pdf: 3, docx: 3 } as const;

type Written = Readonly<Record<'cold' | 'warm', number>>;

export async function bench(): Promise<BenchTable[]> {
  const rows: (string | number)[][] = [];
  for (const size of sizes)
    for (const format of formats) {
      const { cold, warm, pages } = await secondsOf(size, format);
      rows.push([
        `${size} questions, ${format}`,
        pages,
        cold.toFixed(2),
        warm.toFixed(2),
        format === 'pages' ? ((warm * 1000) / pages).toFixed(1) : '',
        verdict(warm <= limits[format] && cold <= limits[format] + startSeconds),
      ]);
    }
  const note = `Seconds from questions to a file with its answers, on A4 with a sealing line; cold: threads are started and formulas are set for the first time, warm: the middle of ${rounds} further ones. Limits warm: pages ${limits.pages} s, files ${limits.pdf} s; cold ${startSeconds} s more.`;
  const columns = ['paper', 'pages', 'cold', 'warm', 'ms a page, warm', 'kept'];
  return [{ title: 'Papers', note, columns, rows }];
}

/** Threads, fonts and the program that sets formulas. */
const startSeconds = 3;

async function secondsOf(size: number, format: (typeof formats)[number]): Promise<Written & { pages: number }> {
  const typesetter = new Typesetter();
  const { writers, close } = threadWriters(typesetter);
  const find = (wanted: string) => writers.find((writer) => writer.format === wanted)!;
  const { questions, ...paper } = paperWith(size);
  const all = questions.map((one) => ({ ...one, difficulty: 3 as const, tags: [] }));
  const options = { ...paper, medium: demoMedium };
  try {
    const seconds: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const begin = performance.now();
      await find(format).write(all, options);
      seconds.push((performance.now() - begin) / 1000);
    }
    const [cold, ...warm] = seconds;
    const { bytes } = await find('pages').write(all, options);
    const pages = (JSON.parse(Buffer.from(bytes).toString()) as Page[]).length;
    return { cold: cold!, warm: median(warm), pages };
  } finally {
    close();
    typesetter.close();
  }
}

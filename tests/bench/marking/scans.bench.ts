// Reading scanned answer sheets on one core: how long a page takes, and how much of it is spent before anything is looked for.
import sharp from 'sharp';
import type { BenchTable } from '../../../host/build/commands/bench.mjs';
import { greyOf, readPage } from 'edutech/plugins/marking/server/reading/read-page';
import { chanceOf } from '../../support/scans/chance';
import { anyDamage, scanned } from '../../support/scans/damage';
import { fillIn } from '../../support/scans/pens';
import { laidOut, sheetWith } from '../../support/scans/sheets';
import { median, percent, verdict } from '../support/figures';

const rounds = 12;
/** Issue 15: pages of A4 in a second on one core, at 300 pixels in an inch. */
const leastPages = 8;

const kinds = [
  { what: 'A4, 300 dpi', sheet: laidOut(sheetWith()), density: 300 },
  { what: 'A4, 150 dpi', sheet: laidOut(sheetWith()), density: 150 },
  { what: 'A3 in three columns, 300 dpi', sheet: laidOut(sheetWith({ size: 'a3', columns: 3 })), density: 300 },
] as const;

export async function bench(): Promise<BenchTable[]> {
  // one core, as a worker has it
  const threads = sharp.concurrency(1);
  try {
    const rows: string[][] = [];
    for (const kind of kinds) rows.push(await measured(kind));
    return [
      {
        title: 'Scanned pages',
        note: `Pages that were filled in, damaged and saved as JPEG, one after another on one core; the middle of ${rounds} after two that warm up. "Picture" is the share of the time in which the file becomes greys; the rest finds the page and reads its bubbles. Kept: at least ${leastPages} pages of A4 in a second.`,
        columns: ['page', 'ms', 'pages in a second', 'picture', 'kept'],
        rows,
      },
    ];
  } finally {
    sharp.concurrency(threads);
  }
}

async function measured({ what, sheet, density }: (typeof kinds)[number]): Promise<string[]> {
  const all: number[] = [];
  const pictures: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const chance = chanceOf(`bench ${round}`);
    const { written } = fillIn(sheet.plans[0]!, chance);
    const damage = { ...anyDamage(chance), density, isPhoto: false, shadow: 1, scale: 1 };
    const file = await scanned(sheet.pages[0]!, written, damage, chance);
    const began = performance.now();
    const grey = await greyOf(file);
    const seen = performance.now();
    if (!readPage(grey, sheet.plans)) throw new Error(`${what} ${round}: not found`);
    const read = performance.now();
    if (round < 0) continue;
    all.push(read - began);
    pictures.push(seen - began);
  }
  const milliseconds = median(all);
  const pages = 1000 / milliseconds;
  const share = percent(median(pictures) / milliseconds);
  return [
    what,
    milliseconds.toFixed(0),
    pages.toFixed(1),
    share,
    what.startsWith('A4') ? verdict(pages >= leastPages) : '',
  ];
}

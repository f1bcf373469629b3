// Rendered, filled in and damaged answer sheets, read as scans are: how much is right, asked, and wrong. EDUTECH_PAGES=2000 are the
// pages of tests/long/scans.
import process from 'node:process';
import type { BenchTable } from '../../../host/build/commands/bench.mjs';
import { noOutcome, tryPage } from '../../support/scans/damage-set';
import { laidOut, sheetWith } from '../../support/scans/sheets';
import { verdict } from '../support/figures';

const pages = Number(process.env['EDUTECH_PAGES'] ?? 200);
const seed = process.env['EDUTECH_SEED'] ?? 'bench';
const sheets = [
  laidOut(sheetWith()),
  laidOut(sheetWith({ marking: 'hand' })),
  laidOut(sheetWith({ size: 'a3', columns: 3 })),
  laidOut(sheetWith({ size: 'k8', columns: 2 })),
];

export async function bench(): Promise<BenchTable[]> {
  const outcome = noOutcome();
  for (let at = 0; at < pages; at++) await tryPage(sheets[at % sheets.length]!, `${seed} ${at}`, outcome);
  const { identity, fields, asked, wrong, unfound, mistaken } = outcome;
  const numbers = identity.right + identity.asked + identity.wrong;
  const read = fields - asked;
  const row = (what: string, count: number, of: number, limit: number) => [
    what,
    count,
    of,
    `${((count * 100) / of).toFixed(3)} %`,
    `${limit} %`,
    verdict(count * 100 <= of * limit),
  ];
  return [
    {
      title: 'Damaged pages',
      note:
        `${pages.toLocaleString('en')} pages, rotated by up to 12°, in perspective, scaled, blurred, noisy, saved as JPEG of 40, shaded, stapled, ` +
        'stained, filled in with two pens and crossed out, of 300 and 150 dpi and of phones. A field is a bubble, a gap or a cell for points.',
      columns: ['what', 'count', 'of', 'share', 'limit', 'kept'],
      rows: [
        row('pages taken for another', mistaken, pages, 0),
        row('pages that are asked for as a whole', unfound, pages, 2),
        row('numbers of students read wrong', identity.wrong, numbers, 0.1),
        row('fields asked', asked, fields, 2),
        row('fields read wrong, of those not asked', wrong, read, 0.05),
      ],
    },
  ];
}

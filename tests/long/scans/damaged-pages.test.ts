import { expect, test } from 'vitest';
import { noOutcome, tryPage } from '../../support/scans/damage-set';
import { laidOut, sheetWith } from '../../support/scans/sheets';
import { report, secondsSince, seedOfRun } from '../report';

const pages = Number(process.env['EDUTECH_PAGES'] ?? 2000);
const sheets = [
  laidOut(sheetWith()),
  laidOut(sheetWith({ marking: 'hand' })),
  laidOut(sheetWith({ size: 'a3', columns: 3 })),
  laidOut(sheetWith({ size: 'k8', columns: 2 })),
];

test('damaged pages are read right, or asked', async () => {
  const began = Date.now();
  const seed = seedOfRun();
  const outcome = noOutcome();
  for (let at = 0; at < pages; at++) await tryPage(sheets[at % sheets.length]!, `${seed} ${at}`, outcome);
  const { identity, faults, ...counts } = outcome;
  const share = (count: number, of: number) => `${count} (${((count * 100) / of).toFixed(3)} %)`;
  report('damaged pages', {
    seed,
    took: secondsSince(began),
    pages: counts.pages,
    'not found': share(counts.unfound, counts.pages),
    'taken for another': counts.mistaken,
    fields: counts.fields,
    asked: share(counts.asked, counts.fields),
    why: JSON.stringify(counts.doubts),
    'read wrong': share(counts.wrong, counts.fields - counts.asked),
    'numbers right, asked, wrong': `${identity.right}, ${identity.asked}, ${identity.wrong}`,
    'ms a page': Math.round(counts.milliseconds / counts.pages),
    faults: faults.slice(0, 20).join('\n'),
  });
  expect(counts.mistaken).toBe(0);
  expect(identity.wrong).toBeLessThanOrEqual(counts.pages * 0.001);
  expect(counts.wrong).toBeLessThanOrEqual((counts.fields - counts.asked) * 0.0005);
  expect(counts.asked + counts.unfound * 20).toBeLessThanOrEqual(counts.fields * 0.02);
}, 7_200_000);

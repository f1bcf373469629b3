import { expect, test } from 'vitest';
import { noOutcome, type Outcome, tryScan } from '../../support/scans/damage-set';
import { machines } from '../../support/scans/other-machines';
import { laidOut, sheetWith } from '../../support/scans/sheets';
import { report, secondsSince, seedOfRun } from '../report';

/** Of each machine. */
const pages = Math.ceil(Number(process.env['EDUTECH_PAGES'] ?? 2000) / 50);
const sheets = [laidOut(sheetWith()), laidOut(sheetWith({ marking: 'hand' })), laidOut(sheetWith({ size: 'k8', columns: 2 }))];

const line = ({ pages: all, unfound, fields, asked, wrong, identity }: Outcome) =>
  `${all} pages, ${unfound} not found, ${asked} of ${fields} asked, ${wrong} wrong; numbers ${identity.right} right, ${identity.asked} asked, ${identity.wrong} wrong`;

test('pages of machines that nobody thought of are read right, or asked', async () => {
  const began = Date.now();
  const seed = seedOfRun();
  const outcomes = new Map<string, Outcome>();
  for (const [name, machine] of Object.entries(machines)) {
    const outcome = noOutcome();
    outcomes.set(name, outcome);
    for (let at = 0; at < pages; at++) await tryScan(sheets[at % sheets.length]!, `${seed} ${name} ${at}`, outcome, machine);
  }
  report('pages of other machines', {
    seed,
    took: secondsSince(began),
    ...Object.fromEntries([...outcomes].map(([name, outcome]) => [name, line(outcome)])),
    faults: [...outcomes.values()].flatMap(({ faults }) => faults.filter((fault) => !fault.endsWith('not found'))).join('\n'),
  });
  for (const [name, { mistaken, wrong, fields, asked, identity }] of outcomes) {
    expect(mistaken, name).toBe(0);
    expect(identity.wrong, name).toBe(0);
    expect(wrong, name).toBeLessThanOrEqual(Math.max(0, fields - asked) * 0.0005);
  }
}, 3_600_000);

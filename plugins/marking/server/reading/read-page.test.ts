import sharp from 'sharp';
import { expect, test } from 'vitest';
import { noOutcome, tryPage, tryScan } from '../../../../tests/support/scans/damage-set';
import { machines } from '../../../../tests/support/scans/other-machines';
import { svgOf } from '../scans/demo/drawn-page';
import { laidOut, sheetWith } from '../../../../tests/support/scans/sheets';
import { greyOf, readPage } from './read-page';

const sheets = {
  usual: laidOut(sheetWith()),
  byHand: laidOut(sheetWith({ marking: 'hand' })),
  large: laidOut(sheetWith({ size: 'a3', columns: 3 })),
  copied: laidOut(sheetWith({ size: 'k8', columns: 2 })),
};

/** As many pages as a run of all tests has room for; two thousand are in the long tests. */
test.for(Object.entries(sheets))(
  'pages of the sheet %s are read right or asked, however they were scanned',
  { timeout: 60_000 },
  async ([name, sheet]) => {
    const outcome = noOutcome();
    for (let at = 0; at < 4; at++) await tryPage(sheet, `${name} ${at}`, outcome, { density: 150 });
    expect(outcome.faults).toEqual([]);
    expect(outcome.pages).toBe(4);
    expect(outcome.asked).toBeLessThan(outcome.fields * 0.1);
  },
);

/** Pages that were once read wrong without a word, each as it was. */
test.for([
  ['too light', 'lt7214s9 too light 8', sheets.copied],
  ['a lamp on the paper', '6b13eqdz a lamp on the paper 8', sheets.copied],
  ['an edge cut off', '6b13eqdz an edge cut off 16', sheets.byHand],
  ['crossed out at its corners', 'v68so6q8 17', sheets.byHand],
] as const)('what cannot be seen is asked: %s, %s', { timeout: 60_000 }, async ([name, key, sheet]) => {
  const outcome = noOutcome();
  const machine = machines[name];
  await (machine ? tryScan(sheet, key, outcome, machine) : tryPage(sheet, key, outcome));
  expect(outcome.faults.filter((fault) => !fault.endsWith('not found'))).toEqual([]);
});

const scan = (svg: string) => sharp(Buffer.from(svg), { density: 150 }).jpeg().toBuffer();

test('a sheet that is upside down is read as it stands, and no student needs to have filled in anything', async () => {
  const { pages, plans } = sheets.usual;
  const upright = await scan(svgOf(pages[1]!));
  const turned = await sharp(upright).rotate(180).toBuffer();
  for (const file of [upright, turned]) {
    const read = readPage(await greyOf(file), plans)!;
    expect(read.code).toEqual({ sheet: 77, page: 2 });
    expect(read.fields.map(({ values }) => values)).toEqual(plans[1]!.fields.map(() => []));
  }
});

test('a field with too few, too many or half filled bubbles is asked', async () => {
  const { pages, plans } = sheets.usual;
  const [first, second, third, fourth] = plans[0]!.fields.filter(({ kind }) => kind === 'choice');
  const fill = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }, share = 1) =>
    `<rect x="${x}" y="${y}" width="${width * share}" height="${height}"/>`;
  const crossed = third!.bubbles[1]!;
  const written = [
    fill(first!.bubbles[0]!) + fill(first!.bubbles[2]!),
    fill(second!.bubbles[1]!, 0.3),
    `${fill(crossed)}<path d="M${crossed.x - 5} ${crossed.y - 5}l24 18m0 -18l-24 18" stroke="#000" stroke-width="2"/>`,
    fill(fourth!.bubbles[3]!),
  ].join('');
  const read = readPage(await greyOf(await scan(svgOf(pages[0]!, written))), plans)!;
  const doubtOf = (field: typeof first) => read.fields.find((one) => one.field === field)!.doubt;
  expect([first, second, third, fourth].map(doubtOf)).toEqual(['several', 'doubtful', 'crossed', null]);
  expect(read.fields.filter(({ field }) => field.kind === 'digit').map(({ doubt }) => doubt)).toEqual(
    Array.from({ length: 9 }, () => 'none'),
  );
});

test('what is no page of the sheet is not found: an empty page, noise, another layout', async () => {
  const { plans } = sheets.usual;
  const white = await scan(
    `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842"><rect width="100%" height="100%" fill="#fff"/></svg>`,
  );
  expect(readPage(await greyOf(white), plans)).toBeNull();
  const noise = { width: 600, height: 800, data: Uint8Array.from({ length: 480_000 }, (_, at) => (at * 7919) % 256) };
  expect(readPage(noise, plans)).toBeNull();
  expect(readPage(await greyOf(await scan(svgOf(sheets.large.pages[0]!))), plans)).toBeNull();
});

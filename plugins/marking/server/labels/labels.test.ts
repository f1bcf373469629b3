import sharp from 'sharp';
import { expect, test } from 'vitest';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import { greyOf } from '../reading/read-page';
import { readLabel } from '../reading/read-label';
import { svgOf } from '../scans/demo/drawn-page';
import { barsOf } from './bar-code';
import { labelPages } from './label-pages';

const labelled = async (admission: string) => ({ name: '林知夏', admission, bars: await barsOf(admission) });
const scanned = (svg: string) =>
  sharp(Buffer.from(svg), { density: 150 }).greyscale().blur(0.6).jpeg({ quality: 60 }).toBuffer();

test.for(['260701018', '26070101801', 'A2607018'])('the label of %s is read as it was printed', async (admission) => {
  const [page] = labelPages([await labelled(admission)], measuringLetters());
  expect(await readLabel(await greyOf(await scanned(svgOf(page!))))).toBe(admission);
});

test('two labels that say different things are the number of nobody', async () => {
  const pages = labelPages([await labelled('260701018'), await labelled('260701019')], measuringLetters());
  expect(pages).toHaveLength(1);
  expect(await readLabel(await greyOf(await scanned(svgOf(pages[0]!))))).toBe('260701018 / 260701019');
});

test('a page has thirty-six labels', async () => {
  const one = await labelled('260701018');
  expect(
    labelPages(
      Array.from({ length: 37 }, () => one),
      measuringLetters(),
    ),
  ).toHaveLength(2);
});

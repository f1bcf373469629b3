import sharp from 'sharp';
import { expect, test } from 'vitest';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import { greyOf } from '../reading/read-page';
import { readLabel } from '../reading/read-label';
import { svgOf } from '../scans/demo/drawn-page';
import { squaresOf } from './bar-code';
import { labelPages } from './label-pages';

const labelled = async (admission: string, className = '七(1)班') => ({
  name: '林知夏',
  admission,
  className,
  place: '机房 1　03 座',
  squares: await squaresOf(admission),
});
const pagesOf = (students: Awaited<ReturnType<typeof labelled>>[]) =>
  labelPages(students, '期中考试', measuringLetters());
const scanned = (svg: string) =>
  sharp(Buffer.from(svg), { density: 150 }).greyscale().blur(0.6).jpeg({ quality: 60 }).toBuffer();
const wordsOn = ({ inks }: ReturnType<typeof pagesOf>[number]) =>
  inks.flatMap((ink) => (ink.kind === 'text' ? [ink.text] : []));

test.for(['260701018', '26070101801', 'A2607018'])('the label of %s is read as it was printed', async (admission) => {
  const [page] = pagesOf([await labelled(admission)]);
  expect(await readLabel(await greyOf(await scanned(svgOf(page!))))).toBe(admission);
  expect(wordsOn(page!)).toEqual(['期中考试　七(1)班', '林知夏', admission, '七(1)班', '机房 1　03 座']);
});

test('two labels that say different things are the number of nobody', async () => {
  const pages = pagesOf([await labelled('260701018'), await labelled('260701019')]);
  expect(pages).toHaveLength(1);
  expect(await readLabel(await greyOf(await scanned(svgOf(pages[0]!))))).toBe('260701018 / 260701019');
});

test('a page has thirty labels, and each class begins a new one', async () => {
  const [one, other] = [await labelled('260701018'), await labelled('260702018', '七(2)班')];
  const pages = pagesOf([...Array.from({ length: 31 }, () => one), other]);
  expect(pages.map((page) => wordsOn(page)[0])).toEqual([
    '期中考试　七(1)班　1 / 2',
    '期中考试　七(1)班　2 / 2',
    '期中考试　七(2)班',
  ]);
});

test('nothing of a label is written over the next one', async () => {
  const long = { ...(await labelled('260701018')), name: '阿卜杜热合曼·买买提艾力江·吐尔逊' };
  const [page] = pagesOf([long]);
  const name = page!.inks.find((ink) => ink.kind === 'text' && ink.text === long.name);
  expect(name).toMatchObject({ size: expect.closeTo(5.5, 0) });
});

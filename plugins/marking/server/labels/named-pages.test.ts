import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import { sheetWith, sheetWords } from '../../../../tests/support/scans/sheets';
import { layOutSheet } from '../layout/lay-out';
import { readScan } from '../reading/read-scan';
import { svgOf } from '../scans/demo/drawn-page';
import { barsOf } from './bar-code';
import { namedPages } from './named-pages';

const code = 77;
const student = async (admission: string) => ({
  name: '林知夏',
  admission,
  className: '',
  place: '',
  bars: await barsOf(admission),
});

async function readBack(admission: string, size: 'a4' | 'a3') {
  const sheet = sheetWith({ size, columns: size === 'a4' ? 1 : 3 });
  const laidOut = layOutSheet(sheet, code, { ...sheetWords, label: '', labelNote: '' }, measuringLetters());
  const pages = namedPages(laidOut, await student(admission), measuringLetters());
  const folder = await mkdtemp(join(tmpdir(), 'named-'));
  try {
    const file = join(folder, 'page.png');
    await writeFile(
      file,
      await sharp(Buffer.from(svgOf(pages[0]!)), { density: 150 })
        .greyscale()
        .png()
        .toBuffer(),
    );
    const read = await readScan({ file, folder, sheets: [{ code, plans: laidOut.plans }], isCropped: false });
    const digits = laidOut.plans[0]!.fields.flatMap(({ kind }, at) => (kind === 'digit' ? [at] : []));
    return {
      label: read.label,
      digits: digits.map((at) => read.readings[at]!.values.join()).join(''),
      others: read.readings.filter((_, at) => !digits.includes(at)).flatMap(({ values }) => values),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

test.for(['a4', 'a3'] as const)('a sheet of %s that is printed for a student says whose it is', async (size) => {
  expect(await readBack('260701018', size)).toEqual({ label: '260701018', digits: '260701018', others: [] });
});

test('of a number that is longer than its columns only the bar code is printed', async () => {
  expect(await readBack('26070101801', 'a4')).toMatchObject({ label: '26070101801', digits: '' });
});

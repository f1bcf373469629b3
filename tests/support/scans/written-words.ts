import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Page, PathInk } from 'edutech/plugins/print/kit/common/ink';
import { programs } from '../conversion/converters';
import type { Chance } from './chance';
import { pixelsOf } from './drawing';

const run = promisify(execFile);
const density = 150;
/** Midlines are drawn in squares of 1024, upwards, from 124 below the line. */
const square = 1024;
const above = 900;

interface Strokes {
  readonly medians: readonly (readonly (readonly [number, number])[])[];
}

const { resolve } = createRequire(import.meta.url);
const strokesOf = async (sign: string): Promise<Strokes> =>
  JSON.parse(await readFile(resolve(`hanzi-writer-data/${sign}.json`), 'utf8')) as Strokes;

/** The first page of a PDF as pixels. */
async function pictureOf(pdf: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-paper-'));
  try {
    await writeFile(join(folder, 'sheet.pdf'), pdf);
    if (!programs.pdf) throw new Error('no pdftoppm on this machine: apt-get install poppler-utils');
    const out = join(folder, 'sheet');
    await run(programs.pdf.pdftoppm, ['-png', '-singlefile', '-r', String(density), join(folder, 'sheet.pdf'), out]);
    return await readFile(`${out}.png`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A character as a hand writes it into a square: each stroke a little beside its midline. */
async function written(sign: string, { x, y }: PathInk, side: number, chance: Chance): Promise<string> {
  const { medians } = await strokesOf(sign);
  const [edge, turn] = [side * 0.14, chance.between(-5, 5)];
  const scale = (side - 2 * edge) / square;
  const lines = medians.map((points) => {
    const [right, down] = [chance.between(-0.6, 0.6), chance.between(-0.6, 0.6)];
    const spots = points.map(([a, b]) => `${x + edge + a * scale + right} ${y + edge + (above - b) * scale + down}`);
    return `M${spots.join('L')}`;
  });
  return `<path d="${lines.join('')}" transform="rotate(${turn} ${x + side / 2} ${y + side / 2})" fill="none" stroke="#26305e" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/**
 * A dictation sheet of characters that was printed, written on and photographed: a JPEG. The pages say where the squares of the
 * printed PDF are; `signs` are written into them in their order.
 */
export async function photographOfSheet(
  pdf: Buffer,
  { width, height, inks }: Page,
  signs: readonly string[],
  chance: Chance,
): Promise<Buffer> {
  const squares = inks.filter((ink): ink is PathInk => ink.kind === 'path' && /^M0 0H(\d+)V\1H0Z$/.test(ink.path));
  if (squares.length !== signs.length) throw new Error(`${squares.length} squares for ${signs.length} characters`);
  const side = Number(/H(\d+)/.exec(squares[0]!.path)![1]);
  const hand = await Promise.all(signs.map((sign, at) => written(sign, squares[at]!, side, chance)));
  const printed = await sharp(await pictureOf(pdf)).toBuffer({ resolveWithObject: true });
  const ink = await pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}">${hand.join('')}</svg>`,
    density,
  )
    .resize(printed.info.width, printed.info.height, { fit: 'fill' })
    .png()
    .toBuffer();
  const sheet = await sharp(printed.data)
    .composite([{ input: ink }])
    .png()
    .toBuffer();
  // it lies a little askew on a table, in the light of a room
  return sharp(sheet)
    .rotate(chance.between(-3, 3), { background: '#7d6b58' })
    .extend({ top: 90, bottom: 70, left: 80, right: 100, background: '#7d6b58' })
    .modulate({ brightness: 0.9 })
    .blur(0.6)
    .jpeg({ quality: 70 })
    .toBuffer();
}

import sharp from 'sharp';
import type { LaidOutSheet } from 'edutech/plugins/marking/server/layout/lay-out';
import { homographyOf, spotOf } from 'edutech/plugins/marking/model/sheet/plane';
import { type Grey, greyAt } from 'edutech/plugins/marking/server/reading/grey';
import { svgOf } from 'edutech/plugins/marking/server/scans/demo/drawn-page';
import type { Chance } from './chance';
import { pixelsOf } from './drawing';

/** A page of a sheet with what is written on it. */
export interface WrittenPage {
  readonly sheet: LaidOutSheet;
  /** From 0. */
  readonly at: number;
  readonly written: string;
}

type Machine = (page: WrittenPage, chance: Chance) => Promise<Buffer>;

const paperOf = ({ sheet, at, written }: WrittenPage, more = '') => svgOf(sheet.pages[at]!, written + more);
const sizeOf = ({ sheet, at }: WrittenPage) => sheet.pages[at]!;

async function greyOfDrawing(svg: string, density: number): Promise<Grey> {
  const { data, info } = await pixelsOf(svg, density).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

const jpegOf = ({ data, width, height }: Grey, quality = 75) =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality })
    .toBuffer();

/** Each pixel from a place of another picture, white beyond its edge unless `beyond` says more. */
function moved(grey: Grey, place: (x: number, y: number) => readonly [number, number], beyond = 255): Grey {
  const data = new Uint8Array(grey.width * grey.height);
  for (let y = 0; y < grey.height; y++)
    for (let x = 0; x < grey.width; x++) {
      const [fromX, fromY] = place(x + 0.5, y + 0.5);
      const isThere = fromX >= 0 && fromY >= 0 && fromX < grey.width && fromY < grey.height;
      data[y * grey.width + x] = isThere ? greyAt(grey, fromX, fromY) : beyond;
    }
  return { ...grey, data };
}

/** Black and white without greys, as copiers send it; `noise` makes a raster of it. */
const blackAndWhite =
  (density: number, noise: number): Machine =>
  async (page, chance) => {
    const { data, width, height } = await greyOfDrawing(paperOf(page), density);
    const edge = chance.between(110, 175);
    const points = data.map((value) => (value + (chance.next() - 0.5) * noise < edge ? 0 : 255));
    return sharp(points, { raw: { width, height, channels: 1 } }).png({ palette: true, colours: 2 }).toBuffer();
  };

/** Coloured paper and ink, in colours of screens or of printing machines. */
const coloured =
  (density: number, isPrint: boolean): Machine =>
  async (page, chance) => {
    const tint = chance.one(['#f3e7c8', '#dfeee0', '#f6dfe4']);
    const { width, height } = sizeOf(page);
    const over = `<rect width="${width}" height="${height}" fill="${tint}" style="mix-blend-mode:multiply"/>`;
    const drawing = pixelsOf(paperOf(page, over), density).flatten({ background: '#fff' });
    return (isPrint ? drawing.toColourspace('cmyk') : drawing).jpeg({ quality: 70, chromaSubsampling: '4:2:0' }).toBuffer();
  };

/** Dirt on the glass of a feeder draws lines through all pages. */
const streaked: Machine = async (page, chance) => {
  const { width, height } = sizeOf(page);
  const lines = Array.from({ length: 3 }, () => {
    const x = chance.between(0.04, 0.96) * width;
    return `<path d="M${x} 0V${height}" stroke="${chance.one(['#111', '#555', '#fff'])}" stroke-width="${chance.between(0.3, 1.4)}"/>`;
  });
  return jpegOf(await greyOfDrawing(paperOf(page, lines.join('')), 200));
};

/** Paper that does not lie flat before a telephone. */
const curled: Machine = async (page, chance) => {
  const grey = await greyOfDrawing(paperOf(page), 200);
  const high = chance.between(-0.008, 0.008) * grey.height;
  const wide = chance.between(-0.006, 0.006) * grey.width;
  const middle = grey.width / 2;
  const small = 0.9;
  return jpegOf(
    moved(
      grey,
      (x, y) => {
        const [u, v] = [(x - middle) / small + middle, (y - grey.height / 2) / small + grey.height / 2];
        return [u + wide * Math.sin((Math.PI * v) / grey.height), v + high * Math.sin((Math.PI * u) / grey.width)];
      },
      90,
    ),
  );
};

/** Thin paper: the other side shines through. */
const shiningThrough: Machine = async (page, chance) => {
  const other = (page.at + 1) % page.sheet.pages.length;
  const front = await greyOfDrawing(paperOf(page), 200);
  const back = await greyOfDrawing(svgOf(page.sheet.pages[other]!, page.written), 200);
  const share = chance.between(0.08, 0.22);
  const data = front.data.map((value, at) => {
    const row = Math.floor(at / front.width);
    const mirrored = back.data[row * front.width + (front.width - 1 - (at % front.width))] ?? 255;
    return Math.max(0, value - (255 - mirrored) * share);
  });
  return jpegOf({ ...front, data });
};

/** A glass that is larger than the page, with the lid open: black all round, and the page crooked in a corner. */
const inTheDark: Machine = async (page, chance) => {
  const turn = chance.between(-4, 4);
  const paper = await pixelsOf(paperOf(page), 200).flatten({ background: '#fff' }).toBuffer();
  return sharp(paper)
    .rotate(turn, { background: '#000' })
    .extend({ right: Math.round(chance.between(20, 500)), bottom: Math.round(chance.between(20, 500)), background: '#000' })
    .greyscale()
    .jpeg({ quality: 60 })
    .toBuffer();
};

const exposed =
  (gain: readonly [number, number], offset: readonly [number, number]): Machine =>
  async (page, chance) =>
    pixelsOf(paperOf(page), 240)
      .flatten({ background: '#fff' })
      .greyscale()
      .linear(chance.between(...gain), chance.between(...offset))
      .jpeg({ quality: 60 })
      .toBuffer();

/** The feeder slips: from a line on everything lies a little higher or lower. */
const slipped: Machine = async (page, chance) => {
  const grey = await greyOfDrawing(paperOf(page), 200);
  const from = chance.between(0.15, 0.85) * grey.height;
  const by = chance.between(-4, 4) * (200 / 72);
  return jpegOf(moved(grey, (x, y) => [x, y > from ? y - by : y]));
};

/** The feeder pulls faster than it should, more and more. */
const stretched: Machine = async (page, chance) => {
  const grey = await greyOfDrawing(paperOf(page), 200);
  const most = chance.between(-0.03, 0.03);
  return jpegOf(moved(grey, (x, y) => [x, y * (1 - most * (1 - y / grey.height))]));
};

/** Folded, and opened again: a dark and a light line across. */
const folded: Machine = async (page, chance) => {
  const { width, height } = sizeOf(page);
  const y = chance.between(0.2, 0.8) * height;
  const fold = `<path d="M0 ${y}L${width} ${y + chance.between(-8, 8)}" stroke="#777" stroke-width="1.6"/><path d="M0 ${y + 1.6}h${width}" stroke="#fff"/>`;
  return jpegOf(await greyOfDrawing(paperOf(page, fold), 200));
};

/** One edge is cut off. */
const cropped: Machine = async (page, chance) => {
  const { data, info } = await pixelsOf(paperOf(page), 200).flatten({ background: '#fff' }).greyscale().png().toBuffer({ resolveWithObject: true });
  const by = Math.round(chance.between(0.005, 0.06) * info.width);
  const side = chance.one(['left', 'top', 'right', 'bottom']);
  const [left, top] = [side === 'left' ? by : 0, side === 'top' ? by : 0];
  const width = info.width - (side === 'left' || side === 'right' ? by : 0);
  const height = info.height - (side === 'top' || side === 'bottom' ? by : 0);
  return sharp(data).extract({ left, top, width, height }).jpeg({ quality: 70 }).toBuffer();
};

/** A telephone held askance, with its lamp on the paper. */
const glaring: Machine = async (page, chance) => {
  const grey = await greyOfDrawing(paperOf(page), 200);
  const { width, height } = grey;
  const corner = (x: number, y: number) => ({
    x: (x + chance.between(-0.06, 0.06)) * width,
    y: (y + chance.between(-0.06, 0.06)) * height,
  });
  const seen = [corner(0.1, 0.1), corner(0.9, 0.1), corner(0.9, 0.9), corner(0.1, 0.9)];
  const own = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const back = homographyOf(seen, own)!;
  const photo = moved(
    grey,
    (x, y) => {
      const spot = spotOf(back, x, y);
      return [spot.x, spot.y];
    },
    70,
  );
  const [lampX, lampY, reach] = [chance.between(0, width), chance.between(0, height), chance.between(0.08, 0.2) * width];
  const data = photo.data.map((value, at) => {
    const far = Math.hypot((at % width) - lampX, Math.floor(at / width) - lampY) / reach;
    return value + (255 - value) * 0.9 * Math.exp(-far * far);
  });
  return jpegOf({ ...photo, data }, 60);
};

/** Notes of a student right across the page. */
const scribbled: Machine = async (page, chance) => {
  const { width, height } = sizeOf(page);
  const strokes = Array.from({ length: 12 }, () => {
    const [x, y] = [chance.between(0.1, 0.9) * width, chance.between(0.1, 0.9) * height];
    const to = () => `${x + chance.between(-60, 60)} ${y + chance.between(-30, 30)}`;
    return `<path d="M${x} ${y}Q${to()} ${to()}" fill="none" stroke="#333" stroke-width="${chance.between(0.6, 1.6)}"/>`;
  });
  return jpegOf(await greyOfDrawing(paperOf(page, strokes.join('')), 200));
};

const marked: Machine = async (page, chance) => {
  const { width, height } = sizeOf(page);
  const bands = Array.from({ length: 5 }, () => {
    const [x, y] = [chance.between(0, 0.8) * width, chance.between(0.05, 0.95) * height];
    return `<rect x="${x}" y="${y}" width="${chance.between(40, 160)}" height="11" fill="#ffe94d" fill-opacity="0.8" style="mix-blend-mode:multiply"/>`;
  });
  return pixelsOf(paperOf(page, bands.join('')), 200).flatten({ background: '#fff' }).jpeg({ quality: 70 }).toBuffer();
};

/** What machines and people do to pages that damage.ts does not. */
export const machines: Readonly<Record<string, Machine>> = {
  'black and white at 200': blackAndWhite(200, 0),
  'black and white raster at 240': blackAndWhite(240, 160),
  'colours at 200': coloured(200, false),
  'colours of print at 240': coloured(240, true),
  '120 pixels in an inch': async (page) => jpegOf(await greyOfDrawing(paperOf(page), 120)),
  'dirt on the glass': streaked,
  'curled paper': curled,
  'thin paper': shiningThrough,
  'black borders': inTheDark,
  'too light': exposed([1.2, 1.7], [10, 60]),
  'too dark': exposed([0.35, 0.6], [-10, 0]),
  'a feeder that slips': slipped,
  'a feeder that pulls': stretched,
  'folded paper': folded,
  'an edge cut off': cropped,
  'a lamp on the paper': glaring,
  'notes across the page': scribbled,
  'a text marker': marked,
};

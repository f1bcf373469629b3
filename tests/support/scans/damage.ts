import sharp from 'sharp';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { homographyOf, spotOf } from 'edutech/plugins/marking/model/sheet/plane';
import { type Grey, greyAt } from 'edutech/plugins/marking/server/reading/grey';
import type { Chance } from './chance';
import { pixelsOf } from './drawing';
import { svgOf } from 'edutech/plugins/marking/server/scans/demo/drawn-page';

/** What happens to a page between the student's desk and the platform. */
export interface Damage {
  readonly isPhoto: boolean;
  /** Pixels in an inch of a scan. */
  readonly density: 150 | 300;
  /** Degrees; besides a quarter turn or two. */
  readonly turn: number;
  readonly quarters: 0 | 1 | 2 | 3;
  /** By how much each corner is out of place, as a share of the page. */
  readonly corners: readonly (readonly [number, number])[];
  /** Share of the picture that the page takes. */
  readonly scale: number;
  readonly blur: number;
  readonly noise: number;
  readonly quality: number;
  /** How dark the darkest place is under a shadow: 1 is none. */
  readonly shadow: number;
  readonly hasCoffee: boolean;
  readonly hasHoles: boolean;
}

/** Scanners turn pages and stain them a little; telephones look at them askance, in bad light. */
export function anyDamage(chance: Chance): Damage {
  const isPhoto = chance.happens(0.3);
  const density = chance.one([150, 300] as const);
  const askance = isPhoto ? 0.05 : 0.004;
  return {
    isPhoto,
    density,
    turn: chance.happens(0.5) ? chance.between(-12, 12) : chance.between(-1.5, 1.5),
    quarters: chance.happens(0.8) ? 0 : chance.one([1, 2, 3] as const),
    corners: Array.from({ length: 4 }, () => [chance.between(-askance, askance), chance.between(-askance, askance)]),
    scale: isPhoto ? chance.between(0.72, 0.92) : 1,
    blur: chance.between(0.3, density === 300 ? 2.2 : 1.1),
    noise: chance.between(0, 14),
    quality: chance.one([40, 60, 80]),
    shadow: isPhoto ? chance.between(0.45, 0.95) : 1,
    hasCoffee: chance.happens(0.05),
    hasHoles: chance.happens(0.1),
  };
}

/** The file that a scanner or a telephone makes of a page: a JPEG. */
export async function scanned(page: Page, written: string, damage: Damage, chance: Chance): Promise<Buffer> {
  const paper = svgOf(page, written + stains(page, damage, chance));
  const { data, info } = await pixelsOf(paper, damage.density).greyscale().raw().toBuffer({ resolveWithObject: true });
  const flat = { width: info.width, height: info.height, data: new Uint8Array(data) };
  const seen = asSeen(flat, damage, chance);
  const { width, height } = seen;
  return sharp(seen.data, { raw: { width, height, channels: 1 } })
    .blur(damage.blur)
    .jpeg({ quality: damage.quality })
    .toBuffer();
}

function stains({ width, height }: Page, { hasCoffee, hasHoles }: Damage, chance: Chance): string {
  const coffee = hasCoffee
    ? `<circle cx="${chance.between(0.2, 0.8) * width}" cy="${chance.between(0.2, 0.8) * height}" r="${chance.between(40, 90)}" fill="#b98b4e" fill-opacity="0.25" stroke="#7a4a18" stroke-opacity="0.35" stroke-width="5"/>`
    : '';
  const left = chance.between(30, 60);
  const top = chance.between(30, 60);
  const holes = hasHoles
    ? `<path d="M${left} ${top}l22 -9" stroke="#222" stroke-width="1.4"/><circle cx="${left}" cy="${top}" r="1.5"/><circle cx="${left + 22}" cy="${top - 9}" r="1.5"/>`
    : '';
  return coffee + holes;
}

/** The page as it lies on the glass or the table, in its light. */
function asSeen(flat: Grey, damage: Damage, chance: Chance): Grey {
  const isAcross = damage.quarters % 2 === 1;
  const [long, short] = isAcross ? [flat.height, flat.width] : [flat.width, flat.height];
  const room = damage.isPhoto ? 1 / damage.scale : 1.06;
  const width = Math.round(long * room);
  const height = Math.round(short * room);
  const angle = ((damage.turn + 90 * damage.quarters) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  // a page that lies crooked is still whole in the picture
  const reach = Math.abs(Math.sin((damage.turn * Math.PI) / 180)) * 1.25;
  const shrink = 1 / (1 + reach);
  const corners = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([x, y], at) => {
    const across = (x! + damage.corners[at]![0]) * flat.width * shrink;
    const down = (y! + damage.corners[at]![1]) * flat.height * shrink;
    return { x: width / 2 + across * cosine - down * sine, y: height / 2 + across * sine + down * cosine };
  });
  const own = [
    { x: 0, y: 0 },
    { x: flat.width, y: 0 },
    { x: flat.width, y: flat.height },
    { x: 0, y: flat.height },
  ];
  const back = homographyOf(corners, own)!;
  const table = damage.isPhoto ? chance.between(60, 130) : chance.one([20, 250]);
  const data = new Uint8Array(width * height);
  const [lightX, lightY] = [chance.between(-1, 1), chance.between(-1, 1)];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const spot = spotOf(back, column + 0.5, row + 0.5);
      const isPaper = spot.x >= 0 && spot.y >= 0 && spot.x < flat.width && spot.y < flat.height;
      const value = isPaper ? greyAt(flat, spot.x, spot.y) : table;
      const far = ((column / width - 0.5) * lightX + (row / height - 0.5) * lightY + 1) / 2;
      const light = 1 - (1 - damage.shadow) * far;
      data[row * width + column] = Math.max(0, Math.min(255, value * light + (chance.next() - 0.5) * 2 * damage.noise));
    }
  }
  return { width, height, data };
}

import type { Box, BubbleField, PagePlan } from 'edutech/plugins/marking/model/sheet/plan';
import type { Chance } from './chance';

/** What a student filled in, by field; `isStruck` where something was crossed out beside it. */
export interface Filled {
  readonly field: BubbleField;
  readonly values: readonly string[];
  readonly isStruck: boolean;
}

interface Pen {
  readonly colour: string;
  /** Strokes of a pen leave white between them, a pencil does not. */
  readonly isPencil: boolean;
}
const pens: readonly Pen[] = [
  { colour: '#4a4a4a', isPencil: true },
  { colour: '#5c5c5c', isPencil: true },
  { colour: '#1b1b1f', isPencil: false },
  { colour: '#22398f', isPencil: false },
];

/** Chooses what is filled in on a page, and draws it as a hurried student does. */
export function fillIn({ fields, crops }: PagePlan, chance: Chance): { filled: Filled[]; written: string } {
  // one in eight goes on with another pen
  const held = [chance.one(pens), ...(chance.happens(0.125) ? [chance.one(pens)] : [])];
  const marks: string[] = [];
  const filled = fields.map((field): Filled => {
    const pen = chance.one(held);
    const values = chosen(field, chance);
    for (const bubble of field.bubbles) if (values.includes(bubble.value)) marks.push(mark(bubble, pen, chance));
    const isStruck = field.kind === 'choice' && values.length > 0 && chance.happens(0.004);
    const other = isStruck ? field.bubbles.find(({ value }) => !values.includes(value)) : undefined;
    if (other) marks.push(mark(other, pen, chance), cross(other, pen, chance));
    const isRubbed = field.kind === 'choice' && pen.isPencil && chance.happens(0.01);
    const rubbed = isRubbed ? field.bubbles.find((bubble) => bubble !== other && !values.includes(bubble.value)) : null;
    if (rubbed) marks.push(smear(rubbed, chance));
    return { field, values, isStruck: other !== undefined };
  });
  const words = crops.filter(({ itemIds }) => fields.every(({ id }) => !itemIds.includes(id)));
  return { filled, written: marks.join('') + words.map((crop) => handwriting(crop, chance)).join('') };
}

function chosen({ kind, bubbles, isMultiple, mayBeEmpty }: BubbleField, chance: Chance): string[] {
  if (kind === 'absence') return [];
  if (mayBeEmpty && chance.happens(0.03)) return [];
  if (!isMultiple) return [chance.one(bubbles).value];
  const several = bubbles.filter(() => chance.happens(0.5));
  return (several.length > 0 ? several : bubbles.slice(0, 1)).map(({ value }) => value);
}

const shade = (colour: string, chance: Chance) =>
  `stroke="${colour}" stroke-opacity="${chance.between(0.75, 1).toFixed(2)}"`;

/** Strokes from side to side: they nearly cover the bubble, and run a little over it. */
function mark({ x, y, width, height }: Box, { colour, isPencil }: Pen, chance: Chance): string {
  const strokes = isPencil ? 7 : 5;
  const thick = (height / strokes) * (isPencil ? chance.between(1.05, 1.4) : chance.between(0.75, 1.1));
  const [left, right] = [x + chance.between(-0.6, 1.4), x + width - chance.between(-0.6, 1.4)];
  const path = Array.from({ length: strokes + 1 }, (_, at) => {
    const down = y + (height * (at + 0.25)) / (strokes + 0.5) + chance.between(-0.3, 0.3);
    return `${at === 0 ? 'M' : 'L'}${at % 2 === 0 ? left : right} ${down}`;
  });
  return `<path d="${path.join('')}" fill="none" stroke-width="${thick}" stroke-linejoin="round" stroke-linecap="round" ${shade(colour, chance)}/>`;
}

function cross({ x, y, width, height }: Box, { colour }: Pen, chance: Chance): string {
  const over = chance.between(3, 6);
  const [left, right, top, bottom] = [x - over, x + width + over, y - over, y + height + over];
  return `<path d="M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}" fill="none" stroke-width="1.6" stroke-linecap="round" ${shade(colour, chance)}/>`;
}

/** What a rubber leaves of a mark. */
const smear = ({ x, y, width, height }: Box, chance: Chance): string =>
  `<rect x="${x - 1}" y="${y - 0.5}" width="${width + 2}" height="${height + 1}" rx="2" fill="#555" fill-opacity="${chance.between(0.03, 0.14).toFixed(2)}"/>`;

/** Lines of signs as nobody can read them. */
function handwriting({ x, y, width, height }: Box, chance: Chance): string {
  const lines = Math.floor((height - 24) / 26);
  return Array.from({ length: Math.max(0, lines) }, (_, row) => {
    const base = y + 24 + row * 26 + 14;
    const signs = Math.floor(((width - 20) * chance.between(0.2, 0.95)) / 13);
    const path = Array.from({ length: signs }, (__, sign) => {
      const left = x + 8 + sign * 13;
      return Array.from(
        { length: 5 },
        (___, at) => `${at === 0 ? 'M' : 'L'}${left + chance.between(0, 10)} ${base - chance.between(0, 11)}`,
      ).join('');
    });
    return `<path d="${path.join('')}" fill="none" stroke="#26262c" stroke-width="0.9"/>`;
  }).join('');
}

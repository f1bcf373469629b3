import { setImmediate } from 'node:timers/promises';
import { boxInk, type Ink, type Page, type PathInk, type PictureInk, type TextInk, tones } from '../../common/ink';
import { Letters } from '../text/letters';
import { type Document, newDocument } from './new-document';

/** A picture as PNG or JPEG; null where it is gone. */
export type PictureOf = (file: string) => Promise<Buffer | null>;

/** Writes pages as PDF: letters as text of embedded fonts, the rest as vectors. After each page others have their turn. */
export async function pdfOf(pages: readonly Page[], title: string, pictureOf: PictureOf): Promise<Buffer> {
  const { document, done } = newDocument({ title, family: 'song' });
  const letters = new Letters(document, 'song');
  for (const { width, height, inks } of pages) {
    await setImmediate();
    document.addPage({ size: [width, height], margin: 0 });
    for (const ink of inks) await paint(document, letters, ink, pictureOf);
  }
  document.end();
  return done;
}

async function paint(document: Document, letters: Letters, ink: Ink, pictureOf: PictureOf): Promise<void> {
  if (ink.kind === 'text') return paintText(document, letters, ink);
  if (ink.kind === 'path') return paintPath(document, ink);
  const picture = await pictureOf(ink.file);
  const { x, y, width, height } = ink;
  if (picture) document.image(picture, x, y, { fit: [width, height], align: 'center', valign: 'center' });
  else for (const part of inksOfGone(ink)) await paint(document, letters, part, pictureOf);
}

/** A frame and the description. */
const inksOfGone = ({ x, y, width, height, alt }: PictureInk): Ink[] => [
  boxInk(x, y, width, height, { tone: 'pale' }),
  { kind: 'text', x: x + 4, y: y + 14, text: `〔${alt.slice(0, 40)}〕`, size: 9, width, face: 'regular', tone: 'soft' },
];

function paintText(document: Document, letters: Letters, ink: TextInk): void {
  const { text, face, size, tone = 'ink', isSlanted = false, turn } = ink;
  if (turn) document.save().rotate(turn, { origin: [ink.x, ink.y] });
  let { x } = ink;
  for (const run of letters.runs(text, face)) {
    document
      .font(run.font)
      .fontSize(size)
      .fillColor(tones[tone])
      .text(run.text, x, ink.y, { lineBreak: false, oblique: isSlanted, baseline: 'alphabetic' });
    x += document.widthOfString(run.text);
  }
  if (turn) document.restore();
}

function paintPath(document: Document, { x, y, path, line, dash, tone = 'ink', transform, clip }: PathInk): void {
  document.save().translate(x, y);
  if (clip) {
    document
      .transform(...clip.transform)
      .rect(...clip.box)
      .clip();
    document.transform(...inverse(clip.transform));
  }
  if (transform) document.transform(...transform);
  document.path(path);
  if (line === undefined) document.fill(tones[tone]);
  else {
    document.lineWidth(line);
    if (dash) document.dash(dash[0], { space: dash[1] });
    document.stroke(tones[tone]);
  }
  document.restore();
}

type Six = [number, number, number, number, number, number];
function inverse([a, b, c, d, e, f]: PathInk['transform'] & object): Six {
  const size = a * d - b * c || 1;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}

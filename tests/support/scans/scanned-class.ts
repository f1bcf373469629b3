import { pdfOf } from 'edutech/plugins/print/kit/server/pdf/paint';
import type { BubbleField, PagePlan } from 'edutech/plugins/marking/model/sheet/plan';
import type { LaidOutSheet } from 'edutech/plugins/marking/server/layout/lay-out';
import { svgOf } from 'edutech/plugins/marking/server/scans/demo/drawn-page';
import { pixelsOf } from './drawing';

/** What is filled in on a page: values of a field, by its kind and id (`choice 12…`, `digit 0`). */
export type Filling = (field: BubbleField) => readonly string[];

/** Fills in the digits of a number, and of each choice the letter that is given for it. */
export const filledBy =
  (number: string, choice: (id: string) => readonly string[] = () => ['A']): Filling =>
  ({ kind, id }) => {
    if (kind === 'digit') return number[Number(id)] && number[Number(id)] !== '?' ? [number[Number(id)]!] : [];
    return kind === 'choice' ? choice(id) : [];
  };

const markOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }, share = 1) =>
  `<rect x="${x}" y="${y}" width="${width * share}" height="${height}" fill="#222"/>`;

/** Marks of a page; a value that ends in `~` is filled in so little that it is in doubt. */
export const marksOn = ({ fields }: PagePlan, filling: Filling): string =>
  fields
    .flatMap((field) =>
      filling(field).map((value) => {
        const bubble = field.bubbles.find((one) => one.value === value.replace('~', ''));
        return bubble ? markOf(bubble, value.endsWith('~') ? 0.3 : 1) : '';
      }),
    )
    .join('');

/** A page as a scanner sends it: a JPEG at 150 pixels in an inch. */
export const scanOf = (sheet: LaidOutSheet, at: number, filling: Filling, more = ''): Promise<Buffer> =>
  pixelsOf(svgOf(sheet.pages[at]!, marksOn(sheet.plans[at]!, filling) + more), 150)
    .greyscale()
    .jpeg({ quality: 80 })
    .toBuffer();

/** Scans in the PDF of a scanner, each as a page of its size. */
export const pdfOfScans = (sheet: LaidOutSheet, scans: readonly Buffer[]): Promise<Buffer> =>
  pdfOf(
    scans.map((_, at) => {
      const { width, height } = sheet.pages[0]!;
      return {
        width,
        height,
        inks: [{ kind: 'picture', x: 0, y: 0, width, height, file: String(at), alt: '' }],
        places: [],
      };
    }),
    'scans',
    async (file) => scans[Number(file)]!,
  );

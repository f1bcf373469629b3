import PDFDocument from 'pdfkit';
import { pdfPage } from '../../common/paper-sizes';
import { chineseFont, type FontFamily } from '../fonts/chinese-font';

export type Document = InstanceType<typeof PDFDocument>;

interface NewDocument {
  readonly title: string;
  /** Default: sans. */
  readonly family?: FontFamily;
}

/**
 * An empty document without margins, its pages A4 unless a page says otherwise, with the two weights of a Chinese font as
 * `regular` and `bold`; `done` is the whole file once it was ended.
 */
export function newDocument({ title, family = 'sans' }: NewDocument): {
  readonly document: Document;
  readonly done: Promise<Buffer>;
} {
  const document = new PDFDocument({
    size: [pdfPage.width, pdfPage.height],
    margin: 0,
    autoFirstPage: false,
    info: { Title: title },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  document.registerFont('regular', chineseFont(family, 400)).registerFont('bold', chineseFont(family, 700));
  return { document, done };
}

import PDFDocument from 'pdfkit';
import { pdfPage } from '../../common/screen/sizes';
import { chineseFont } from './chinese-font';

export type Document = InstanceType<typeof PDFDocument>;

interface NewDocument {
  readonly title: string;
  /** Pages stay open until the end, for numbers of pages. */
  readonly keepsPages?: boolean;
}

/** An empty document of A4 without margins, with the two weights of the Chinese font; `done` is the whole file once it was ended. */
export function newDocument({ title, keepsPages = false }: NewDocument): {
  readonly document: Document;
  readonly done: Promise<Buffer>;
} {
  const document = new PDFDocument({
    size: [pdfPage.width, pdfPage.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: keepsPages,
    info: { Title: title },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  document.registerFont('regular', chineseFont(400)).registerFont('bold', chineseFont(700));
  return { document, done };
}

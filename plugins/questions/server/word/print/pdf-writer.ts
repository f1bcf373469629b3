import { pdfOf, type PictureOf } from 'edutech/plugins/print/kit/server/pdf/paint';
import type { Texts } from 'edutech/core/server/texts';
import type { FormatOptions, FormatWriter } from '../../exporting/writer';
import { sheetOf } from '../sheet/sheet';
import { cleanPicture } from '../pictures/clean-picture';
import { pagesOfPaper } from './pages-of-paper';

/** Writes papers as PDF: letters as text, formulas as vectors, questions whole in a column where they fit. */
export const pdfWriter = (texts: Texts): FormatWriter => ({
  format: 'pdf',
  write: async (questions, options) => {
    const sheet = sheetOf(questions, options, texts);
    const pages = await pagesOfPaper(sheet, options, texts);
    return {
      bytes: await pdfOf(pages, sheet.title, picturesOf(options.medium)),
      ext: 'pdf',
      mime: 'application/pdf',
      losses: questions
        .filter(({ body }) => body.listening !== undefined)
        .map(({ id }) => ({ id, key: 'questions.write.recordingLeftOut' })),
    };
  },
});

/** PDF accepts PNG and JPEG; other pictures, and damaged ones of these kinds, are converted. Each is opened once. */
function picturesOf(medium: FormatOptions['medium']): PictureOf {
  const opened = new Map<string, Promise<Buffer | null>>();
  const open = async (file: string): Promise<Buffer | null> => {
    const stored = await medium(file);
    return stored ? ((await cleanPicture(Buffer.from(stored.bytes)))?.bytes ?? null) : null;
  };
  return (file) => {
    const known = opened.get(file) ?? open(file);
    opened.set(file, known);
    return known;
  };
}

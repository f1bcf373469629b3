import type { Texts } from 'edutech/core/server/texts';
import type { FormatWriter } from '../../exporting/writer';
import { sheetOf } from '../sheet/sheet';
import { pagesOfPaper } from './pages-of-paper';

/** Writes the pages of a paper as JSON, for browsers that draw them. */
export const pagesWriter = (texts: Texts): FormatWriter => ({
  format: 'pages',
  write: async (questions, options) => ({
    bytes: Buffer.from(JSON.stringify(await pagesOfPaper(sheetOf(questions, options, texts), options, texts))),
    ext: 'json',
    mime: 'application/json',
    losses: [],
  }),
});

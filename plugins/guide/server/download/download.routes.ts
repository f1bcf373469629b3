import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { Texts } from 'edutech/core/server/texts';
import type { QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { prepareFile } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type * as api from '../../api';
import { selectBook } from '../books/books.queries';
import { guideDownload } from './download.job';
import { paperOf } from './paper-of';

interface PagesParts {
  readonly bank: QuestionBank<Db>;
  readonly papers: QuestionPapers;
  readonly texts: Texts;
}

export const guidePages =
  ({ bank, papers, texts }: PagesParts): Handler<typeof api.guidePages> =>
  async ({ db, actor, input, language }) => {
    const book = await selectBook(db, actor, input.bookId);
    const paper = await paperOf(db, book, { bank, texts, language, withAnswers: false });
    return papers.pages({ ...paper, look: input.look });
  };

export const downloadGuide =
  ({ jobs }: { readonly jobs: Jobs }): Handler<typeof api.downloadGuide> =>
  async (call) => {
    const { bookId, format, withAnswers } = call.input;
    const { schoolId, id } = await selectBook(call.db, call.actor, bookId);
    return prepareFile(jobs, call, guideDownload, { schoolId, id, format, withAnswers });
  };

import { forbidden } from 'edutech/core/common/errors';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { Handler } from 'edutech/core/server/call';
import type { QuestionPapers } from 'edutech/plugins/questions/api';
import type * as api from '../../api';
import { keyReaders } from '../../model/people';
import { paperOf } from './paper-of';
import { readPapers } from './paper-reader';
import { selectPaper } from './papers.queries';
import { documentOf, type PaperParts } from './papers.routes';
import { refuseStrangeItems } from './validate-paper';

export const paperPages =
  ({ papers, ...parts }: PaperParts & { readonly papers: QuestionPapers }): Handler<typeof api.paperPages> =>
  async ({ db, actor, input, language }) => {
    const { paperId, ...wanted } = input;
    if (input.answers !== 'none' && !isAllowed(keyReaders, actor)) throw forbidden();
    const saved = paperId === undefined ? null : documentOf(await selectPaper(db, actor, paperId));
    await refuseStrangeItems(db, parts.bank, input.document, saved);
    return papers.pages(await parts.database.read(readPapers, (all) => paperOf(all, parts, { ...wanted, language })));
  };

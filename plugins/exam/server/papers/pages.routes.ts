import { forbidden } from 'edutech/core/common/errors';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { InputOf } from 'edutech/core/common/endpoint';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call, Handler } from 'edutech/core/server/call';
import type { Paper, QuestionPapers } from 'edutech/plugins/questions/api';
import type * as api from '../../api';
import { keyReaders } from '../../model/people';
import { wordsInOrder } from './comparison/words-in-order';
import { readPdf, readWord } from './comparison/written-files';
import { paperOf } from './paper-of';
import { readPapers } from './paper-reader';
import { selectPaper } from './papers.queries';
import { documentOf, type PaperParts } from './papers.routes';
import { refuseStrangeItems } from './validate-paper';

interface PageParts extends PaperParts {
  readonly papers: QuestionPapers;
}

type Printing = Pick<Call<InputOf<typeof api.paperPages>, SignedIn>, 'db' | 'actor' | 'input' | 'language'>;

/** What is to be printed, for who may see it so: 403 for answers that are not for the caller. */
async function printedOf(parts: PageParts, { db, actor, input, language }: Printing): Promise<Paper> {
  const { paperId, version, ...wanted } = input;
  if (input.answers !== 'none' && !isAllowed(keyReaders, actor)) throw forbidden();
  const saved = paperId === undefined ? null : documentOf(await selectPaper(db, actor, paperId));
  await refuseStrangeItems(db, parts.bank, input.document, saved);
  const of = paperId !== undefined && version ? { version: { paperId, version } } : {};
  return parts.database.read(readPapers, (all) => paperOf(all, parts, { ...wanted, ...of, language }));
}

export const paperPages =
  (parts: PageParts): Handler<typeof api.paperPages> =>
  async (call) =>
    parts.papers.pages(await printedOf(parts, call));

export const comparePrints =
  (parts: PageParts): Handler<typeof api.comparePrints> =>
  async (call) => {
    const { papers } = parts;
    const paper = await printedOf(parts, call);
    const writing = { signal: AbortSignal.timeout(longest), progress: () => undefined };
    const pages = await papers.pages(paper);
    const pdf = readPdf(await papers.write(paper, 'pdf', writing));
    const word = readWord(await papers.write(paper, 'docx', writing));
    const isAlike = (size: readonly [number, number], at: number) =>
      Math.abs(size[0] - pages[at]!.width) < hair && Math.abs(size[1] - pages[at]!.height) < hair;
    return {
      pages: pages.length,
      questions: paper.questions.length,
      pdf: { pages: pdf.length, isSame: pdf.length === pages.length && pdf.every(isAlike) },
      word: { formulas: word.formulas, isSame: wordsInOrder(paper, word.text) },
    };
  };

/** Milliseconds that both files may take. */
const longest = 60_000;
/** Points by which a file may round the measures of a page. */
const hair = 0.5;

import { forbidden } from 'edutech/core/common/errors';
import type { Language } from 'edutech/core/common/languages';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { Paper, PaperAnswers, QuestionBank, QuestionPapers, QuestionVersion } from 'edutech/plugins/questions/api';
import type * as api from '../../api';
import type { PaperDocument } from '../../model/paper/document';
import { keyReaders } from '../../model/people';
import { readPapers } from './paper-reader';
import type { PaperParts } from './papers.routes';
import { documentOf } from './papers.routes';
import { selectPaper } from './papers.queries';
import { type Printable, printedPaper } from './printed-paper';
import { refuseStrangeItems, versionsOf } from './validate-paper';

interface Wanted {
  readonly title: string;
  readonly document: PaperDocument;
  readonly answers: PaperAnswers;
  readonly language: Language;
}

/** A document as a paper for the printer; its questions are read with `db`, whatever the caller sees. */
export async function paperOf(
  db: Db,
  { bank, texts }: { readonly bank: QuestionBank<Db>; readonly texts: Texts },
  wanted: Wanted,
): Promise<Paper> {
  const questions = await printables(db, bank, versionsOf(wanted.document), wanted.answers !== 'none');
  return printedPaper({
    ...wanted,
    questions,
    say: (name, params) => texts.say(wanted.language, `exam.print.${name}`, params),
  });
}

async function printables(
  db: Db,
  bank: QuestionBank<Db>,
  versions: readonly QuestionVersion[],
  withKeys: boolean,
): Promise<Map<string, Printable>> {
  const bodies = await bank.bodies(db, versions);
  const keys = withKeys ? await bank.keys(db, versions) : new Map();
  return new Map([...bodies].map(([version, body]) => [version, { body, key: keys.get(version) }]));
}

export const paperPages =
  ({
    bank,
    database,
    texts,
    papers,
  }: PaperParts & { readonly papers: QuestionPapers }): Handler<typeof api.paperPages> =>
  async ({ db, actor, input, language }) => {
    const { paperId, ...wanted } = input;
    if (input.answers !== 'none' && !isAllowed(keyReaders, actor)) throw forbidden();
    const saved = paperId === undefined ? null : documentOf(await selectPaper(db, actor, paperId));
    await refuseStrangeItems(db, bank, input.document, saved);
    const paper = await database.read(readPapers, (all) => paperOf(all, { bank, texts }, { ...wanted, language }));
    return papers.pages(paper);
  };

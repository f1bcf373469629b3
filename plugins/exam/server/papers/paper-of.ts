import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { Paper, PaperAnswers, QuestionBank } from 'edutech/plugins/questions/api';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { itemsOf, type PaperDocument } from '../../model/paper/document';
import { bodyOfVersion, documentOfVersion, keyOfVersion, type PaperVersion, traceOf } from '../../model/paper/versions';
import { type Printable, printedPaper } from './printed-paper';
import { versionsOf } from './validate-paper';

interface Wanted {
  readonly title: string;
  readonly document: PaperDocument;
  readonly answers: PaperAnswers;
  readonly language: Language;
  /** Default: A, the paper as it was written. */
  readonly version?: { readonly paperId: string; readonly version: PaperVersion };
}

/** A document as a paper for the printer; its questions are read with `db`, whatever the caller sees. */
export async function paperOf(
  db: Db,
  { bank, texts }: { readonly bank: QuestionBank<Db>; readonly texts: Texts },
  { title, answers, language, ...wanted }: Wanted,
): Promise<Paper> {
  const of = wanted.version ?? { paperId: '', version: 'A' };
  const document = documentOfVersion(wanted.document, of.paperId, of.version);
  const versions = versionsOf(document);
  const bodies = await bank.bodies(db, versions);
  const keys = answers === 'none' ? new Map() : await bank.keys(db, versions);
  const questions = new Map<string, Printable>();
  for (const item of itemsOf(document)) {
    const body = bodies.get(versionKey(item));
    if (!body) continue;
    const trace = traceOf(item, body, of);
    const key = keys.get(versionKey(item));
    questions.set(versionKey(item), {
      body: bodyOfVersion(body, trace),
      ...(key && { key: keyOfVersion(key, trace) }),
    });
  }
  const say = (name: string, params?: Parameters<Texts['say']>[2]) => texts.say(language, `exam.print.${name}`, params);
  return printedPaper({ title, document, questions, answers, language, say });
}

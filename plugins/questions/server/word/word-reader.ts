import { readFile, stat } from 'node:fs/promises';
import { invalid } from 'edutech/core/common/errors';
import { isComposite } from '../../kit/common/types/question-types';
import type { Programs } from 'edutech/core/server/programs/programs';
import { textOf } from '../../kit/common/walk-content';
import type { Content } from '../../kit/common/content';
import { mostImported } from '../../model/formats';
import type { QuestionReader, ReadContext, ReadField, ReadItem, ReadPaper } from '../importing/reader';
import { openPackage } from './document/package';
import { readDocument } from './document/read-document';
import type { PaperProblem, SourceDocument, SourceLine } from './document/source-line';
import { questionsOf, type ReadQuestions } from './paper/assemble';
import type { ReadItem as WordItem } from './paper/items/read-item';
import { lineText, sourceTexts } from './paper/source-text';
import { confidenceOf } from './paper/items/read-item';
import { difficultyOf, doubtsOf, problemOf } from './problem-messages';
import { storePictures } from './pictures/store-pictures';
import { withPictures } from './pictures/with-pictures';

/** Largest file that is read (design: 50 MB). Bytes. */
const mostBytes = 50 * 1_048_576;
const mostSource = 4000;
const mostPageText = 20_000;

/**
 * Reads whole papers of Word, WPS and LibreOffice (.docx), in these steps: `openPackage` opens the file, `readDocument` makes
 * lines of it, `storePictures` stores its pictures; `questionsOf` sorts the lines (`splitPaper`), lists the answers at the end
 * (`listAnswers`) and builds the questions (`buildQuestion`, `buildGroup`); `paperOf` gives each field its confidence.
 */
export const wordReader = (programs: Programs): QuestionReader => ({
  formats: ['docx'],
  read: async (path, _format, context) => {
    const { document, problems } = await documentAt(path, programs, context);
    return paperOf(await questionsOf({ ...document, problems: [...document.problems, ...problems] }), document.lines);
  },
});

/**
 * Reads a paper whose answers are a file of their own: they are joined by number. Throws as the reader does, for either
 * file.
 */
export async function readWithAnswers(
  path: string,
  answers: string,
  programs: Programs,
  context: ReadContext,
): Promise<ReadPaper> {
  const paper = await documentAt(path, programs, context);
  const more = await documentAt(answers, programs, { ...context, progress: async () => {} });
  const document = { ...paper.document, problems: [...paper.document.problems, ...paper.problems] };
  return paperOf(await questionsOf(document, more.document), document.lines);
}

async function documentAt(
  path: string,
  programs: Programs,
  context: ReadContext,
): Promise<{ readonly document: SourceDocument; readonly problems: readonly PaperProblem[] }> {
  if ((await stat(path)).size > mostBytes) throw invalid('questions.read.word.tooLarge');
  const opened = await openPackage(await readFile(path));
  const document = await readDocument(opened, async (share) => {
    context.signal.throwIfAborted();
    await context.progress(share / 2);
  });
  const { stored, problems } = await storePictures(document.pictures, opened.bytesOf, context, programs);
  return { document: { ...document, lines: withPictures(document.lines, stored) }, problems };
}

function paperOf(read: ReadQuestions, lines: readonly SourceLine[]): ReadPaper {
  const items = read.items.slice(0, mostImported);
  const last = items.at(-1);
  const left: PaperProblem[] =
    read.items.length > items.length && last
      ? [{ problem: 'tooMuch', place: last.place, detail: String(mostImported) }]
      : [];
  const sources = sourceTexts(
    lines,
    items.map(({ place }) => place),
    read.heads,
  );
  return {
    title: read.title.slice(0, 200),
    sections: read.sections.map(({ ordinal, title, total }) => ({
      title: `${ordinal}${/[十一二三四五六七八九]$/.test(ordinal) ? '、' : ' '}${title}`.trim().slice(0, 200),
      points: total,
    })),
    items: items.map((item, at) => itemOf(item, sources[at]! || sourceOf(item.body))),
    problems: [...read.problems, ...left].map(problemOf),
    pages: pagesOf(lines),
  };
}

const most = (text: string, length: number) => (text.length > length ? text.slice(0, length) : text);

function itemOf(item: WordItem, source: string): ReadItem {
  const { number, section, place, body, key, trust, knowledge } = item;
  const { type, stem, options, key: answer, points } = trust;
  const fields: [ReadField, number | undefined][] = [
    ['type', type?.value],
    ['stem', stem?.value],
    ['options', options?.value],
    ['answer', answer?.value],
    ['points', points?.value],
    ...(isComposite(body.type) ? [['parts', Math.min(type?.value ?? 1, stem?.value ?? 1)] as [ReadField, number]] : []),
  ];
  const difficulty = difficultyOf(item.difficulty);
  return {
    number,
    section: section ?? -1,
    page: place.page,
    body,
    key,
    confidence: confidenceOf(item),
    fields: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    problems: doubtsOf(item, source),
    source: most(source, mostSource),
    ...((knowledge.length > 0 || difficulty !== undefined) && {
      facts: { ...(knowledge.length > 0 && { tags: knowledge }), ...(difficulty !== undefined && { difficulty }) },
    }),
  };
}

/** What was read, as text, for comparing with the paper. */
const sourceOf = ({ stem, options, parts }: WordItem['body']): string =>
  [
    textOf(stem as Content),
    ...((options ?? []) as Content[]).map((option, at) => `${String.fromCharCode(65 + at)}. ${textOf(option)}`),
    ...(parts ?? []).map((part) => textOf(part.stem as Content)),
  ].join('\n');

/** The text of each page, as far as Word has noted its pages down. */
function pagesOf(lines: readonly SourceLine[]): string[] {
  const pages: string[] = [];
  for (const line of lines) {
    const at = Math.min(line.place.page, 500) - 1;
    pages[at] = most(`${pages[at] ?? ''}${lineText(line)}\n`, mostPageText);
  }
  return Array.from(pages, (page) => page ?? '');
}

import { readFile, stat } from 'node:fs/promises';
import { AppError, invalid } from 'edutech/core/common/errors';
import type { Content } from '../../kit/common/content';
import { textOf } from '../../kit/common/walk-content';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import type { ImportFormat } from '../../model/formats';
import type { QuestionReader, ReadContext, ReadItem, ReadPaper, ReadProblem } from '../importing/reader';
import { filesOfQuestion } from './checks/validate-question';
import { mostBytes, type Note, type ReadFile, type ReadQuestion } from './exchange-format';
import { readMessages } from './checks/fault-messages';
import { readGift } from './gift/read-gift';
import { readMoodle } from './moodle/read-moodle';
import { readQti } from './qti/read-qti';
import { readRows } from './sheet/read-rows';
import { withStoredFiles } from './stored-files';

/** Confidence in a field that a format states explicitly, and in one of which something was left out. */
const [certain, touched] = [1, 0.7];
const megabyte = 1_048_576;

const readers: Readonly<Partial<Record<ImportFormat, (path: string) => Promise<ReadFile>>>> = {
  gift: async (path) => readGift(await readFile(path)),
  moodle: async (path) => readMoodle(await readFile(path)),
  qti: async (path) => readQti(await readFile(path)),
  xlsx: async (path) => readRows(await readSheets(path)),
};

const problemOf = ({ fault, place, detail }: Note): ReadProblem => ({
  key: readMessages[fault],
  params: {
    what: detail || place.name || '—',
    ...(place.column !== undefined && { line: place.line ?? 0, column: place.column }),
  },
  page: null,
  line: place.line,
  text: (place.name || detail).slice(0, 200),
});

const isOf = (question: ReadQuestion, { place }: Note) =>
  place.line === question.place.line && place.name === question.place.name && place.line !== null;

/** Reads files of other systems: GIFT, Moodle XML, QTI packages and sheets. */
export const exchangeReader: QuestionReader = {
  formats: ['xlsx', 'gift', 'moodle', 'qti'],
  async read(path, format, context): Promise<ReadPaper> {
    const read = readers[format];
    if (!read) throw new RangeError(`no reader of ${format}`);
    if ((await stat(path)).size > mostBytes)
      throw invalid(readMessages.tooLarge, { what: `${mostBytes / megabyte} MB` });
    const file = await read(path);
    const [only] = file.notes;
    const isNothing = file.questions.length === 0 && (!only || (file.notes.length === 1 && only.place.line === null));
    if (isNothing) throw new AppError(readMessages[only?.fault ?? 'empty'], 422, { what: only?.detail ?? '' });
    return paperOf(file, context);
  },
};

async function paperOf(file: ReadFile, context: ReadContext): Promise<ReadPaper> {
  await context.progress(0.5);
  const { questions, lost } = await withStoredFiles(file.questions, file.media, context);
  const titles = [...new Set(questions.map(({ category }) => (category ?? []).join(' / ')))].filter(
    (title) => title !== '',
  );
  const items = questions.map((question, at): ReadItem => {
    const notes = file.notes.filter((note) => isOf(question, note));
    const isLost = filesOfQuestion(file.questions[at]!).some((id) => lost.has(id));
    const problems = [
      ...notes.map(problemOf),
      ...(isLost ? [problemOf({ fault: 'lostFile', place: question.place, detail: '' })] : []),
    ];
    const { body, key, difficulty, tags } = question;
    return {
      number: `${at + 1}`,
      section: titles.indexOf((question.category ?? []).join(' / ')),
      page: null,
      body,
      key,
      confidence: problems.length === 0 ? certain : touched,
      fields: {},
      problems,
      source: [question.title, textOf(body.stem as Content)].filter(Boolean).join('\n').slice(0, 4000),
      facts: { ...(difficulty ? { difficulty } : {}), ...(tags ? { tags } : {}) },
    };
  });
  return {
    title: '',
    sections: titles.map((title) => ({ title, points: null })),
    items,
    problems: file.notes.filter((note) => !questions.some((question) => isOf(question, note))).map(problemOf),
    pages: [],
  };
}

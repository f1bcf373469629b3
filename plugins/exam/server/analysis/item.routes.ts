import type { Id } from 'edutech/core/common/ids';
import { notFound } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { type Answer, filesOfAnswer, isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { answerInWords } from 'edutech/plugins/questions/kit/common/answer-in-words';
import {
  answeredParts,
  type QuestionBody,
  type QuestionPart,
} from 'edutech/plugins/questions/kit/common/question-body';
import { type PartKey, partKeys, type QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { answerLetter } from 'edutech/plugins/questions/kit/common/types/answer-letters';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { filesOfBody, filesOfKey } from 'edutech/plugins/questions/kit/common/walk-body';
import type * as api from '../../api';
import type { ItemAnalysis } from '../../api/analysis';
import type { PaperItem } from '../../model/paper/document';
import { type AnswerRow, selectAnswers } from './answers.queries';
import { loadExam, ownClasses, papersOf } from './load-exam';
import { bodiesOf, keysOf, readExams, type QuestionParts } from './paper-items';

/** Different answers of gaps and free answers that are told. */
const mostAnswers = 8;
const mostTypical = 3;

export const examItem =
  (parts: QuestionParts): Handler<typeof api.examItem> =>
  async ({ db, actor, input }) => {
    const data = await loadExam(db, actor, input);
    const at = data.items.findIndex(({ id }) => id === input.itemId);
    const item = data.items[at];
    const body = item && (await bodiesOf(parts, [item])).get(item.id);
    if (!item || !body) throw notFound('exam.error.noItem');
    const students = papersOf(data, ownClasses(data)).papers.map(({ studentId }) => studentId);
    const given = await selectAnswers(db, data.exam, item.id, students);
    const key =
      (await keysOf(parts, { schoolId: data.exam.schoolId, examId: data.exam.id }, [item])).get(item.id) ?? null;
    const similar = await similarTo(parts, db, item);
    const typical = typicalOf(given, item, input.names === true);
    const asked = answeredParts(body);
    const keys = partKeys(key ?? {}, asked.length);
    return {
      itemId: item.id,
      number: at + 1,
      body,
      key,
      parts: asked.map((part, place) =>
        partFigures(
          part,
          keys[place] ?? {},
          given.filter((one) => one.part === place),
        ),
      ),
      typical,
      similar,
      media: await mediaOf(parts, actor, filesOfAll([body, ...(similar ? [similar] : [])], key, typical)),
    };
  };

async function similarTo({ bank }: QuestionParts, db: Db, item: PaperItem): Promise<QuestionBody | null> {
  const found = await bank.similar(db, item, 1);
  const [first] = found;
  return first ? ((await bank.bodies(db, [first])).get(versionKey(first)) ?? null) : null;
}

const answerOf = ({ answer }: AnswerRow): Answer => answer ?? {};

function partFigures(part: QuestionPart, key: PartKey, given: readonly AnswerRow[]): ItemAnalysis['parts'][number] {
  const marked = given.filter(({ points }) => points !== null);
  const count = (is: (row: AnswerRow) => boolean) => marked.filter(is).length;
  return {
    full: count(({ points }) => points === part.points),
    some: count(({ points }) => points! > 0 && points! < part.points),
    none: count(({ points }) => points === 0),
    empty: count((row) => row.answer !== null && isBlankAnswer(row.answer)),
    answers: answersOf(part, key, marked),
  };
}

/** Options with how many chose them, those of nobody too; else the texts that came most. */
function answersOf(
  { type, options = [], points: full }: QuestionPart,
  key: PartKey,
  given: readonly AnswerRow[],
): ItemAnalysis['parts'][number]['answers'] {
  const answers = given.filter(({ answer }) => answer !== null && !isBlankAnswer(answer));
  if (answers.length === 0) return [];
  if (type === questionTypes.singleChoice)
    return options.map((_, option) => ({
      text: answerLetter(option),
      count: answers.filter(({ answer }) => answer!.choice?.includes(option)).length,
      isRight: key.choice?.includes(option) ?? false,
    }));
  const texts = Map.groupBy(answers, (row) => answerInWords(answerOf(row)));
  texts.delete('');
  return [...texts]
    .map(([text, rows]) => ({ text, count: rows.length, isRight: rows.some(({ points }) => points === full) }))
    .toSorted((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
    .slice(0, mostAnswers);
}

/** Answers that lost points, each another one: those that a class can look at, written or drawn, not letters. */
function typicalOf(given: readonly AnswerRow[], item: PaperItem, names: boolean): ItemAnalysis['typical'] {
  const seen = new Set<string>();
  const typical: ItemAnalysis['typical'] = [];
  for (const row of given) {
    const answer = answerOf(row);
    const isLost = row.points !== null && row.points < (item.points[row.part] ?? 0);
    if (!isLost || isBlankAnswer(answer) || answer.choice || answer.truth !== undefined) continue;
    const text = answerInWords(answer) || JSON.stringify(answer);
    if (seen.has(text)) continue;
    seen.add(text);
    typical.push({ name: names ? row.name : '', part: row.part, points: row.points, answer });
    if (typical.length === mostTypical) break;
  }
  return typical;
}

const filesOfAll = (
  bodies: readonly QuestionBody[],
  key: QuestionKey | null,
  typical: ItemAnalysis['typical'],
): Id[] => [
  ...new Set([
    ...bodies.flatMap(filesOfBody),
    ...(key ? filesOfKey(key) : []),
    ...typical.flatMap(({ answer }) => filesOfAnswer(answer)),
  ]),
];

/** Addresses of files for one session, valid for the minute in which a page loads them. */
async function mediaOf(
  { database, files }: QuestionParts,
  { sessionId }: SignedIn,
  ids: readonly Id[],
): Promise<ItemAnalysis['media']> {
  if (ids.length === 0) return [];
  const found = await database.read(readExams, (db) => files.findMany(db, ids));
  return [...found.values()].map((file) => ({
    fileId: file.id,
    name: file.name,
    address: files.ticketAddress(file, 'view', sessionId),
  }));
}

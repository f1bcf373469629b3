import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { asSystem } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { plainText } from 'edutech/plugins/questions/kit/common/one-line/text-parts';
import { answeredParts, type QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type { ExamKey } from '../../api/results';
import type { PaperItem } from '../../model/paper/document';
import { withPoints } from '../../model/paper/with-points';
import { selectChangedKeys } from '../results/key-changes.queries';

/** Services of the analysis. */
export interface QuestionParts {
  readonly bank: QuestionBank<Db>;
  readonly database: Database;
  readonly files: Files;
  readonly textbooks: Textbooks<Db>;
}

/** Questions of an exam are read by who may analyse it, whether or not the bank shows them to that person. */
export const readExams = asSystem('questions of exams that the caller may analyse');

/** Bodies of items with the points of the paper, by item. */
export async function bodiesOf(
  { bank, database }: QuestionParts,
  items: readonly PaperItem[],
): Promise<Map<Id, QuestionBody>> {
  const bodies = await database.read(readExams, (db) => bank.bodies(db, items));
  return new Map(
    items.flatMap((item) => {
      const body = bodies.get(versionKey(item));
      return body ? [[item.id, withPoints(body, item.points)] as const] : [];
    }),
  );
}

/** Keys of items of an exam as they stand, by item: never for students. */
export async function keysOf(
  { bank, database }: QuestionParts,
  exam: ExamKey,
  items: readonly PaperItem[],
): Promise<Map<Id, QuestionKey>> {
  const [keys, changed] = await database.read(readExams, async (db) => [
    await bank.keys(db, items),
    await selectChangedKeys(db, exam),
  ]);
  return new Map(
    items.flatMap((item) => {
      const key = changed.get(item.id) ?? keys.get(versionKey(item));
      return key ? [[item.id, key] as const] : [];
    }),
  );
}

/** Characters of a stem that stand for a question without a knowledge point. */
const longest = 24;

const beginningOf = (body: QuestionBody): string => {
  const asked = body.stem.length > 0 ? body : (answeredParts(body)[0] ?? body);
  return plainText(textOf(asked.stem as Content))
    .trim()
    .slice(0, longest);
};

/** What each item is about: the knowledge point that it exercises, else the beginning of its stem. */
export const aboutOf = (
  { bank, database, textbooks }: QuestionParts,
  items: readonly PaperItem[],
  language: Language,
): Promise<Map<Id, string>> =>
  database.read(readExams, async (db) => {
    const [facts, bodies] = [await bank.facts(db, items), await bank.bodies(db, items)];
    const firstOf = (item: PaperItem) => facts.get(versionKey(item))?.pointIds[0];
    const points = await textbooks.points(db, [...new Set(items.flatMap((item) => firstOf(item) ?? []))], language);
    return new Map(
      items.map((item) => {
        const point = points.get(firstOf(item) ?? '')?.path.at(-1)?.name;
        const body = bodies.get(versionKey(item));
        return [item.id, point ?? (body ? beginningOf(body) : '')];
      }),
    );
  });

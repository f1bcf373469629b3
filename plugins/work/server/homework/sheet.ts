import type { Id } from 'edutech/core/common/ids';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { filesIn } from 'edutech/plugins/questions/kit/common/walk-content';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionBank, QuestionVersion } from 'edutech/plugins/questions/api';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { Item, Medium } from '../../api/records';
import { isOfTier, type Tier, type AnswerMethod } from '../../model/homework';
import type { PaperSpace } from 'edutech/plugins/questions/kit/common/types/paper-space';
import { withPoints } from '../../model/sheet/with-points';
import { type HomeworkKey, type ItemRow, selectItemKeys, selectItems } from './homework.queries';

/** An item with its question's body and its own points. */
export interface SheetItem {
  readonly id: Id;
  readonly section: number;
  readonly tiers: number;
  readonly way: AnswerMethod;
  readonly question: QuestionVersion | null;
  readonly body: QuestionBody;
  readonly space: PaperSpace | null;
}

const questionOf = ({ questionId, questionVersion }: ItemRow): QuestionVersion | null =>
  questionId && questionVersion !== null ? { questionId, version: questionVersion } : null;

/** Items of homework with their bodies, never a key: all, or those of one tier. */
export async function loadItems(
  db: Db,
  bank: QuestionBank<Db>,
  homework: HomeworkKey,
  tier?: Tier,
): Promise<SheetItem[]> {
  const rows = (await selectItems(db, homework)).filter(({ tiers }) => tier === undefined || isOfTier(tiers, tier));
  return withBodies(db, bank, rows);
}

/** Rows of items with their bodies; a question that is gone from the bank is left out. */
export async function withBodies(db: Db, bank: QuestionBank<Db>, rows: readonly ItemRow[]): Promise<SheetItem[]> {
  const questions = rows.map(questionOf);
  const bodies = await bank.bodies(
    db,
    questions.filter((one) => one !== null),
  );
  return rows.flatMap((row, index) => {
    const question = questions[index] ?? null;
    const body = row.body ?? (question && bodies.get(versionKey(question)));
    if (!body) return [];
    const { id, section, tiers, way, space } = row;
    return [{ id, section, tiers, way, space, question, body: withPoints(body, row.points) }];
  });
}

/** Keys of items: those that were set for this homework, else those of the bank. Never for a student before the release. */
export async function loadKeys(
  db: Db,
  bank: QuestionBank<Db>,
  homework: HomeworkKey,
  items: readonly SheetItem[],
): Promise<Map<Id, { readonly key: QuestionKey; readonly isOwn: boolean }>> {
  const questions = items.flatMap(({ question }) => question ?? []);
  const [own, ofBank] = await Promise.all([selectItemKeys(db, homework), bank.keys(db, questions)]);
  const set = new Map(own.map(({ itemId, key }) => [itemId, key]));
  return new Map(
    items.flatMap(({ id, question }) => {
      const mine = set.get(id);
      const key = mine ?? (question ? ofBank.get(versionKey(question)) : undefined);
      return key ? [[id, { key, isOwn: mine !== undefined }] as const] : [];
    }),
  );
}

export const itemOnWire = ({ id, section, tiers, way, question, body, space }: SheetItem): Item => ({
  itemId: id,
  section,
  tiers,
  way,
  questionId: question?.questionId ?? null,
  version: question?.version ?? 0,
  body,
  space,
});

/** Files that bodies show. */
export const filesOfBodies = (bodies: readonly QuestionBody[]): Id[] => [
  ...new Set(
    bodies.flatMap((body) => [
      ...filesOfAsked(body),
      ...(body.listening ? [body.listening.file] : []),
      ...(body.parts ?? []).flatMap(filesOfAsked),
    ]),
  ),
];

const filesOfAsked = ({ stem, options = [] }: { stem: Content; options?: readonly Content[] | undefined }) => [
  ...filesIn(stem),
  ...options.flatMap(filesIn),
];

/** Files that keys show. */
export const filesOfKeys = (keys: Iterable<QuestionKey>): Id[] => [
  ...new Set(
    [...keys].flatMap((key) => [
      ...(key.transcript ? filesIn(key.transcript) : []),
      ...[key, ...(key.parts ?? [])].flatMap(({ answer = [], analysis = [], rubric = [] }) => [
        ...filesIn(answer),
        ...filesIn(analysis),
        ...rubric.flatMap(({ text }) => filesIn(text)),
      ]),
    ]),
  ),
];

/** Addresses of files for one session, valid for the minute in which a page loads them. */
export async function mediaOf(
  { files }: { readonly files: Files },
  db: Db,
  ids: readonly Id[],
  sessionId: string,
): Promise<Medium[]> {
  if (ids.length === 0) return [];
  const found = await files.findMany(db, ids);
  return [...found.values()].map((file) => ({
    fileId: file.id,
    name: file.name,
    ext: file.ext,
    bytes: file.bytes,
    address: files.ticketAddress(file, 'view', sessionId),
  }));
}

import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { answeredParts, type QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { HomeworkValues, ItemValues } from '../../api/composing';
import { homeworkKinds } from '../../model/homework';
import { type Effort, tieredMinutes } from '../../model/publishing/load';
import { isPictured } from '../../model/sheet/picture-item';
import { partPoints } from '../../model/marking/marks';
import type { HomeworkFacts, ItemRow } from './homework.queries';

/** Estimated time of an answer-card item: its body does not tell. Seconds. */
const cardSeconds = 90;

/** Homework to be saved, derived from the values of its form. */
export interface ValidatedHomework {
  readonly facts: HomeworkFacts;
  readonly items: readonly ItemRow[];
}

/**
 * Validates homework to be saved. `known` are the questions that the homework has already: they stay usable when
 * the writer may no longer see them. 404 `work.error.noQuestion`, 422 `work.error.itemTwice`, `work.error.wrongItem`.
 */
export async function validateHomework(
  db: Db,
  bank: QuestionBank<Db>,
  values: HomeworkValues,
  { grade, known }: { readonly grade: number; readonly known: ReadonlySet<string> },
): Promise<ValidatedHomework> {
  refuseInvalidItems(values);
  const questions = values.items.flatMap(({ questionId, version }) =>
    questionId && version !== undefined ? [{ questionId, version }] : [],
  );
  const seen = new Set(
    (await bank.newest(db, [...new Set(questions.map((one) => one.questionId))])).map((one) => one.questionId),
  );
  const strange = questions.find((one) => !seen.has(one.questionId) && !known.has(versionKey(one)));
  if (strange) throw notFound('work.error.noQuestion');
  const [bodies, facts] = await Promise.all([bank.bodies(db, questions), bank.facts(db, questions)]);
  const efforts: Effort[] = [];
  const items = values.items.map((item, position): ItemRow => {
    const key = item.questionId ? versionKey({ questionId: item.questionId, version: item.version! }) : '';
    const body = item.body ?? bodies.get(key);
    if (!body) throw notFound('work.error.noQuestion');
    efforts.push({ seconds: facts.get(key)?.seconds ?? cardSeconds, tiers: item.tiers });
    return rowOf(item, position, body);
  });
  const points = items.reduce((sum, item) => sum + item.points.reduce((all, one) => all + one, 0), 0);
  return {
    items,
    facts: {
      title: values.title.trim(),
      kind: values.kind,
      subjectId: values.subjectId,
      gradeId: values.gradeId,
      nodeId: values.nodeId ?? null,
      note: values.note,
      sections: values.sections,
      minutes: values.minutes ?? Math.min(300, tieredMinutes(efforts, grade)),
      minutesByHand: values.minutes !== undefined,
      questions: items.length,
      points,
    },
  };
}

function refuseInvalidItems({ items, kind }: HomeworkValues): void {
  const ids = new Set<Id>();
  for (const [index, item] of items.entries()) {
    if (ids.has(item.itemId)) throw wrongField(`items/${index}/itemId`, 'work.error.itemTwice');
    ids.add(item.itemId);
    const isQuestion = item.questionId !== undefined && item.version !== undefined && !item.body;
    const isCard = item.body !== undefined && item.questionId === undefined && item.version === undefined;
    // homework of files without a card has one upload box, which is a card item as well
    const isAsked = isQuestion || (item.body !== undefined && isPictured(item.body) && isCard);
    const isWanted =
      kind === homeworkKinds.questions ? isAsked : kind === homeworkKinds.files ? isCard : isQuestion || isCard;
    if (!isWanted) throw wrongField(`items/${index}`, 'work.error.wrongItem');
  }
}

function rowOf(item: ItemValues, position: number, body: QuestionBody): ItemRow {
  const { itemId: id, section, tiers, way, questionId, version, points } = item;
  const own = partPoints(
    points ?? null,
    answeredParts(body).map((part) => part.points),
  );
  return {
    id,
    position,
    section,
    tiers,
    way,
    questionId: questionId ?? null,
    questionVersion: version ?? null,
    body: item.body ?? null,
    points: own,
    space: item.space ?? null,
  };
}

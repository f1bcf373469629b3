import { conflict, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { filesOfAnswer } from 'edutech/plugins/questions/kit/common/answer';
import type { Verdict } from 'edutech/plugins/questions/kit/common/verdict';
import { filesOfBody } from 'edutech/plugins/questions/kit/common/walk-body';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import type { PracticeItem, Reviewed } from '../../api/practice';
import { cityDay } from 'edutech/plugins/questions/kit/common/scheduling/days';
import { entryStates } from '../../model/entry';
import { ownerFilter } from '../collection/collection.routes';
import { type EntryRow, selectOwnEntries } from '../collection/entries.queries';
import { bodyOf, mediaOf, type Parts, type Reader, versionsOf } from '../present-entries';
import { keysOf } from '../sources';
import { isMarked, verdictsOf } from './marking';
import {
  insertPractice,
  type PracticeRow,
  type ReviewRow,
  selectOpenPractice,
  selectPractice,
  selectReviews,
  updateEnded,
} from './practice.queries';
import { selectPractisable, selectForToday } from './today';
import { practiceReasonsOf } from './practice-reasons';

export const startPractice =
  (parts: Parts): Handler<typeof api.startPractice> =>
  async ({ db, actor, input, now, language }) => {
    const open = await selectOpenPractice(db, actor.personId, now);
    if (open && !input.entryIds) return { practiceId: open.id };
    const chosen = input.entryIds
      ? await chosenOf(db, parts, input.entryIds, { actor, now, language })
      : (await selectForToday(db, parts, actor.personId, now)).chosen;
    const [first] = chosen;
    if (!first) throw conflict('wrong.error.nothingDue');
    await updateEnded(db, actor.personId, now);
    const id = newId(now.getTime());
    await insertPractice(db, {
      schoolId: first.schoolId,
      id,
      personId: actor.personId,
      entryIds: chosen.map((entry) => entry.id),
      startedAt: now,
    });
    return { practiceId: id };
  };

/** Chosen entries in their order; 404 `wrong.error.noEntry` if one is not the actor's. */
async function chosenOf(
  db: Db,
  parts: Parts,
  entryIds: readonly Id[],
  { actor, now, language }: Reader,
): Promise<EntryRow[]> {
  const whose = await ownerFilter(db, parts, actor, now, 'released');
  const rows = await selectOwnEntries(db, whose, entryIds, language);
  if (rows.length < entryIds.length) throw notFound('wrong.error.noEntry');
  const known = new Map((await selectPractisable(db, parts, rows, whose, now)).map((row) => [row.id, row]));
  return entryIds.flatMap((id) => known.get(id) ?? []);
}

export const getPractice =
  (parts: Parts): Handler<typeof api.getPractice> =>
  async ({ db, actor, input, now, language }) => {
    const practice = input.practiceId
      ? await selectPractice(db, actor.personId, input.practiceId)
      : await selectOpenPractice(db, actor.personId, now);
    if (!practice) return null;
    const reader = { actor, now, language };
    const [reviews, context] = await Promise.all([
      selectReviews(db, practice),
      loadPracticeContext(db, parts, practice, reader),
    ]);
    return {
      practiceId: practice.id,
      started: practice.startedAt.toISOString(),
      ended: practice.endedAt?.toISOString() ?? null,
      items: await itemsOf(db, parts, practice, reviews, context, reader),
      mastered: [...context.entries.values()].filter(
        ({ state, reviewedAt }) =>
          state === entryStates.mastered && reviewedAt !== null && reviewedAt >= practice.startedAt,
      ).length,
    };
  };

/** Entries of a practice with their bodies, and the keys that may be shown. */
export interface PracticeContext {
  readonly entries: ReadonlyMap<Id, EntryRow>;
  readonly bodies: ReadonlyMap<Id, QuestionBody>;
  readonly keys: ReadonlyMap<Id, QuestionKey>;
}

export async function loadPracticeContext(
  db: Db,
  parts: Parts,
  practice: Pick<PracticeRow, 'entryIds'>,
  { actor, now, language }: Reader,
): Promise<PracticeContext> {
  const whose = await ownerFilter(db, parts, actor, now, 'released');
  const rows = await selectOwnEntries(db, whose, [...new Set(practice.entryIds)], language);
  const [bodies, keys] = await Promise.all([parts.bank.bodies(db, versionsOf(rows)), keysOf(db, parts, rows, now)]);
  return {
    entries: new Map(rows.map((row) => [row.id, row])),
    bodies: new Map(
      rows.flatMap((row) => {
        const body = bodyOf(bodies, row);
        return body ? [[row.id, body] as const] : [];
      }),
    ),
    keys,
  };
}

/** The remaining entries of a practice: removed ones leave it. */
async function itemsOf(
  db: Db,
  parts: Parts,
  practice: PracticeRow,
  reviews: readonly ReviewRow[],
  { entries, bodies, keys }: PracticeContext,
  { actor, language, now }: Reader,
): Promise<PracticeItem[]> {
  const ofPlace = new Map(reviews.map((review) => [review.place, review]));
  const whys = await practiceReasonsOf(db, parts, [...entries.values()], { actor, language, now });
  const shown = practice.entryIds.flatMap((entryId, place) => {
    const entry = entries.get(entryId);
    if (!entry) return [];
    const body = bodies.get(entryId) ?? null;
    const review = ofPlace.get(place);
    const ids = [
      ...(body ? filesOfBody(body) : []),
      ...entry.pictures,
      ...(review?.answers ?? []).flatMap((answer) => filesOfAnswer(answer)),
    ];
    return [{ entry, body, place, review, ids }];
  });
  const media = await mediaOf(
    db,
    parts.files,
    actor,
    shown.flatMap(({ ids }) => ids),
  );
  return shown.map(({ entry, body, place, review, ids }) => ({
    place,
    entryId: entry.id,
    subject: entry.subject,
    subjectCode: entry.subjectCode,
    body,
    pictures: [...entry.pictures],
    media: ids.flatMap((id) => media.get(id) ?? []),
    why: whys.get(entry.id)!,
    isMarked: isMarked(body, keys.get(entry.id)),
    isRepeated: practice.entryIds.indexOf(entry.id) < place,
    reviewed: review
      ? reviewedOf(review, entry, body && verdictsOf(parts.bank, body, keys.get(entry.id), review.answers))
      : null,
  }));
}

/** The outcome as the page shows it. */
export const reviewedOf = (
  { place, grade, isRight, answers, seconds, dueAfter, counted }: ReviewRow,
  { state }: Pick<EntryRow, 'state'>,
  verdicts: readonly Verdict[] | null,
): Reviewed => ({
  place,
  grade,
  isRight,
  verdicts: [...(verdicts ?? [])],
  answers,
  seconds,
  due: state === entryStates.mastered ? null : cityDay(dueAfter),
  counted,
});

export const endPractice: Handler<typeof api.endPractice> = async ({ db, actor, input, now }) => {
  const practice = await selectPractice(db, actor.personId, input.practiceId);
  await updateEnded(db, actor.personId, now, practice.id);
  return {};
};

import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import type { InputOf } from 'edutech/core/common/endpoint';
import { filesOfAnswer } from 'edutech/plugins/questions/kit/common/answer';
import type { Verdict } from 'edutech/plugins/questions/kit/common/verdict';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { addDays, cityDay, startOf } from 'edutech/plugins/questions/kit/common/scheduling/days';
import { entryStates } from '../../model/entry';
import type { EntryRow } from '../collection/entries.queries';
import { type Parts, type Reader, showKeys } from '../present-entries';
import { gradeOf, verdictsOf } from './marking';
import {
  appendToPractice,
  insertReview,
  lockPractice,
  type PracticeRow,
  type ReviewRow,
  selectLoad,
  selectPractice,
  selectReviews,
  updateMemory,
} from './practice.queries';
import { type PracticeContext, loadPracticeContext, reviewedOf } from './practice.routes';
import { noteEvidence, type PracticeParts } from './practice-evidence';
import {
  type Grade,
  grades,
  isAgainToday,
  isMastered,
  type Outcome,
  reviewMemory,
} from 'edutech/plugins/questions/kit/common/scheduling/memory';
import type { DayLoad } from 'edutech/plugins/questions/kit/common/scheduling/place-due';
import { planOf } from './today';

const fourGrades: readonly Grade[] = [grades.again, grades.hard, grades.good, grades.easy];

/** Planned load of the coming days. */
export async function loadAhead(db: Db, { actor, now }: Pick<Reader, 'actor' | 'now'>): Promise<DayLoad> {
  const rows = await selectLoad(db, actor.personId, startOf(addDays(cityDay(now), 1)));
  return new Map(rows.map(({ day, seconds }) => [day, seconds]));
}

/** The entry at a place of a practice; else 404. */
function entryAt({ entryIds }: Pick<PracticeRow, 'entryIds'>, { entries }: PracticeContext, place: number): EntryRow {
  const entry = entries.get(entryIds[place] ?? '');
  if (!entry) throw notFound('wrong.error.noEntry');
  return entry;
}

const keyOfEntry = async (db: Db, { files }: Parts, { actor }: Reader, { keys }: PracticeContext, { id }: EntryRow) => {
  const key = keys.get(id);
  return key ? (await showKeys(db, files, actor, new Map([[id, key]])))[0]! : null;
};

export const revealItem =
  (parts: Parts): Handler<typeof api.revealItem> =>
  async ({ db, actor, input, now, language }) => {
    const practice = await selectPractice(db, actor.personId, input.practiceId);
    const reader = { actor, now, language };
    const context = await loadPracticeContext(db, parts, practice, reader);
    const entry = entryAt(practice, context, input.place);
    const [plan, load] = await Promise.all([planOf(db, actor.personId), loadAhead(db, reader)]);
    const dueOf = (grade: Grade) =>
      isAgainToday(entry, now)
        ? entry.dueAt
        : reviewMemory(entry, { grade, isRight: grade > grades.again }, { plan, now, load }).dueAt;
    return {
      key: await keyOfEntry(db, parts, reader, context, entry),
      dues: fourGrades.map((grade) => ({ grade, due: cityDay(dueOf(grade)) })),
    };
  };

export const answerItem =
  (parts: PracticeParts): Handler<typeof api.answerItem> =>
  async ({ db, actor, input, now, language }) => {
    const practice = await lockPractice(db, actor.personId, input.practiceId);
    const reader = { actor, now, language };
    const context = await loadPracticeContext(db, parts, practice, reader);
    const entry = entryAt(practice, context, input.place);
    const body = context.bodies.get(entry.id) ?? null;
    const key = context.keys.get(entry.id);
    const before = (await selectReviews(db, practice)).find(({ place }) => place === input.place);
    if (before) {
      const verdicts = body && verdictsOf(parts.bank, body, key, before.answers);
      return {
        reviewed: reviewedOf(before, entry, verdicts),
        key: await keyOfEntry(db, parts, reader, context, entry),
        repeats: practice.entryIds.indexOf(entry.id, input.place + 1) > 0,
      };
    }
    if (practice.endedAt) throw conflict('wrong.error.practiceEnded');
    const verdicts = body && verdictsOf(parts.bank, body, key, input.answers);
    const outcome = outcomeOf(verdicts, input.grade);
    const pictures = [...new Set(input.answers.flatMap(filesOfAnswer))];
    // uploads of the student, of nobody else
    if (pictures.length > 0) await parts.files.keep(db, pictures, actor.personId);
    const review = await note(db, reader, entry, { input, verdicts, outcome });
    await insertReview(db, practice, review.row);
    if (body && verdicts) await noteEvidence(db, parts, entry, { body, verdicts, review: review.row, practice });
    // a wrong answer is asked once more before the end, never a third time
    const repeats = !outcome.isRight && practice.entryIds.filter((id) => id === entry.id).length === 1;
    if (repeats) await appendToPractice(db, practice, entry.id);
    return {
      reviewed: reviewedOf(review.row, { state: review.state }, verdicts),
      key: await keyOfEntry(db, parts, reader, context, entry),
      repeats,
    };
  };

function outcomeOf(verdicts: readonly Verdict[] | null, rated: Grade | undefined): Outcome {
  if (verdicts) return gradeOf(verdicts);
  if (rated === undefined) throw invalid('wrong.error.rate');
  return { grade: rated, isRight: rated > grades.again };
}

interface Given {
  readonly input: InputOf<typeof api.answerItem>;
  readonly verdicts: readonly Verdict[] | null;
  readonly outcome: Outcome;
}

/** Writes the memory state; a second answer on the same day moves nothing. */
async function note(db: Db, reader: Reader, entry: EntryRow, { input, verdicts, outcome }: Given) {
  const { actor, now } = reader;
  const counted = !isAgainToday(entry, now);
  let memory: Pick<EntryRow, 'dueAt' | 'stability' | 'state'> = entry;
  if (counted) {
    const [plan, load] = await Promise.all([planOf(db, actor.personId), loadAhead(db, reader)]);
    const next = reviewMemory(entry, outcome, { plan, now, load });
    const isDone = isMastered(next, now);
    const state = isDone ? entryStates.mastered : entryStates.practised;
    await updateMemory(db, entry, { ...next, state, masteredAt: isDone ? now : null });
    memory = { ...next, state };
  }
  const row: ReviewRow = {
    id: input.reviewId,
    place: input.place,
    entryId: entry.id,
    how: verdicts ? 'marked' : 'rated',
    ...outcome,
    counted,
    points: verdicts?.reduce((sum, { points }) => sum + points, 0) ?? null,
    answers: input.answers,
    seconds: input.seconds,
    at: now,
    dueBefore: entry.dueAt,
    dueAfter: memory.dueAt,
    stabilityAfter: memory.stability,
  };
  return { row, state: memory.state };
}

import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { ExamResults } from 'edutech/plugins/exam/api';
import { filesOfBody, filesOfKey } from 'edutech/plugins/questions/kit/common/walk-body';
import type * as api from '../../api';
import type { MarkFigures, Turn } from '../../api/marks';
import { keyOfPart, type PartRef } from '../../model/marks/keys';
import { ahead, mayChange } from '../../model/marks/rules';
import { type ProjectRow, selectOwnProject } from '../projects/projects.queries';
import {
  lockMarker,
  type MarkerRow,
  type QuestionRow,
  selectMarker,
  selectMarkers,
  selectQuestion,
  selectQuestions,
} from '../projects/questions.queries';
import { selectAgreement, selectSeconds, selectSpread, type SpreadRow } from './figures.queries';
import {
  countTasks,
  countTurns,
  countWanted,
  freeHeld,
  holdOn,
  insertRepeat,
  insertTurns,
  selectHeld,
  selectLast,
  selectSheet,
  type TurnRow,
} from './hand-out.queries';
import { addressesOf, type MediaParts, withMedia } from './sheets-to-mark';

export interface MarksParts extends MediaParts {
  readonly results: ExamResults<Db, SignedIn>;
}

interface Task {
  readonly project: ProjectRow;
  readonly question: QuestionRow;
  readonly marker: MarkerRow;
}

/** A question that the caller marks; else 404 `marking.error.noTask`. */
async function loadTask(
  db: Db,
  actor: SignedIn,
  projectId: Id,
  ref: PartRef,
  markerOf: typeof selectMarker = selectMarker,
): Promise<Task> {
  const project = await selectOwnProject(db, actor, projectId);
  const question = await selectQuestion(db, project, ref);
  const marker = await markerOf(db, project, question, actor.personId);
  if (!marker) throw notFound('marking.error.noTask');
  return { project, question, marker };
}

const leftFor = ({ quota }: MarkerRow, given: number, waiting: number): number =>
  quota === null ? waiting : Math.max(0, Math.min(waiting, quota - given));

export const markTasks: Handler<typeof api.markTasks> = async ({ db, actor, input }) => {
  const project = await selectOwnProject(db, actor, input.projectId);
  const questions = await selectQuestions(db, project);
  const own = (await selectMarkers(db, project)).filter((one) => one.personId === actor.personId && !one.isStopped);
  const given = questions.flatMap((question) => {
    const marker = own.find((one) => keyOfPart(one) === keyOfPart(question));
    return marker ? [{ question, marker }] : [];
  });
  const counts = await countTasks(db, given);
  const tasks = given.map(({ question, marker }, at) => {
    const { given: done, held, waiting } = counts[at]!;
    const left = leftFor(marker, done, waiting + held);
    const { itemId, part, label, points, mode, limit, step, steps } = question;
    const { quota } = marker;
    return { itemId, part, label, points, mode, limit, step, steps: [...steps], given: done, left, quota };
  });
  return {
    title: project.title,
    isLeader: project.leaderId === actor.personId,
    isReleased: project.state === 'released',
    tasks,
  };
};

export const markedQuestion =
  (parts: MarksParts): Handler<typeof api.markedQuestion> =>
  async ({ db, actor, input }) => {
    const project = await selectOwnProject(db, actor, input.projectId);
    const question = await selectQuestion(db, project, input);
    const isLeader = project.leaderId === actor.personId;
    if (!isLeader && !(await selectMarker(db, project, question, actor.personId))) throw notFound('marking.error.noTask');
    const { body, key } = await parts.results.question(db, project, question.itemId);
    const files = [...filesOfBody(body), ...(key ? filesOfKey(key) : [])];
    const addresses = await addressesOf(parts, actor, files);
    return { body, key, media: [...addresses].map(([fileId, address]) => ({ fileId, address })) };
  };

export const takeAnswers =
  (parts: MarksParts): Handler<typeof api.takeAnswers> =>
  async ({ db, actor, input, now }) => {
    const { project, question, marker } = await loadTask(db, actor, input.projectId, input, lockMarker);
    if (project.state === 'released') return { turns: [], left: 0 };
    await freeHeld(db, question, now);
    await holdOn(db, question, actor.personId, now);
    const counts = await countTurns(db, question, actor.personId);
    const wanted = Math.min(ahead, input.count) - counts.held;
    if (wanted > 0) await handOut(db, { question, marker }, { ...counts, count: wanted, now });
    const rows = await selectHeld(db, question, actor.personId, Math.min(ahead, input.count));
    const waiting = await countWanted(db, question, marker);
    const { given, held } = await countTurns(db, question, actor.personId);
    return { turns: await turnsOf(parts, actor, rows), left: leftFor(marker, given, waiting + held) };
  };

/** One's own answer comes back where its turn has come; else new ones, within the quota. */
async function handOut(
  db: Db,
  { question, marker }: Pick<Task, 'question' | 'marker'>,
  {
    given,
    held,
    repeats,
    count,
    now,
  }: Awaited<ReturnType<typeof countTurns>> & { readonly count: number; readonly now: Date },
): Promise<void> {
  const isDue = repeats < Math.floor((given * question.selfShare) / 100);
  const repeated = isDue ? await insertRepeat(db, question, marker.personId, now) : 0;
  const within = marker.quota === null ? count : Math.min(count, marker.quota - given - held);
  const left = within - repeated;
  if (left > 0) await insertTurns(db, question, marker, { count: left, now });
}

const turnsOf = async (parts: MarksParts, actor: SignedIn, rows: readonly TurnRow[]) =>
  (await withMedia(parts, actor, rows)).map((row) => ({
    ...row,
    steps: [...row.steps],
    flags: row.flags as Turn['flags'],
    problem: row.problem as Turn['problem'],
  }));

export const lastMarks =
  (parts: MarksParts): Handler<typeof api.lastMarks> =>
  async ({ db, actor, input }) => {
    const { question } = await loadTask(db, actor, input.projectId, input);
    return turnsOf(parts, actor, await selectLast(db, question, actor.personId, mayChange));
  };

export const wholeSheet =
  (parts: MarksParts): Handler<typeof api.wholeSheet> =>
  async ({ db, actor, input }) => {
    const project = await selectOwnProject(db, actor, input.projectId);
    const rows = await selectSheet(db, project, input.turnId, actor.personId);
    if (rows.length === 0) throw notFound('marking.error.noAnswer');
    return { parts: await withMedia(parts, actor, rows) };
  };

export const markFigures: Handler<typeof api.markFigures> = async ({ db, actor, input }) => {
  const { question } = await loadTask(db, actor, input.projectId, input);
  const spread = await selectSpread(db, question, actor.personId);
  const seconds = await selectSeconds(db, question, actor.personId);
  return {
    own: figuresOf(
      spread.filter(({ isOwn }) => isOwn),
      seconds.own,
    ),
    group: figuresOf(spread, seconds.everybody),
    ...(await selectAgreement(db, question, actor.personId)),
  };
};

function figuresOf(rows: readonly SpreadRow[], seconds: number | null): MarkFigures['own'] {
  const spread = new Map<number, number>();
  for (const { points, count } of rows) spread.set(points, (spread.get(points) ?? 0) + count);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const sum = rows.reduce((all, row) => all + row.points * row.count, 0);
  return { count, mean: count === 0 ? null : sum / count, seconds, spread: [...spread] };
}

import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { filesOfAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import type { VerdictState } from 'edutech/plugins/questions/kit/common/verdict';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import type * as api from '../../api';
import { blockStateOf } from '../../model/answering/progress';
import { itemsOf } from '../../model/book/document';
import { isByGroup, withGroups } from '../../model/lesson/groups';
import { isOpenAt } from '../../model/lesson/opening';
import type { KnownAttempts } from '../answering/known-attempts';
import { filesOfShown, mediaFor, shownItems } from '../books/shown-items';
import { type AssignmentRow, lockAssignment, selectAssignment, updateStage } from './assignments.queries';
import {
  selectBoard,
  selectClassAnswers,
  selectItemSums,
  selectNames,
  selectProgress,
  updateReminded,
} from './board.queries';
import { givenOnWire, oneGiven } from './given';
import type { LessonBroadcast } from './lesson-broadcast';
import { notifyStudents } from './notices';

export interface LessonParts {
  readonly bank: QuestionBank<Db>;
  readonly files: Files;
  readonly knownAttempts: KnownAttempts;
  readonly lessonBroadcast: LessonBroadcast;
  readonly notifications: Notifications;
}

/** Most answers of one item that a projector or a teacher gets. */
const mostAnswers = 80;
/** Nobody is reminded more often than this. Milliseconds. */
const reminderPause = 3_600_000;

const blocksOf = (row: AssignmentRow, now: Date) =>
  row.document.blocks.map((block) => ({ ...block, isOpen: isOpenAt(block, row, now) }));

export const openLesson =
  ({ bank, files }: LessonParts): Handler<typeof api.openLesson> =>
  async ({ db, actor, input, now, language }) => {
    const row = await selectAssignment(db, actor, input.assignmentId, language);
    const attempts = withGroups(row.document.blocks, row.groups, await selectProgress(db, [row]));
    const items = await shownItems(db, bank, row.document.blocks);
    const names = await selectNames(db, row);
    const nameOf = new Map(names.map(({ id, name }) => [id, name]));
    return {
      given: oneGiven(row, attempts, now),
      blocks: blocksOf(row, now),
      items,
      media: await mediaFor(db, files, filesOfShown(row.document.blocks, items), actor.sessionId),
      stage: row.stage,
      submitted: row.document.blocks.map(({ id }) => ({
        blockId: id,
        count: attempts.filter(({ submitted }) => submitted.includes(id)).length,
      })),
      names: names.map(({ name }) => name),
      groups: row.groups.map((group) => group.flatMap((id) => nameOf.get(id) ?? [])),
      now,
    };
  };

export const steerLesson =
  ({ knownAttempts, lessonBroadcast }: LessonParts): Handler<typeof api.steerLesson> =>
  async ({ db, actor, input }) => {
    const row = await lockAssignment(db, actor, input.assignmentId);
    const { stage } = input;
    const shown = stage.blockId;
    if (shown !== null && !row.document.blocks.some(({ id }) => id === shown)) throw notFound('guide.error.noBlock');
    const isNew = shown !== null && !row.opened.includes(shown);
    await updateStage(db, row, stage, isNew ? [...row.opened, shown] : row.opened);
    if (isNew) await knownAttempts.changed(db, [row.id]);
    db.afterCommit(() => lessonBroadcast.steered(row.id, stage));
    return stage;
  };

export const openBlock =
  ({ knownAttempts, lessonBroadcast }: LessonParts): Handler<typeof api.openBlock> =>
  async ({ db, actor, input }) => {
    const row = await lockAssignment(db, actor, input.assignmentId);
    const { blockId, isOpen } = input;
    if (!row.document.blocks.some(({ id }) => id === blockId)) throw notFound('guide.error.noBlock');
    const opened = isOpen ? [...new Set([...row.opened, blockId])] : row.opened.filter((id) => id !== blockId);
    await updateStage(db, row, row.stage, opened);
    await knownAttempts.changed(db, [row.id]);
    db.afterCommit(() => lessonBroadcast.steered(row.id, row.stage));
    return { opened };
  };

export const blockAnswers =
  ({ bank, files }: LessonParts): Handler<typeof api.blockAnswers> =>
  async ({ db, actor, input }) => {
    const row = await selectAssignment(db, actor, input.assignmentId);
    const block = row.document.blocks.find(({ id }) => id === input.blockId);
    if (!block) throw notFound('guide.error.noBlock');
    const shown = await shownItems(db, bank, [block]);
    const itemIds = shown.map(({ itemId }) => itemId);
    const [attempts, sums, answers] = [
      await selectProgress(db, [row]),
      await selectItemSums(db, row, itemIds),
      await selectClassAnswers(db, row, itemIds),
    ];
    const isOfGroups = isByGroup(block, row.groups);
    const writers = new Map(row.groups.map(([writer], at) => [writer!, at + 1]));
    const grouped = new Set(row.groups.flat());
    // who came after groups were formed answers alone
    const isShown = (id: Id) => !isOfGroups || writers.has(id) || !grouped.has(id);
    const items = shown.flatMap(({ itemId, body }) =>
      answeredParts(body).map(({ options }, part) => {
        const sum = sums.find((one) => one.itemId === itemId && one.part === part);
        const given = answers.filter((one) => one.itemId === itemId && one.part === part && isShown(one.attemptId));
        return {
          itemId,
          part,
          answered: isOfGroups ? given.length : (sum?.answered ?? 0),
          marked: isOfGroups ? given.filter(({ state }) => isMarked(state)).length : (sum?.marked ?? 0),
          right: isOfGroups ? given.filter(({ state }) => state === 'right').length : (sum?.right ?? 0),
          options: (options ?? []).map((_, at) => given.filter(({ answer }) => answer.choice?.includes(at)).length),
          answers: given.slice(-mostAnswers).map(({ attemptId, answer, name, state }) => ({
            answer,
            name: input.named ? name : '',
            group: isOfGroups ? (writers.get(attemptId) ?? null) : null,
            isRight: isMarked(state) ? state === 'right' : null,
          })),
        };
      }),
    );
    const fileIds = items.flatMap(({ answers: given }) => given.flatMap(({ answer }) => filesOfAnswer(answer)));
    return {
      students: attempts.filter(({ id }) => isShown(id)).length,
      submitted: attempts.filter(({ id, submitted }) => submitted.includes(block.id) && isShown(id)).length,
      items,
      media: await mediaFor(db, files, fileIds, actor.sessionId),
    };
  };

export const guideBoard: Handler<typeof api.guideBoard> = async ({ db, actor, input, now, language }) => {
  const row = await selectAssignment(db, actor, input.assignmentId, language);
  const [given] = await givenOnWire(db, [row], now);
  const { blocks } = row.document;
  const itemIds = blocks.flatMap((block) => itemsOf(block).map(({ id }) => id));
  const students = withGroups(blocks, row.groups, await selectBoard(db, row));
  return {
    given: given!,
    blocks: blocksOf(row, now),
    items: await selectItemSums(db, row, itemIds),
    students: students.map((one) => {
      const answered = new Set<Id>(one.answered);
      return {
        attemptId: one.id,
        name: one.name,
        seat: one.seat,
        states: blocks.map((block) =>
          blockStateOf({
            isOpen: isOpenAt(block, row, now),
            isSubmitted: one.submitted.includes(block.id),
            answered: itemsOf(block).filter(({ id }) => answered.has(id)).length,
          }),
        ),
        answered: itemIds.filter((id) => answered.has(id)).length,
        points: one.points,
        of: one.of,
        minutes: Math.round(one.seconds / 60),
        seenAt: one.seenAt,
        remindedAt: one.remindedAt,
        wonder: one.wonder?.content ? textOf(one.wonder.content) : '',
      };
    }),
    now,
  };
};

export const remindStudents =
  ({ notifications }: LessonParts): Handler<typeof api.remindStudents> =>
  async ({ db, actor, input, now }) => {
    const row = await selectAssignment(db, actor, input.assignmentId);
    const before = new Date(now.getTime() - reminderPause);
    const attempts = await updateReminded(db, row, input.attemptIds, { now, before });
    if (attempts.length > 0) await notifyStudents(db, notifications, row, { word: 'reminded', attempts, now });
    return { count: attempts.length };
  };

const isMarked = (state: VerdictState | null): boolean => state !== null && state !== 'unread';

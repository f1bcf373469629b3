import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import { filesOfKey } from '../../kit/common/walk-body';
import { bankSources } from 'edutech/core/common/teaching/sources';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/plugin';
import type * as api from '../../api';
import type { ReviewLine } from '../../api/reviewing';
import { reviewChecks } from '../../model/kinds';
import { mostListed } from '../../model/limits';
import { selectBodies, selectKeysOf } from '../bank/bank.queries';
import { updateReturned, updateShared } from '../keeping/standing.queries';
import { type LineParts, linesOf } from '../reading/lines';
import { selectLines } from '../reading/lines.queries';
import { mediaOf } from '../reading/media';
import { selectNewestFiles } from '../saving/question-files.queries';
import { followWords } from '../words/follow';
import {
  countQueue,
  lockReview,
  type ReviewRow,
  selectNext,
  selectOwnReviews,
  selectQueue,
  selectReview,
  updateDecided,
} from './submissions.queries';

const timesOf = ({ submitted, decided }: Pick<ReviewRow, 'submitted' | 'decided'>) => ({
  submitted: submitted.toISOString(),
  decided: decided?.toISOString() ?? null,
});
const lineOf = (row: ReviewRow): ReviewLine => ({ ...row, ...timesOf(row) });

export const reviewQueue: Handler<typeof api.reviewQueue> = async ({ db, actor, input, language }) => {
  const { state, page, pageLine } = input;
  const offset = (page - 1) * pageLine;
  const limit = Math.max(0, Math.min(pageLine, mostListed - offset));
  const [rows, count] = await Promise.all([
    selectQueue(db, actor, state, { offset, limit }, language),
    countQueue(db, actor, state),
  ]);
  return {
    data: rows.map(lineOf),
    pageData: { cur: page, line: pageLine, total: Math.min(count, mostListed) },
    capped: count > mostListed,
  };
};

export const reviewTask =
  (parts: LineParts): Handler<typeof api.reviewTask> =>
  async (call) => {
    const { db, actor, input, language } = call;
    const task = await selectReview(db, actor, input.taskId, language);
    const version = { questionId: task.id, version: task.version };
    const [line] = await selectLines(db, [task.id], actor, language);
    const [[shown], [kept], next] = await Promise.all([
      selectBodies(db, [version]),
      selectKeysOf(db, [version]),
      selectNext(db, actor, { id: task.taskId, submittedAt: task.submitted }),
    ]);
    if (!line || !shown || !kept) throw notFound('questions.error.noReview');
    // as it was submitted, whatever its owner has made of it since
    const [question] = await linesOf(call, parts, [{ ...line, body: shown.body, version: task.version }]);
    const [keymedia] = await mediaOf(db, parts.files, actor, [{ fileIds: filesOfKey(kept.key), source: line.source }]);
    return {
      ...lineOf(task),
      question: question!,
      key: kept.key,
      keymedia: keymedia!,
      ticks: task.ticks,
      nextId: next?.id ?? null,
    };
  };

export const decideReview =
  ({ audit, files }: { readonly audit: Audit; readonly files: Files }): Handler<typeof api.decideReview> =>
  async ({ db, actor, input, now, client }) => {
    const { pass, ticks } = input;
    const reason = input.reason.trim();
    const task = await lockReview(db, actor, input.taskId);
    if (task.state !== 'waiting') throw conflict('questions.error.decided');
    if (pass && ticks.length < reviewChecks.length) throw invalid('questions.error.unticked');
    if (!pass && reason === '') throw invalid('questions.error.noReason');
    const state = pass ? 'passed' : 'returned';
    await updateDecided(
      db,
      task.id,
      { state, reviewerId: actor.personId, reviewerName: actor.name, ticks, reason },
      now,
    );
    if (pass) {
      await updateShared(db, task.questionId, task.wanted, now);
      if (task.wanted === bankSources.public)
        for (const id of await selectNewestFiles(db, [task.questionId])) await files.publish(db, id);
      await followWords(db, [task.questionId]);
    } else await updateReturned(db, task.questionId);
    await audit.record(db, actor, {
      act: pass ? 'questions.pass' : 'questions.return',
      objectKind: 'bankQuestion',
      objectId: task.questionId,
      schoolId: task.schoolId,
      facts: { title: task.title, source: task.wanted, reason },
      address: client.address,
    });
    const next = await selectNext(db, actor, task);
    return { state, nextId: next?.id ?? null };
  };

export const ownReviews: Handler<typeof api.ownReviews> = async ({ db, actor, input }) => {
  const rows = await selectOwnReviews(db, input.id, actor.personId);
  return rows.map((row) => ({ ...row, ...timesOf(row) }));
};

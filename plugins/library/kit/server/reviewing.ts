import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db, Query } from 'edutech/core/server/data/db';
import type { Call } from 'edutech/core/server/call';
import type { ReviewAct } from '../common/acts';
import { type Decided, mostListed, type QueuedState } from '../common/review';
import type { LibraryTables } from './library-tables';
import {
  countQueue,
  type LockedReview,
  lockReviews,
  type QueueOf,
  type QueueRow,
  selectNext,
  selectQueue,
  updateDecided,
} from './reviews.queries';
import { updateReturned, updateSeen, updateTakenDown } from './sharing.queries';

/** What of a call deciding needs. */
export type Deciding = Pick<Call<unknown, SignedIn>, 'db' | 'actor' | 'now' | 'client'>;

/** How an area reviews what is submitted to it. */
export interface Reviewing<Task extends LockedReview> {
  readonly tables: LibraryTables;
  /** Reviews `t` that are somebody's to decide. */
  readonly isTheirs: (actor: SignedIn) => Query<boolean>;
  /** Further columns of a review being decided. */
  readonly more: Query;
  /** All of these are ticked before a thing passes. */
  readonly checks: readonly string[];
  readonly errors: {
    /** 404: no review, or not the caller's. */
    readonly missing: string;
    /** 409: somebody was faster, or its owner has withdrawn it. */
    readonly decided: string;
    readonly unticked: string;
    readonly noReason: string;
  };
  /** What follows a decision within its transaction: files, search, the audit log. */
  readonly follow: (call: Deciding, act: ReviewAct, task: Task, reason: string) => Promise<void>;
}

interface Input {
  readonly taskId: Id;
  readonly pass: boolean;
  readonly ticks: readonly string[];
  readonly reason: string;
}

/** A page of a queue with its total, as every queue answers. */
export async function readQueue<Row extends QueueRow>(
  db: Db,
  tables: LibraryTables,
  queue: QueueOf,
  wish: { readonly state: QueuedState; readonly page: number; readonly pageLine: number },
) {
  const { state, page, pageLine } = wish;
  const offset = (page - 1) * pageLine;
  const limit = Math.max(0, Math.min(pageLine, mostListed - offset));
  const [data, count] = await Promise.all([
    limit > 0 ? selectQueue<Row>(db, tables, queue, { state, offset, limit }) : [],
    countQueue(db, tables, queue, state),
  ]);
  const pageData = { cur: page, line: pageLine, total: Math.min(count, mostListed) };
  return { data, pageData, capped: count > mostListed };
}

/** What reviewers do with what is submitted. */
export function reviewingOf<Task extends LockedReview = LockedReview>(reviewing: Reviewing<Task>) {
  const { tables, isTheirs, more, checks, errors, follow } = reviewing;

  const lock = async ({ db, actor }: Pick<Deciding, 'db' | 'actor'>, taskIds: readonly Id[]): Promise<Task[]> => {
    const tasks = await lockReviews<Task>(db, tables, { where: isTheirs(actor), more }, taskIds);
    if (tasks.length !== taskIds.length) throw notFound(errors.missing);
    return tasks;
  };

  /** Reviews that wait for the caller, held until COMMIT. */
  const waitingFor = async (call: Pick<Deciding, 'db' | 'actor'>, taskIds: readonly Id[]): Promise<Task[]> => {
    const tasks = await lock(call, taskIds);
    if (!tasks.every(({ state }) => state === 'waiting')) throw conflict(errors.decided);
    return tasks;
  };

  const write = ({ db, actor, now }: Deciding, task: Task, pass: boolean, ticks: readonly string[], reason: string) => {
    const state = pass ? 'passed' : 'returned';
    const decision = { state, reviewerId: actor.personId, reviewerName: actor.name, ticks, reason } as const;
    return updateDecided(db, tables, task.id, decision, now);
  };

  /** Lets a thing pass: it is seen from now on by those for whom it was asked. */
  const pass = async (call: Deciding, task: Task): Promise<void> => {
    await write(call, task, true, checks, '');
    await updateSeen(call.db, tables, task.itemId, task.wanted, call.now);
    await follow(call, 'pass', task, '');
  };

  return {
    waitingFor,
    pass,

    /** Approves or returns one; answers the next that waits. */
    decide: async (call: Deciding & { readonly input: Input }): Promise<Decided> => {
      const { db, actor, input } = call;
      const reason = input.reason.trim();
      const [task] = await waitingFor(call, [input.taskId]);
      if (input.pass && input.ticks.length < checks.length) throw invalid(errors.unticked);
      if (!input.pass && reason === '') throw invalid(errors.noReason);
      if (input.pass) await pass(call, task!);
      else {
        await write(call, task!, false, input.ticks, reason);
        await updateReturned(db, tables, task!.itemId);
        await follow(call, 'return', task!, reason);
      }
      const next = await selectNext(db, tables, isTheirs(actor), task!);
      return { state: input.pass ? 'passed' : 'returned', nextId: next?.id ?? null };
    },

    /** Takes down what has passed: it is its owner's alone again, who reads why as of anything that is returned. */
    takeDown: async (
      call: Deciding & { readonly input: { readonly taskId: Id; readonly reason: string } },
      notShared: string,
    ): Promise<Record<string, never>> => {
      const reason = call.input.reason.trim();
      if (reason === '') throw invalid(errors.noReason);
      const [task] = await lock(call, [call.input.taskId]);
      if (task!.state !== 'passed' || !task!.isShared) throw conflict(notShared);
      await write(call, task!, false, [], reason);
      await updateTakenDown(call.db, tables, task!.itemId, call.now);
      await follow(call, 'takeDown', task!, reason);
      return {};
    },
  };
}

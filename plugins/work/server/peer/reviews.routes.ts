import { conflict, forbidden, notFound } from 'edutech/core/common/errors';
import { filesOfAnswer } from 'edutech/plugins/questions/kit/common/answer';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type * as api from '../../api';
import type { PeerTask } from '../../api/peer-reviews';
import type { Medium } from '../../api/records';
import { maySeeKeys, mayReviewPapers } from '../../model/answering/release';
import { isOfTier } from '../../model/homework';
import { isOnScale } from '../../model/marking/marks';
import { isReviewLate, isSwapOpen, reviewStates } from '../../model/peer/reviews';
import { selectAnswers } from '../answering/answers.queries';
import { selectOwnAttempt } from '../answering/own-attempts.queries';
import { selectItems } from '../homework/homework.queries';
import {
  filesOfBodies,
  filesOfKeys,
  itemOnWire,
  loadItems,
  loadKeys,
  mediaOf,
  type SheetItem,
} from '../homework/sheet';
import type { MonitorBroadcast } from '../monitoring/monitor-broadcast';
import {
  lockOwnReview,
  lockOwnReviews,
  type OwnReviewRow,
  type PeerTaskRow,
  selectOwnDecisions,
  selectOwnSwap,
  selectPeerMarks,
  selectAcceptedReviews,
  updateOpened,
  updateReviewed,
  upsertPeerMarks,
} from './reviews.queries';
import { lockSwapShared } from './swaps.queries';

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly files: Files;
  readonly monitorBroadcast: MonitorBroadcast;
}

export const taskOnWire = (row: PeerTaskRow, now: Date): PeerTask => ({
  swapId: row.swapId,
  attemptId: row.attemptId,
  title: row.title,
  subject: row.subject,
  subjectCode: row.subjectCode,
  papers: row.papers,
  done: row.done,
  dueAt: row.dueAt.toISOString(),
  isLate: isReviewLate({ ...row, undoneAt: null }, now),
  ended: row.endedAt?.toISOString() ?? null,
  isLocked: !mayReviewPapers({ state: row.ownState }),
});

/** Items of a paper's tier. */
const ofPaper = <Item extends { readonly tiers: number }>(items: readonly Item[], { tier }: OwnReviewRow) =>
  items.filter(({ tiers }) => isOfTier(tiers, tier));

export const openPeer =
  ({ bank, files, monitorBroadcast }: Parts): Handler<typeof api.openPeer> =>
  async ({ db, actor, input, now, language }) => {
    await lockSwapShared(db, input.swapId);
    const reviews = await lockOwnReviews(db, actor, input.swapId, language);
    const [first] = reviews;
    if (!first) throw notFound('work.error.noPeer');
    if (!mayReviewPapers({ state: first.ownState })) throw conflict('work.error.peerInHand');
    const { schoolId, homeworkId, times } = first;
    const waiting = reviews.filter(({ state }) => state === reviewStates.waiting);
    if (waiting.length > 0 && isSwapOpen(times)) {
      await updateOpened(
        db,
        schoolId,
        waiting.map(({ id }) => id),
        now,
      );
      db.afterCommit(() => monitorBroadcast.send(first.assignmentId, []));
    }
    const homework = { schoolId, id: homeworkId };
    const all = await loadItems(db, bank, homework);
    const items = all.filter(({ id }) => first.itemIds.includes(id));
    const [keys, answers, marks] = await Promise.all([
      first.showsKeys ? loadKeys(db, bank, homework, items) : new Map<Id, never>(),
      selectAnswers(
        db,
        schoolId,
        reviews.map(({ attemptId }) => attemptId),
        first.itemIds,
      ),
      selectPeerMarks(
        db,
        schoolId,
        reviews.map(({ id }) => id),
      ),
    ]);
    const ofItems = [
      ...filesOfBodies(items.map(({ body }) => body)),
      ...filesOfKeys([...keys.values()].map(({ key }) => key)),
    ];
    const papers = reviews.map((review) => {
      const own = ofPaper(items, review);
      const written = answers.filter(
        ({ attemptId, round }) => attemptId === review.attemptId && round === review.round,
      );
      return { review, own, written };
    });
    const handed = papers.flatMap(({ written }) => written.flatMap(({ answer }) => filesOfAnswer(answer)));
    const media = await mediaOf({ files }, db, [...new Set([...ofItems, ...handed])], actor.sessionId);
    return {
      ...taskOf(reviews, now),
      note: first.note,
      anonymous: first.anonymous,
      items: items.map((item) => ({ ...itemOnWire(item), number: all.indexOf(item) + 1 })),
      keys: [...keys].map(([itemId, { key }]) => ({ itemId, key })),
      media: first.anonymous ? withoutFileNames(media, new Set(ofItems)) : media,
      reviews: papers.map(({ review, own, written }) => ({
        reviewId: review.id,
        name: review.name,
        state: isSwapOpen(times) && review.state === reviewStates.waiting ? reviewStates.begun : review.state,
        isLate: review.isLate,
        itemIds: own.map(({ id }) => id),
        answers: written.map(({ itemId, part, answer }) => ({ itemId, part, answer })),
        marks: marks
          .filter(({ reviewId }) => reviewId === review.id)
          .map(({ itemId, part, points, comment, tags }) => ({
            itemId,
            part,
            points,
            comment,
            tags: [...tags],
          })),
      })),
    };
  };

/** File names may contain a student's name: anonymous reviews hide them. */
const withoutFileNames = (media: readonly Medium[], known: ReadonlySet<Id>): Medium[] =>
  media.map((medium, index) => (known.has(medium.fileId) ? medium : { ...medium, name: `${index + 1}.${medium.ext}` }));

function taskOf(reviews: readonly OwnReviewRow[], now: Date): PeerTask {
  const [first] = reviews;
  const { swapId, ownAttemptId: attemptId, ownState, title, subject, subjectCode, times } = first!;
  const done = reviews.filter(({ state }) => state === reviewStates.handedIn).length;
  const row = { swapId, attemptId, title, subject, subjectCode, papers: reviews.length, done, ownState };
  return taskOnWire({ ...row, dueAt: times.dueAt, endedAt: times.endedAt }, now);
}

/** A paper that may be reviewed now; else 404 or 409. */
async function paperInHand(db: Db, actor: SignedIn, id: Id, language: Language): Promise<OwnReviewRow> {
  const swap = await selectOwnSwap(db, actor, id);
  await lockSwapShared(db, swap.id);
  const review = await lockOwnReview(db, actor, id, language);
  if (!mayReviewPapers({ state: review.ownState })) throw conflict('work.error.peerInHand');
  return review;
}

export const savePeer: Handler<typeof api.savePeer> = async ({ db, actor, input, now, language }) => {
  const review = await paperInHand(db, actor, input.reviewId, language);
  if (!isSwapOpen(review.times)) throw conflict('work.error.peerEnded');
  if (review.state === reviewStates.handedIn) throw conflict('work.error.peerHandedIn');
  const scales = await scalesOf(db, review);
  for (const [index, { itemId, part, points }] of input.marks.entries()) {
    const of = scales.get(`${itemId}/${part}`);
    if (of === undefined) throw wrongField(`marks/${index}/itemId`, 'work.error.noItem');
    if (points !== null && !isOnScale(points, of))
      throw wrongField(`marks/${index}/points`, 'work.error.offScale', { of, step: pointStep });
  }
  // of two marks for one part the last counts
  const last = new Map(input.marks.map((mark) => [`${mark.itemId}/${mark.part}`, mark]));
  const rows = [...last.values()].map(({ itemId, comment, ...mark }) => ({
    ...mark,
    comment: comment.trim(),
    itemId,
    reviewId: review.id,
  }));
  await upsertPeerMarks(db, review.schoolId, rows, now);
  await updateOpened(db, review.schoolId, [review.id], now);
  return { saved: now.toISOString() };
};

/** Full points of each part of a reviewed paper. */
async function scalesOf(db: Db, review: OwnReviewRow): Promise<Map<string, number>> {
  const items = await selectItems(db, { schoolId: review.schoolId, id: review.homeworkId });
  const own = ofPaper(items, review).filter(({ id }) => review.itemIds.includes(id));
  return new Map(own.flatMap(({ id, points }) => points.map((of, part) => [`${id}/${part}`, of] as const)));
}

export const handInPeer =
  ({ monitorBroadcast }: Pick<Parts, 'monitorBroadcast'>): Handler<typeof api.handInPeer> =>
  async ({ db, actor, input, now, language }) => {
    const review = await paperInHand(db, actor, input.reviewId, language);
    const { schoolId, times } = review;
    const isDone = review.state === reviewStates.handedIn;
    const isLate = isDone ? review.isLate : isReviewLate(times, now);
    if (!isDone) {
      if (!isSwapOpen(times)) throw conflict('work.error.peerEnded');
      const marks = await selectPeerMarks(db, schoolId, [review.id]);
      const given = new Set(marks.flatMap(({ itemId, part, points }) => (points === null ? [] : `${itemId}/${part}`)));
      const missing = [...(await scalesOf(db, review)).keys()].filter((place) => !given.has(place)).length;
      if (missing > 0) throw conflict('work.error.peerUnfinished', { count: missing });
      await updateReviewed(db, review, { isLate, now });
      db.afterCommit(() => monitorBroadcast.send(review.assignmentId, []));
    }
    const all = await lockOwnReviews(db, actor, review.swapId, language);
    return {
      submitted: (isDone ? review.submittedAt! : now).toISOString(),
      isLate,
      left: all.filter(({ state }) => state !== reviewStates.handedIn).length,
    };
  };

export const peerOutcome =
  ({ bank }: Pick<Parts, 'bank'>): Handler<typeof api.peerOutcome> =>
  async ({ db, actor, input, now, language }) => {
    const mine = await selectOwnAttempt(db, actor, input.attemptId, language);
    const given = await selectOwnDecisions(db, mine.schoolId, mine.id);
    if (!given) throw notFound('work.error.noPeer');
    if (!maySeeKeys(mine.times, mine, now)) throw forbidden('work.error.notReleased');
    const said = await selectAcceptedReviews(db, mine.schoolId, mine.id);
    const numbers = numbersOf(await loadItems(db, bank, { schoolId: mine.schoolId, id: mine.homeworkId }));
    return {
      title: mine.title,
      said: [...Map.groupBy(said, ({ reviewId }) => reviewId).values()].map((marks) => ({
        name: marks[0]!.name,
        marks: marks.map(({ itemId, part, points, comment, tags, decision, of }) => ({
          itemId,
          number: numbers.get(itemId) ?? 0,
          part,
          points,
          of,
          comment,
          tags: [...tags],
          decision,
        })),
      })),
      given,
    };
  };

const numbersOf = (items: readonly SheetItem[]) => new Map(items.map(({ id }, index) => [id, index + 1]));

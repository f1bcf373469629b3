import type { DemoContext } from 'edutech/core/server/demo/demo';
import { drawPairs } from '../../model/peer/pairs';
import { inSteps, isOfTier } from '../../model/homework';
import type { PeerTag } from '../../model/peer/reviews';
import { selectItems } from '../homework/homework.queries';
import { type AttemptRow, lockAttempts } from '../monitoring/monitor.queries';
import { updateOpened, updateReviewed, upsertPeerMarks } from '../peer/reviews.queries';
import { insertReviews, insertSwap } from '../peer/swaps.queries';

const hour = 3_600_000;
/** What classmates say of an answer by the share of its points that they give. */
const words: readonly (readonly [from: number, comment: string, tags: readonly PeerTag[]])[] = [
  [1, '步骤清楚，结果正确。', ['clear']],
  [0.6, '前面都对，最后一步符号算错了。', ['slip']],
  [0, '去括号时符号没有变，请再看看法则。', ['concept', 'steps']],
];

/** Swaps of the demo: in the demo teacher's class half of the papers are marked; in two others nobody has begun. */
export async function buildPeers(context: DemoContext): Promise<void> {
  const { world } = context;
  await swap(context, {
    slug: 'rational-numbers',
    schoolId: world.schoolId,
    questions: ['add-easily', 'mixed-operations'],
    isBegun: true,
  });
  await swap(context, { slug: 'neighbour-quiz', schoolId: world.schoolId, questions: ['points-on-line'] });
  await swap(context, { slug: 'foreign-quiz', schoolId: world.otherSchoolId, questions: ['subtract'] });
}

interface Swapped {
  readonly slug: string;
  readonly schoolId: string;
  readonly questions: readonly string[];
  readonly isBegun?: true;
}

async function swap(context: DemoContext, { slug, schoolId, questions, isBegun }: Swapped): Promise<void> {
  const { db, id, clock, world } = context;
  const now = clock.now();
  const attempts = await lockAttempts(db, { schoolId, id: id(`work.assignment.${slug}`) });
  const people = attempts.filter(({ points }) => points !== null);
  const key = { schoolId, id: id(`work.peer.${slug}`) };
  const itemIds = questions.map((question) => id(`work.item.${slug}.${question}`));
  await insertSwap(
    db,
    {
      ...key,
      assignmentId: id(`work.assignment.${slug}`),
      itemIds,
      reviewers: 2,
      sameTier: false,
      anonymous: true,
      showsKeys: true,
      note: '先看评分标准再打分；每一处扣分都写一句理由。',
      dueAt: new Date(now.getTime() + 26 * hour),
    },
    { personId: world.people.teacher.personId, now: new Date(now.getTime() - 5 * hour) },
  );
  const pairs = drawPairs(
    people.map(({ id: attemptId, tier }) => ({ attemptId, tier })),
    { reviewers: 2, sameTier: false },
    () => 0.5,
  ).map((pair, index) => ({ ...pair, id: id(`work.peer.${slug}.${index}`) }));
  await insertReviews(db, key, pairs);
  if (!isBegun) return;
  const items = (await selectItems(db, { schoolId, id: id(`work.homework.${slug}`) })).filter((item) =>
    itemIds.includes(item.id),
  );
  const attemptOf = new Map<string, AttemptRow>(attempts.map((row) => [row.id, row]));
  const done = pairs.filter(
    ({ reviewer }, index) =>
      index % 5 !== 3 && attemptOf.get(reviewer)!.personId !== world.people.student.personId && isEarly(index),
  );
  for (const [index, review] of done.entries()) {
    const paper = attemptOf.get(review.paper)!;
    const own = items.filter(({ tiers }) => isOfTier(tiers, paper.tier));
    const marks = own.map(({ id: itemId, points: [of = 0] }, place) => {
      const points = inSteps(of * [1, 1, 0.75, 1, 0.5, 0.34][(index * 7 + place * 3) % 6]!);
      const [, comment, tags] = words.find(([from]) => points / of >= from)!;
      return { reviewId: review.id, itemId, part: 0, points, comment, tags };
    });
    const at = new Date(now.getTime() - 4 * hour + index * 120_000);
    await upsertPeerMarks(db, schoolId, marks, at);
    await updateOpened(db, schoolId, [review.id], at);
    await updateReviewed(db, { schoolId, id: review.id }, { isLate: false, now: at });
  }
}

/** Two thirds of the papers have come back by now. */
const isEarly = (index: number) => index % 3 < 2 || index % 4 === 0;

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import {
  acceptPeers,
  addPeers,
  answersOfStudent,
  changePeer,
  decidePeers,
  handInPeer,
  listMine,
  openPeer,
  peerBoard,
  peerOutcome,
  releaseAnswers,
  reopenAttempts,
  returnAttempts,
  saveMarks,
  savePeer,
  startPeer,
  undoPeer,
} from 'edutech/plugins/work/api';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { assignment, attempt, dataOf, homework, itemOf, keyOf } from '../work-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const run = (query: Query) => app.platform.services.database.write(asSystem('a test'), (db) => db.run(query));
const rows = <Row>(query: Query<Row>) =>
  app.platform.services.database.read(asSystem('a test'), (db) => db.all<Row>(query));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const board = async (slug = 'powers') =>
  dataOf<typeof peerBoard>(await teacher.call(peerBoard, { assignmentId: assignment(slug) }));
const item = itemOf('powers', 'subtract');
const starting = { assignmentId: assignment('powers'), itemIds: [item], dueAt: inDays(2) };
const start = (more: object = {}, who = teacher) => who.call(startPeer, { ...starting, ...more });
/** The student of an attempt at a browser. */
async function studentOf(attemptId: Id): Promise<Caller> {
  const [row] = await rows(sql<{ id: Id }>`select person_id as id from work.attempt where id = ${attemptId}`);
  return signedInPerson(app, row!.id);
}
const opened = async (who: Caller, swapId: Id) => dataOf<typeof openPeer>(await who.call(openPeer, { swapId }));
const mark = (points: number | null, more: object = {}) => ({
  itemId: item,
  part: 0,
  points,
  comment: '',
  tags: [],
  ...more,
});
/** Some of a class who can take part. */
const able = async () => {
  const { people } = await board();
  return people.filter(({ isHandedIn, state }) => isHandedIn && state !== 4).map(({ attemptId }) => attemptId);
};

test('papers are not swapped while anybody may still change answers', async () => {
  const running = { assignmentId: assignment('number-line'), itemIds: [itemOf('number-line', 'points-on-line')] };
  expect((await board('number-line')).inHand).toBeGreaterThan(0);
  const refused = await start(running);
  expect([refused.status, keyOf(refused)]).toEqual([409, 'work.error.peerStillOpen']);
  expect((await board()).inHand).toBe(0);
});

test('a swap needs items of the homework, a deadline to come, and its teacher', async () => {
  expect(keyOf(await start({ itemIds: [itemOf('number-line', 'points-on-line')] }))).toBe('work.error.noItem');
  expect(keyOf(await start({ dueAt: inDays(-1) }))).toBe('work.error.deadlinePast');
  const pairs = async (...list: [Id, Id][]) =>
    keyOf(await start({ pairs: list.map(([reviewer, paper]) => ({ reviewer, paper })) }));
  const [one, other] = await able();
  expect(await pairs([one!, one!])).toBe('work.error.peerOwn');
  expect(await pairs([one!, other!], [one!, other!])).toBe('work.error.peerTwice');
  expect(await pairs([one!, attempt('rational-numbers', 0)])).toBe('work.error.peerStranger');
  expect((await start({}, await signedIn(app, 'headteacher'))).status).toBeGreaterThanOrEqual(403);
  expect((await start({}, await signedIn(app, 'student'))).status).toBe(403);
  expect((await board()).swap).toBeNull();
});

test('by lot all get as many papers as they give, and before anybody has begun it can be undone', async () => {
  const people = await able();
  const made = dataOf<typeof startPeer>(await start({ reviewers: 2 }));
  expect(made).toMatchObject({ pairs: people.length * 2, unreviewed: [] });
  expect(keyOf(await start())).toBe('work.error.peerAlready');
  const { swap } = await board();
  for (const id of people) {
    expect(swap!.reviews.filter(({ paper }) => paper === id)).toHaveLength(2);
    expect(swap!.reviews.filter(({ reviewer }) => reviewer === id)).toHaveLength(2);
  }
  const student = await studentOf(people[0]!);
  const listed = async () => dataOf<typeof listMine>(await student.call(listMine, { which: 'todo', page: 1 })).peers;
  expect(await listed()).toContainEqual(expect.objectContaining({ swapId: made.swapId, papers: 2, done: 0 }));
  expect((await teacher.call(undoPeer, { swapId: made.swapId })).status).toBe(200);
  expect((await board()).swap).toBeNull();
  expect((await listed()).map(({ swapId }) => swapId)).not.toContain(made.swapId);
  expect(keyOf(await student.call(openPeer, { swapId: made.swapId }))).toBe('work.error.noPeer');
});

test('two starts at once make one swap', async () => {
  const answers = await Promise.all([start(), start()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { swap } = await board();
  expect((await teacher.call(undoPeer, { swapId: swap!.swapId })).status).toBe(200);
});

test('a student marks a paper without learning whose it is, and the teacher takes it as a mark', async () => {
  const [first, second, third, stranger] = await able();
  const pairs = [
    { reviewer: first!, paper: second! },
    { reviewer: third!, paper: second! },
    { reviewer: second!, paper: third! },
  ];
  const { swapId, unreviewed } = dataOf<typeof startPeer>(await start({ pairs, note: '写清理由' }));
  expect(unreviewed).toContain(first);
  const reviewer = await studentOf(first!);
  const sheet = await opened(reviewer, swapId);
  expect(sheet).toMatchObject({ note: '写清理由', anonymous: true, papers: 1, reviews: [{ name: '', state: 1 }] });
  expect(sheet.items.map(({ itemId }) => itemId)).toEqual([item]);
  expect(sheet.keys.map(({ itemId }) => itemId)).toEqual([item]);
  const [{ name, personId }] = (await rows(sql<{ name: string; personId: Id }>`
    select p.name, p.id as person_id from work.attempt t join core.person p on p.id = t.person_id
    where t.id = ${second!}`)) as [{ name: string; personId: Id }];
  for (const word of [name, personId, second!]) expect(JSON.stringify(sheet)).not.toContain(word);
  expect(keyOf(await teacher.call(undoPeer, { swapId }))).toBe('work.error.peerBegun');

  const { reviewId } = sheet.reviews[0]!;
  const outsider = await studentOf(stranger!);
  const save = (marks: object[], who = reviewer) => who.call(savePeer, { reviewId, marks });
  expect(keyOf(await save([mark(3)], outsider))).toBe('work.error.noPeer');
  expect(keyOf(await outsider.call(openPeer, { swapId }))).toBe('work.error.noPeer');
  expect(keyOf(await save([mark(7)]))).toBe('work.error.offScale');
  expect(keyOf(await save([mark(1, { itemId: itemOf('powers', 'power-signs') })]))).toBe('work.error.noItem');
  expect(keyOf(await reviewer.call(handInPeer, { reviewId }))).toBe('work.error.peerUnfinished');
  expect((await save([mark(4, { comment: '第一空符号错了', tags: ['slip'] })])).status).toBe(200);
  expect((await opened(reviewer, swapId)).reviews[0]!.marks).toEqual([
    mark(4, { comment: '第一空符号错了', tags: ['slip'] }),
  ]);
  // what is not handed in is nobody's to read but his own
  expect((await board()).swap!.marks).toEqual([]);
  const handed = dataOf<typeof handInPeer>(await reviewer.call(handInPeer, { reviewId }));
  expect(handed).toMatchObject({ isLate: false, left: 0 });
  expect(dataOf<typeof handInPeer>(await reviewer.call(handInPeer, { reviewId })).submitted).toBe(handed.submitted);
  expect(keyOf(await save([mark(5)]))).toBe('work.error.peerHandedIn');

  const now = await board();
  expect(now.swap!.marks).toMatchObject([{ reviewId, points: 4, tags: ['slip'], decision: null }]);
  const cell = now.swap!.cells.find(({ attemptId }) => attemptId === second)!;
  const decide = (points: number | null, version: number, more: object = {}) =>
    teacher.call(decidePeers, {
      swapId,
      decisions: [{ attemptId: second, itemId: item, part: 0, version, points, ...more }],
    });
  expect(keyOf(await decide(6.5, cell.version))).toBe('work.error.offScale');
  expect(dataOf<typeof decidePeers>(await decide(4, cell.version + 5))).toMatchObject([{ outcome: 'changed' }]);
  expect((await board()).swap!.marks[0]!.decision).toBeNull();
  expect(dataOf<typeof decidePeers>(await decide(4, cell.version))).toMatchObject([{ outcome: 'saved', points: 4 }]);
  const seen = dataOf<typeof answersOfStudent>(await teacher.call(answersOfStudent, { attemptId: second }));
  expect(seen.cells.find(({ itemId }) => itemId === item)).toMatchObject({
    points: 4,
    byPeers: true,
    by: '周文静',
    comment: '第一空符号错了',
  });
  const events = await rows(sql<{ why: string }>`
    select why from work.mark_event where attempt_id = ${second!} and item_id = ${item}`);
  expect(events).toEqual([{ why: 'peers' }]);
  expect((await board()).swap!.marks[0]!.decision).toBe('accepted');
});

test('papers of a swap are not answered anew, but may be set right', async () => {
  const [first, second] = await able();
  const reopen = { assignmentId: assignment('powers'), attemptIds: [first], dueAt: inDays(1) };
  expect(keyOf(await teacher.call(reopenAttempts, reopen))).toBe('work.error.swapped');
  const back = { assignmentId: assignment('powers'), attemptIds: [second], itemIds: [item] };
  expect((await teacher.call(returnAttempts, back)).status).toBe(200);
  const { swapId } = (await board()).swap!;
  const student = await studentOf(second!);
  expect(keyOf(await student.call(openPeer, { swapId }))).toBe('work.error.peerInHand');
  const [task] = dataOf<typeof listMine>(await student.call(listMine, {})).peers;
  expect(task).toMatchObject({ swapId, attemptId: second, isLocked: true });
  await run(sql`update work.attempt set state = 3 where id = ${second!}`);
  expect((await student.call(openPeer, { swapId })).status).toBe(200);
});

test('who got no reviewer gets one later, a late review says so, and after the end none is taken', async () => {
  const people = await able();
  const [first] = people;
  const fourth = people.find((id) => id !== first && !people.slice(0, 3).includes(id))!;
  const { swapId } = (await board()).swap!;
  const add = (pairs: object[]) => teacher.call(addPeers, { swapId, pairs });
  expect(keyOf(await add([{ reviewer: first, paper: first }]))).toBe('work.error.peerOwn');
  expect(keyOf(await add([{ reviewer: attempt('rational-numbers', 1), paper: first }]))).toBe(
    'work.error.peerStranger',
  );
  expect((await add([{ reviewer: fourth, paper: first }])).status).toBe(200);
  const reviewer = await studentOf(fourth);
  const { reviewId } = (await opened(reviewer, swapId)).reviews[0]!;
  await reviewer.call(savePeer, { reviewId, marks: [mark(6)] });
  await run(sql`update work.peer_swap set due_at = ${new Date(Date.now() - 120_000)} where id = ${swapId}`);
  expect((await teacher.call(changePeer, { swapId, isEnded: true })).status).toBe(200);
  expect(keyOf(await reviewer.call(savePeer, { reviewId, marks: [mark(5)] }))).toBe('work.error.peerEnded');
  expect(keyOf(await reviewer.call(handInPeer, { reviewId }))).toBe('work.error.peerEnded');
  expect((await teacher.call(changePeer, { swapId, isEnded: false })).status).toBe(200);
  expect(dataOf<typeof handInPeer>(await reviewer.call(handInPeer, { reviewId }))).toMatchObject({ isLate: true });
});

test('all that reviewers agree on is taken at once; what a teacher or the platform marked stays', async () => {
  const before = (await board('rational-numbers')).swap!;
  const free = itemOf('rational-numbers', 'add-easily');
  const ofTeacher = before.cells.filter(({ itemId, by }) => itemId === free && by !== '');
  expect(ofTeacher.length).toBeGreaterThan(5);
  const { accepted, left } = dataOf<typeof acceptPeers>(
    await teacher.call(acceptPeers, { swapId: before.swapId, within: 1 }),
  );
  expect(accepted).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(0);
  const after = (await board('rational-numbers')).swap!;
  // what is left is what the teacher can decide now: not what classmates still have in hand, nor what he marked himself
  const waiting = after.cells.filter(({ attemptId, itemId, points, byPeers, by }) => {
    const papers = after.reviews.filter(({ paper }) => paper === attemptId);
    const marks = after.marks.filter(
      (mark) => mark.itemId === itemId && papers.some(({ reviewId }) => reviewId === mark.reviewId),
    );
    const isOwn = points !== null && !byPeers && by !== '';
    return !isOwn && papers.every(({ state }) => state === 2) && marks.some(({ decision }) => decision === null);
  });
  expect(left).toBe(waiting.length);
  const now = new Map(after.cells.map((cell) => [`${cell.attemptId}/${cell.itemId}`, cell]));
  for (const cell of ofTeacher) expect(now.get(`${cell.attemptId}/${cell.itemId}`)).toEqual(cell);
  const taken = after.cells.filter(({ byPeers }) => byPeers);
  expect(taken).toHaveLength(accepted);
  for (const { attemptId, itemId, points } of taken) {
    const papers = after.reviews.filter(({ paper }) => paper === attemptId);
    expect(papers.every(({ state }) => state === 2)).toBe(true);
    const given = after.marks
      .filter((one) => one.itemId === itemId && papers.some(({ reviewId }) => reviewId === one.reviewId))
      .map((one) => one.points!);
    expect(Math.max(...given) - Math.min(...given)).toBeLessThanOrEqual(1);
    expect(Math.abs(points! - given.reduce((sum, one) => sum + one, 0) / given.length)).toBeLessThanOrEqual(0.25);
  }
  const again = dataOf<typeof acceptPeers>(await teacher.call(acceptPeers, { swapId: before.swapId, within: 1 }));
  expect(again.accepted).toBe(0);
});

test('put aside, what stood only by peers is open again; a teacher’s own mark is not touched', async () => {
  const { swap } = await board('rational-numbers');
  const taken = swap!.cells.find(({ byPeers, points }) => byPeers && points !== null)!;
  const own = swap!.cells.find(
    ({ byPeers, by, attemptId, itemId }) =>
      !byPeers &&
      by !== '' &&
      swap!.reviews.some(
        ({ paper, reviewId }) =>
          paper === attemptId && swap!.marks.some((one) => one.reviewId === reviewId && one.itemId === itemId),
      ),
  )!;
  const reject = ({ attemptId, itemId, part, version }: typeof taken) => ({
    attemptId,
    itemId,
    part,
    version,
    points: null,
  });
  const told = dataOf<typeof decidePeers>(
    await teacher.call(decidePeers, { swapId: swap!.swapId, decisions: [reject(taken), reject(own)] }),
  );
  expect(told.map(({ outcome, points }) => [outcome, points])).toEqual([
    ['saved', null],
    ['saved', own.points],
  ]);
  const after = (await board('rational-numbers')).swap!;
  expect(after.marks.filter(({ decision }) => decision === 'rejected').length).toBeGreaterThan(1);
});

test('a student reads what classmates said once it is released and only as far as the teacher let it stand', async () => {
  const people = await able();
  const { swap } = await board();
  const author = swap!.cells.find(({ byPeers }) => byPeers)!.attemptId;
  const student = await studentOf(author);
  const outcome = async () => dataOf<typeof peerOutcome>(await student.call(peerOutcome, { attemptId: author }));
  await run(sql`update work.assignment set release = 3, released_at = null where id = ${assignment('powers')}`);
  expect(keyOf(await student.call(peerOutcome, { attemptId: author }))).toBe('work.error.notReleased');
  await teacher.call(releaseAnswers, { assignmentId: assignment('powers'), on: true });
  expect((await outcome()).said).toMatchObject([{ name: '', marks: [{ points: 4, of: 6, decision: 'accepted' }] }]);
  const reviewer = people.find((id) =>
    swap!.reviews.some((one) => one.reviewer === id && one.paper === author && one.state === 2),
  )!;
  const given = dataOf<typeof peerOutcome>(
    await (await studentOf(reviewer)).call(peerOutcome, { attemptId: reviewer }),
  ).given;
  expect(given).toMatchObject({ parts: 1, accepted: 1, changed: 0, rejected: 0 });
  const other = await studentOf(people.find((id) => id !== author)!);
  expect(keyOf(await other.call(peerOutcome, { attemptId: author }))).toBe('work.error.noAttempt');
});

test('a mark that the teacher gives afterwards is his own', async () => {
  const { swap } = await board();
  const { attemptId, version } = swap!.cells.find(({ byPeers }) => byPeers)!;
  const given = { markId: newId(), attemptId, itemId: item, part: 0, round: 0, version, points: 5 };
  await teacher.call(saveMarks, { homeworkId: homework('powers'), marks: [given] });
  const cell = (await board()).swap!.cells.find((one) => one.attemptId === attemptId)!;
  expect(cell).toMatchObject({ points: 5, byPeers: false });
});

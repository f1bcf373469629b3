import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { answersOfStudent, handInMine, monitor, returnAttempts, saveMarks, saveRemark } from 'edutech/plugins/work/api';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { assignment, attempt, dataOf, homework, keyOf } from '../work-kit';

// What returning papers for correction leaves as it is.

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const assignmentId = assignment('rational-numbers');
const paperOf = async (attemptId: Id) => {
  const { people, cells } = dataOf<typeof answersOfStudent>(await teacher.call(answersOfStudent, { attemptId }));
  return { person: people[0]!, cells };
};
type Cell = Awaited<ReturnType<typeof paperOf>>['cells'][number];
const isWrong = ({ points, of }: Cell) => points !== null && points < of;

/** The papers with something wrong that nobody has returned. */
async function wrongPapers() {
  const papers = [];
  for (let index = 0; index < 20; index += 1) {
    const attemptId = attempt('rational-numbers', index);
    const answer = await teacher.call(answersOfStudent, { attemptId });
    if (answer.status !== 200) continue;
    const { person, cells } = await paperOf(attemptId);
    if (person.state !== 4 && cells.some(isWrong)) papers.push({ ...person, cells });
  }
  return papers;
}

/** A paper of which the platform found something wrong, and something is still to be marked. */
const halfMarked = async () =>
  (await wrongPapers()).find(({ open, cells }) => open > 0 && cells.filter(isWrong).every(({ by }) => by === ''))!;

test('papers that go back together keep each its own remark', async () => {
  const [one, other] = await wrongPapers();
  await teacher.call(saveRemark, { attemptId: one!.attemptId, remark: '请到办公室来一趟。' });
  await teacher.call(saveRemark, { attemptId: other!.attemptId, remark: '书写工整。' });
  const attemptIds = [one!.attemptId, other!.attemptId];
  const back = await teacher.call(returnAttempts, { assignmentId, attemptIds });
  expect(dataOf<typeof returnAttempts>(back).count).toBe(2);
  expect((await paperOf(one!.attemptId)).person).toMatchObject({ state: 4, remark: '请到办公室来一趟。' });
  expect((await paperOf(other!.attemptId)).person).toMatchObject({ state: 4, remark: '书写工整。' });
});

test('what nobody has marked stays open while the rest goes back and comes in again', async () => {
  const { attemptId, personId, open } = await halfMarked();
  expect(open).toBeGreaterThan(0);
  const counts = async () => {
    const { corrected, people } = dataOf<typeof monitor>(await teacher.call(monitor, { assignmentId }));
    const one = people.find((person) => person.attemptId === attemptId)!;
    return { corrected, open: one.open, state: one.state };
  };
  const before = await counts();
  await teacher.call(returnAttempts, { assignmentId, attemptIds: [attemptId] });
  expect(await counts()).toEqual({ ...before, state: 4 });
  await (await signedInPerson(app, personId!)).call(handInMine, { attemptId });
  expect(await counts()).toEqual({ ...before, state: 2 });
  const { cells } = await paperOf(attemptId);
  const marks = cells
    .filter(({ points }) => points === null)
    .map(({ itemId, part, round, version, of }) => ({
      markId: newId(),
      attemptId,
      itemId,
      part,
      round,
      version,
      points: of,
    }));
  expect(marks.map(({ round }) => round)).toContain(0);
  await teacher.call(saveMarks, { homeworkId: homework('rational-numbers'), marks });
  expect(await counts()).toEqual({ corrected: before.corrected + 1, open: 0, state: 3 });
});

test('who has no round left is left out of a return of several, and a return of him alone says so', async () => {
  const [over, other] = await wrongPapers();
  await app.platform.services.database.write(asSystem('a test'), (db) =>
    db.run(sql`update work.attempt set round = 2 where id = ${over!.attemptId}`),
  );
  const back = (...papers: { attemptId: Id }[]) =>
    teacher.call(returnAttempts, { assignmentId, attemptIds: papers.map(({ attemptId }) => attemptId) });
  expect(dataOf<typeof returnAttempts>(await back(over!, other!)).count).toBe(1);
  expect((await paperOf(other!.attemptId)).person.state).toBe(4);
  expect(keyOf(await back(over!))).toBe('work.error.noRounds');
});

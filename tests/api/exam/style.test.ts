import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  examCart,
  examStyle,
  getPaper,
  listTemplates,
  removeTemplate,
  saveExamStyle,
  saveTemplate,
} from 'edutech/plugins/exam/api';
import { addToBasket, clearBasket, removeFromBasket } from 'edutech/plugins/questions/api';
import { type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, keyOf } from '../work/work-kit';
import { colleagueId, foreignId, paper, question } from './exam-kit';

let app: TestApp;
let teacher: Caller;
let colleague: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
  teacher = await signedIn(app, 'teacher');
  colleague = await signedInPerson(app, colleagueId);
});
afterAll(() => app.close());

const of = { gradeId: demoId('grade/7'), subjectId: demoId('subject/mathematics') };
/** As the specification spells it. */
interface WireGroup {
  readonly typeid: number;
  readonly typename: string;
  readonly ratingbar: boolean;
  readonly desc: string;
  readonly score: number;
  readonly question_added: readonly Record<string, unknown>[];
}
const onWire = async () => (JSON.parse((await teacher.call(examCart, of)).text) as { data: WireGroup[] }).data;

test('the cart has a group for each type in the spelling of the specification, and its sums are those of now', async () => {
  await teacher.call(clearBasket, {});
  expect(await onWire()).toEqual([]);
  await teacher.call(addToBasket, { ids: ['below-zero', 'subtract', 'zero-is-neither'].map(question) });
  const three = await onWire();
  expect(three.map(({ typename }) => typename)).toEqual(['单项选择题', '填空题', '判断题']);
  const {
    question_added: [added],
    ...choice
  } = three[0]!;
  expect(choice).toMatchObject({ typeid: 0, ratingbar: false, score: added!['score'] });
  expect(choice.desc).toContain('共 1 小题');
  expect(added).toEqual({
    typeid: 0,
    typename: '单项选择题',
    score: choice.score,
    questionbankid: question('below-zero'),
  });

  await teacher.call(addToBasket, { ids: [question('move-on-line')] });
  const [more] = await onWire();
  expect(more!.score).toBeGreaterThan(choice.score);
  expect(more!.desc).toContain('共 2 小题');
  await teacher.call(removeFromBasket, { ids: [question('below-zero'), question('move-on-line')] });
  expect((await onWire()).map(({ typename }) => typename)).toEqual(['填空题', '判断题']);
  // what belongs to another subject stands in another cart
  expect(dataOf(await teacher.call(examCart, { ...of, subjectId: demoId('subject/physics') }))).toEqual([]);
});

test('a style is that of a teacher for a grade and subject, and shows in the cart', async () => {
  expect(dataOf(await teacher.call(examStyle, of))).toBeNull();
  const { blocks, sheet } = dataOf<typeof getPaper>(
    await teacher.call(getPaper, { paperId: paper('midterm') }),
  ).document;
  expect((await teacher.call(saveExamStyle, { ...of, blocks, sheet })).status).toBe(200);
  expect(dataOf(await teacher.call(examStyle, of))).toEqual({ blocks, sheet });
  expect(dataOf(await colleague.call(examStyle, of))).toBeNull();
  expect(dataOf(await teacher.call(examStyle, { ...of, gradeId: demoId('grade/8') }))).toBeNull();
  await teacher.call(addToBasket, { ids: [question('below-zero')] });
  expect((await onWire()).every(({ ratingbar }) => ratingbar)).toBe(true);
});

test('a school has templates in common, and only their maker removes one', async () => {
  const saved = dataOf<typeof saveTemplate>(
    await teacher.call(saveTemplate, { paperId: paper('midterm'), title: '数学组 期中卷' }),
  );
  const listed = dataOf<typeof listTemplates>(await colleague.call(listTemplates, {}));
  expect(listed).toMatchObject([{ ...saved, title: '数学组 期中卷', isOwn: false }]);
  expect(listed[0]!.blocks.binding.isOn).toBe(true);
  expect(dataOf(await (await signedInPerson(app, foreignId)).call(listTemplates, {}))).toEqual([]);
  const refused = await colleague.call(removeTemplate, saved);
  expect([refused.status, keyOf(refused)]).toEqual([404, 'exam.error.noTemplate']);
  expect((await teacher.call(removeTemplate, saved)).status).toBe(200);
  expect(dataOf(await colleague.call(listTemplates, {}))).toEqual([]);
});

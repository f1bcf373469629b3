import { accessibilityFaults } from '../../../support/browsing/accessibility';
import { journey } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { widerThanScreen } from '../../../support/browsing/sideways';
import { say } from '../../../support/browsing/texts';
import { handedInWork, inWords, type MadeItem, type Student, written } from '../../../support/homework/class-work';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const howMany = 4;

/** Longer than a line, and its formula longer than a phone. */
const { body, key } = inWords('写出计算过程。', 6, '原式 = -5');
const sum = {
  kind: 'formula',
  latex: String.raw`(-2.4)+(-3.7)+(-4.6)+5.7-(-1.2)+(-0.8)+\frac{1}{2}-\frac{1}{3}`,
} as const;
const longQuestion: MadeItem = {
  body: { ...body, stem: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: '写出计算过程和运算律：' }, sum] }] },
  ...(key && { key }),
};

journey(
  'students mark each other’s papers without names, the teacher takes the points, and the author reads them',
  async (language, { come, site }) => {
    const text = say(language);
    const title = `互评 ${language}`;
    const work = await handedInWork(site, {
      title,
      items: [longQuestion],
      students: howMany,
      answer: (student) => written(`第 ${student + 1} 份：原式 = -${student + 4}`),
      // nobody sees marks before the teacher is done
      rules: { release: 2 },
    });
    const [first, second] = work.students as unknown as readonly [Student, Student];

    // by lot each marks one paper, none his own
    const desk = await come(`/work/peer?assignment=${work.assignmentId}`, { as: 'teacher', language });
    await desk
      .getByRole('group', { name: text('work.peer.reviewers') })
      .getByText(text('work.peer.reviewers.count', { count: 1 }), { exact: true })
      .click();
    await expect(desk.getByRole('checkbox', { name: new RegExp(`^${text('work.peer.anonymous')}`) })).toBeChecked();
    const pairs = desk.locator('.work-peer-pairs li');
    await expect(pairs).toHaveCount(howMany);
    const paperOf = ({ name }: Student) =>
      desk.getByRole('combobox', { name: text('work.peer.pairs.paperOf', { name }), exact: true });
    const drawn = await Promise.all(work.students.map((student) => paperOf(student).inputValue()));
    expect(drawn.toSorted()).toEqual(work.students.map(({ attemptId }) => attemptId).toSorted());
    for (const [index, paper] of drawn.entries()) expect(paper).not.toBe(work.students[index]!.attemptId);
    // the first one gets the second one's paper, whatever the lot said: all papers still have somebody who marks them
    await paperOf(first).selectOption(second.attemptId);
    await expect(paperOf(first)).toHaveValue(second.attemptId);
    const chosen = await Promise.all(work.students.map((student) => paperOf(student).inputValue()));
    expect(chosen.toSorted()).toEqual(drawn.toSorted());
    for (const width of [390, 768, 1366]) {
      await desk.setViewportSize({ width, height: 844 });
      expect(await widerThanScreen(desk)).toEqual([]);
    }
    await desk.getByRole('button', { name: text('work.peer.start'), exact: true }).click();
    await expect(desk.getByText(text('work.peer.anonymous'), { exact: true }).first()).toBeVisible();
    expect(await accessibilityFaults(desk)).toEqual([]);

    // a student at a phone: whose paper it is, nobody says
    const page = await come('/st-work/list', { as: first, language, context: phone });
    await page
      .getByRole('link', { name: new RegExp(title) })
      .filter({ has: page.locator('.peer-task-words') })
      .click();
    await expect(page.locator('.peer-item')).toContainText('第 2 份：原式 = -5');
    await expect(page.locator('.peer-key')).toContainText('原式 = -5');
    for (const { name } of work.students.slice(1)) await expect(page.locator('main')).not.toContainText(name);
    expect(await widerThanScreen(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    const handIn = page.getByRole('button', { name: text('work.peer.handIn'), exact: true });
    await expect(handIn).toBeDisabled();
    await page.getByRole('button', { name: '5', exact: true }).tap();
    await page.getByRole('button', { name: text('work.peer.tag.clear') }).tap();
    await page.getByLabel(text('work.peer.comment')).fill('过程清楚，最后一步可以再检查。');
    await expect(page.locator('.save-state-saved')).toBeVisible();
    // what was begun stands after the phone was put away
    await page.reload();
    await expect(page.locator('.peer-given')).toContainText('5');
    await expect(page.getByLabel(text('work.peer.comment'))).toHaveValue('过程清楚，最后一步可以再检查。');
    await handIn.tap();
    await expect(page.locator('.peer-foot')).toContainText(text('work.peer.handedIn'));

    // nothing of it is a mark yet
    const author = await come(`/st-work/question?id=${second.attemptId}`, { as: second, language, context: phone });
    await expect(author.getByRole('heading', { name: text('work.receipt.safe') })).toBeVisible();

    // the teacher's page has it without being asked; he looks at the paper and takes the points
    await expect(desk.getByText(text('work.peer.done', { done: 1, reviews: howMany })).first()).toBeVisible();
    await desk.getByRole('link', { name: second.name }).first().click();
    await expect(desk.locator('.work-peer-review')).toContainText(first.name);
    await expect(desk.locator('.work-peer-review')).toContainText('过程清楚，最后一步可以再检查。');
    expect(await accessibilityFaults(desk)).toEqual([]);
    await desk.getByRole('button', { name: text('work.peer.accept', { points: 5 }) }).click();
    await expect(desk.locator('.work-peer-standing')).toContainText(text('work.peer.stands.peers'));
    await desk.reload();
    await expect(desk.locator('.work-peer-review')).toContainText(text('work.peer.decided.accepted'));

    // the author reads points and words, and not from whom
    await author.goto(`/st-work/question?id=${second.attemptId}`);
    await expect(author.locator('.work-st-mine-item')).toContainText(
      text('questions.kit.question.pointsOf', { points: 5, of: 6 }),
    );
    await author.getByRole('link', { name: text('work.peer.outcome') }).tap();
    await expect(author.locator('.peer-said')).toContainText('过程清楚，最后一步可以再检查。');
    await expect(author.locator('.peer-said')).toContainText(text('work.peer.pointsOf', { points: 5, of: 6 }));
    await expect(author.locator('main')).not.toContainText(first.name);
    expect(await widerThanScreen(author)).toEqual([]);
  },
);

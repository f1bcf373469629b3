import { expect, test } from 'vitest';
import { cardSheet } from '../cards/card-sheet';
import { linkSheet } from '../consents/link-sheet';

/** How often others had their turn while something was made. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return turns;
}

const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('cards of a whole school leave others their turn after each page', async () => {
  const cards = many(200).map((n) => ({
    name: `学生${n}`,
    place: '七(1)班',
    number: String(n),
    username: `s${n}`,
    password: 'Abc-2345',
    address: `https://edu.example.cn/login?card=${n}`,
  }));
  const word = (name: string) => [name, name] as const;
  const words = Object.fromEntries(
    ['platform', 'school', 'number', 'username', 'password', 'ownPassword', 'hint', 'origin'].map(word),
  ) as unknown as Parameters<typeof cardSheet>[1];
  expect(await turnsDuring(() => cardSheet(cards, words))).toBeGreaterThanOrEqual(20);
});

test('and so do links for guardians', async () => {
  const slips = many(60).map((n) => ({
    student: `学生${n}`,
    className: '七(1)班',
    asked: '头像',
    address: `https://edu.example.cn/consent/${n}`,
  }));
  const words = { title: '监护人', school: '第一中学', text: '请扫描', until: '有效期' };
  expect(await turnsDuring(() => linkSheet(slips, words))).toBeGreaterThanOrEqual(12);
});

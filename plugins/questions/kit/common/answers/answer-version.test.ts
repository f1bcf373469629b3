import { expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { supersedes } from './answer-version';

const phone = newId();
const reopened = newId();
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 8, 0, seconds));

test('of one journal the later entry stands, whenever it was said to be written', () => {
  const first = { client: phone, sequence: 1, writtenAt: at(9) };
  const second = { client: phone, sequence: 2, writtenAt: at(3) };
  expect(supersedes(second, first)).toBe(true);
  expect(supersedes(first, second)).toBe(false);
  expect(supersedes(first, first)).toBe(false);
});

test('of two devices the one that was written later stands', () => {
  const onPhone = { client: phone, sequence: 8, writtenAt: at(1) };
  const onTablet = { client: reopened, sequence: 0, writtenAt: at(2) };
  expect(supersedes(onTablet, onPhone)).toBe(true);
  expect(supersedes(onPhone, onTablet)).toBe(false);
});

test('what was left behind never stands over what was written in its place, however late it arrives', () => {
  const left = { client: phone, sequence: 8, writtenAt: at(30) };
  const over = { client: reopened, sequence: 0, writtenAt: at(2), after: { client: phone, sequence: 8 } };
  expect(supersedes(over, left)).toBe(true);
  expect(supersedes(left, over)).toBe(false);
  // the older page lives on: what it writes afterwards is as new as its time says
  const livesOn = { ...left, sequence: 9 };
  expect(supersedes(livesOn, over)).toBe(true);
  expect(supersedes(over, livesOn)).toBe(false);
});

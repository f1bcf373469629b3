import { expect, test } from 'vitest';
import { Sketch } from './sketch';
import { type Opened, Tally } from './tally';

const today = '2026-03-02';
const opened: Opened = {
  day: today,
  channel: 'air',
  places: [{ schoolId: 'a', countyId: null }],
  isEntry: false,
  role: 'student',
  who: 1,
};
/** How many bits are set. */
const bitsOf = (sketch: string) =>
  Array.from(sketch.slice(1), (digit) => Number.parseInt(digit, 16).toString(2).replaceAll('0', '').length).reduce(
    (sum, bits) => sum + bits,
    0,
  );

test('pages of one place, area and day become one row; who comes again is one person', () => {
  const tally = new Tally();
  tally.note({ ...opened, isEntry: true });
  tally.note(opened);
  tally.note({ ...opened, who: 2 });
  tally.note({ ...opened, channel: 'work' });
  const { views, people } = tally.take(today);
  expect(views.map(({ channel, views: count, visits }) => [channel, count, visits])).toEqual([
    ['air', 3, 1],
    ['', 4, 1],
    ['work', 1, 0],
  ]);
  expect(people.map(({ sketch }) => bitsOf(sketch))).toEqual([2]);
});

test('a page that a school opens is also counted for its county and the city', () => {
  const tally = new Tally();
  const places = [
    { schoolId: 'a', countyId: null },
    { schoolId: null, countyId: 'c' },
    { schoolId: null, countyId: null },
  ];
  tally.note({ ...opened, places });
  tally.note({ ...opened, places: [{ schoolId: 'b', countyId: null }, ...places.slice(1)], who: 2 });
  const { views, people } = tally.take(today);
  expect(views.filter(({ channel }) => channel === 'air').map((row) => row.views)).toEqual([1, 2, 2, 1]);
  expect(people.map(({ sketch }) => bitsOf(sketch))).toEqual([1, 2, 2, 1]);
});

test('what has been taken is not taken again, and a sketch only when somebody new has come', () => {
  const tally = new Tally();
  tally.note(opened);
  tally.take(today);
  expect(tally.take(today)).toEqual({ views: [], people: [] });
  tally.note(opened);
  expect(tally.take(today)).toMatchObject({ views: [{ views: 1 }, { views: 1, channel: '' }], people: [] });
  tally.note({ ...opened, who: 7 });
  expect(bitsOf(tally.take(today).people[0]!.sketch)).toBe(2);
});

test('what could not be written is taken with the next', () => {
  const tally = new Tally();
  tally.note({ ...opened, isEntry: true });
  const batch = tally.take(today);
  tally.giveBack(batch);
  tally.note(opened);
  const again = tally.take(today);
  expect(again.views).toMatchObject([
    { views: 2, visits: 1 },
    { views: 2, visits: 1 },
  ]);
  expect(again.people).toEqual(batch.people);
});

test('a new day begins with nobody, and the day before is written once more', () => {
  const tally = new Tally();
  tally.note(opened);
  tally.note({ ...opened, day: '2026-03-03' });
  expect(tally.take('2026-03-03').people.map(({ day }) => day)).toEqual([today, '2026-03-03']);
  tally.note({ ...opened, who: 9 });
  expect(bitsOf(tally.take('2026-03-03').people[0]!.sketch)).toBe(1);
});

test('endless visitors need no more room than one', () => {
  const tally = new Tally();
  for (let who = 0; who < 200_000; who++)
    tally.note({
      ...opened,
      places: [{ schoolId: null, countyId: null }],
      role: 'visitor',
      who: (who * 2_654_435_761) % 4_294_967_296,
    });
  const { views, people } = tally.take(today);
  expect([views.length, people.length]).toEqual([2, 1]);
  expect(people[0]!.sketch).toHaveLength(1 + 65_536 / 4);
});

test('a sketch is full at last, and stays as long as it is', () => {
  const sketch = new Sketch(64);
  for (let who = 0; who < 64; who++) expect(sketch.add(who)).toBe(true);
  expect(sketch.add(1_000)).toBe(false);
  expect(String(sketch)).toBe(`x${'f'.repeat(16)}`);
});

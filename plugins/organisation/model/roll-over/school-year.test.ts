import { expect, test } from 'vitest';
import { wrongYear } from './school-year';

const year = {
  name: '2026-2027',
  startsOn: '2026-09-01',
  endsOn: '2027-08-31',
  terms: [
    { startsOn: '2026-09-01', endsOn: '2027-01-31' },
    { startsOn: '2027-02-22', endsOn: '2027-07-05' },
  ],
};

test('a school year whose terms follow each other within it is right', () => {
  expect(wrongYear(year)).toBeNull();
});

test('its name is two years that follow each other', () => {
  for (const name of ['2026', '2026-2028', '2026/2027', '2027-2026'])
    expect(wrongYear({ ...year, name })?.field).toBe('name');
});

test('it does not end before it begins', () => {
  expect(wrongYear({ ...year, endsOn: '2026-08-31' })?.field).toBe('endsOn');
});

test('its days are in the calendar', () => {
  expect(wrongYear({ ...year, startsOn: '2026-13-45' })?.field).toBe('startsOn');
  expect(wrongYear({ ...year, endsOn: '2027-02-30' })?.field).toBe('endsOn');
  const [first, second] = year.terms as [(typeof year.terms)[0], (typeof year.terms)[0]];
  expect(wrongYear({ ...year, terms: [{ ...first, endsOn: '2027-01-32' }, second] })?.field).toBe('terms');
});

test('terms that overlap, stand outside or are missing are wrong', () => {
  const [first, second] = year.terms as [(typeof year.terms)[0], (typeof year.terms)[0]];
  const wrong = [
    [first],
    [first, { ...second, startsOn: '2027-01-15' }],
    [first, { ...second, endsOn: '2027-09-30' }],
    [{ ...first, startsOn: '' }, second],
  ];
  for (const terms of wrong) expect(wrongYear({ ...year, terms })?.field).toBe('terms');
});

import { expect, test } from 'vitest';
import { hasTicket, leadToSame } from './steady-address';

const film = '/files/ticket/view/f1/film.mp4';

test('a file is the same with whatever ticket, and another one is not', () => {
  expect(leadToSame(`${film}?token=one`, `${film}?token=two`)).toBe(true);
  expect(leadToSame('/files/abc/film.mp4', '/files/abc/film.mp4')).toBe(true);
  expect(leadToSame(`${film}?token=one`, '/files/ticket/view/f2/film.mp4?token=one')).toBe(false);
  expect(leadToSame('', `${film}?token=one`)).toBe(false);
});

test('a public address has no ticket that could be over', () => {
  expect([`${film}?token=one`, '/files/abc/film.mp4', ''].map(hasTicket)).toEqual([true, false, false]);
});

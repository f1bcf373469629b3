import { expect, it } from 'vitest';
import { avatarHues, hueOf, initialsOf } from './initials';

it('a Chinese name is shown by its first character', () => {
  expect(initialsOf('周文静')).toBe('周');
});

it('a Latin name is shown by two initials at most', () => {
  expect(initialsOf('mary ann smith')).toBe('MS');
  expect(initialsOf('Plato')).toBe('P');
});

it('nobody is shown as nothing', () => {
  expect(initialsOf('  ')).toBe('?');
});

it('the same person always has the same hue', () => {
  expect(hueOf('林知夏')).toBe(hueOf('林知夏'));
  expect(avatarHues).toContain(hueOf('林知夏'));
});

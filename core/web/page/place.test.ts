import { expect, test } from 'vitest';
import { placeAfterLogout } from './place';

const stays = ['/air', '/famous', '/special'];

test.each([
  ['/air', '/air'],
  ['/air/air_detail?resourceid=7', '/air/air_detail?resourceid=7'],
  ['/famous/home#top', '/famous/home#top'],
  ['/airport', '/login'],
  ['/home', '/login'],
  ['/', '/login'],
])('logout from %s leads to %s', (from, to) => {
  expect(placeAfterLogout(from, stays)).toBe(to);
});

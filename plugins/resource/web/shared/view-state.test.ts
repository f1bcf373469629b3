import { expect, test } from 'vitest';
import { stateOf } from './view-state';

test.each([
  [1, '', 'viewable'],
  [3, '', 'converting'],
  [3, '/files/lesson.pdf', 'viewable'],
  [4, '', 'failed'],
  [0, '', 'failed'],
  [4, '/files/lesson.pdf', 'viewable'],
])('status %d with the preview "%s" is %s', (status, officeOnlineUrl, state) => {
  expect(stateOf({ status, officeOnlineUrl })).toBe(state);
});

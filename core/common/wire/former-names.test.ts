import { expect, test } from 'vitest';
import { inOneSpelling } from './former-names';

test('what was kept under the former names is found under those of today', () => {
  const kept = [{ attemptid: 'a', marks: [{ itemid: 'i', markid: 'm', points: 2 }], end_time: 3 }];
  expect(inOneSpelling(kept)).toEqual([
    { attemptId: 'a', marks: [{ itemId: 'i', markId: 'm', points: 2 }], endTime: 3 },
  ]);
  expect(inOneSpelling({ pupils: 2, pupilIds: ['p'], nextPupil: null })).toEqual({
    students: 2,
    studentIds: ['p'],
    nextStudent: null,
  });
});

test('what is in one spelling already stays, and so does what is no set of fields', () => {
  const at = new Date(0);
  const blob = new Blob(['a']);
  expect(inOneSpelling({ attemptId: 'a', at })).toEqual({ attemptId: 'a', at });
  expect(inOneSpelling({ blob }).blob).toBe(blob);
  expect(inOneSpelling(null)).toBeNull();
});

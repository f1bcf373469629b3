import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences } from './differences';

test('an altered sentence shows the words that came and went', () => {
  expect(differences(['共有 80 所学校参加。', '完。'], ['共有 86 所学校参加。', '完。'])).toEqual([
    {
      kind: 'changed',
      changes: [
        { kind: 'same', text: '共有 ' },
        { kind: 'removed', text: '80' },
        { kind: 'added', text: '86' },
        { kind: 'same', text: ' 所学校参加。' },
      ],
    },
    { kind: 'same', changes: [{ kind: 'same', text: '完。' }] },
  ]);
});

const lines = fc.array(fc.stringMatching(/^[甲乙丙ab ]{1,6}$/), { maxLength: 8 });

test('both texts can be read from their differences', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const found = differences(before, after);
      const read = (gone: 'added' | 'removed') =>
        found
          .filter(({ kind }) => kind !== gone)
          .map(({ changes }) =>
            changes
              .filter(({ kind }) => kind !== gone)
              .map(({ text }) => text)
              .join(''),
          );
      expect(read('added')).toEqual(before);
      expect(read('removed')).toEqual(after);
    }),
  );
});

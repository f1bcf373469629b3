import { expect, test } from 'vitest';
import { mostRead } from '../../../model/limits';
import { tidyText } from './tidy-text';

test('spaces between Chinese characters and lines of spots go, words of other languages keep theirs', () => {
  const read = '17，下列 说法 正确的有(  )      本\n本\n|\n A. Put in a, an or the \n\n';
  expect(tidyText(read)).toBe('17，下列说法正确的有(  )本\nA. Put in a, an or the');
});

test('no more is taken than is looked up', () => {
  expect(tidyText('数轴'.repeat(mostRead))).toHaveLength(mostRead);
});

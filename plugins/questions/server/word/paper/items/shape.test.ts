import { expect, test } from 'vitest';
import { questionTypes } from '../../../../kit/common/types/question-types';
import type { SourceLine } from '../../document/source-line';
import { shapeOf } from './shape';

const line = (text: string): SourceLine => ({
  place: { page: 1, paragraph: 1 },
  inlines: [{ kind: 'text', text }],
  blocks: [],
  rows: null,
  isCounted: false,
  isBold: false,
  align: null,
  isIndented: false,
});
const option = (text: string) => ({ label: [], lines: [line(text)] });

test('only a type that the paper names is certain', () => {
  const truths = { lines: [line('零是自然数')], options: [option('对'), option('错')], before: '' };
  const bracket = { lines: [line('零是自然数')], options: [], before: '（　）' };
  const { trueFalse } = questionTypes;
  for (const raw of [truths, bracket]) {
    expect(shapeOf(raw, trueFalse, [line('对')])).toMatchObject({
      type: trueFalse,
      trust: { value: 1, why: 'sectionSays' },
    });
    const guessed = shapeOf(raw, null, [line('对')]);
    expect(guessed).toMatchObject({ type: trueFalse, trust: { why: 'formSays' } });
    expect(guessed.trust.value).toBeLessThan(1);
  }
});

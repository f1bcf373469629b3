import { expect, test } from 'vitest';
import type { QuestionPart } from 'edutech/plugins/questions/kit/common/question-body';
import { answerCounts, type GivenAnswer } from './answer-counts';

const given = (answer: GivenAnswer['answer'], state: GivenAnswer['state'] = 'wrong'): GivenAnswer => ({
  answer,
  isBlank: Object.keys(answer).length === 0,
  state,
});
const part = (type: QuestionPart['type'], options = 0): QuestionPart => ({
  type,
  stem: [],
  points: 4,
  ...(options > 0 && { options: Array.from({ length: options }, () => []) }),
});

test('a choice shows every option, those that nobody took too', () => {
  const counts = answerCounts(part(0, 3), { choice: [1] }, [given({ choice: [1] }), given({ choice: [0] }), given({})]);
  expect(counts).toEqual([
    { text: 'A', count: 1, isRight: false },
    { text: 'B', count: 1, isRight: true },
    { text: 'C', count: 0, isRight: false },
  ]);
});

test('gaps show the texts that came most, and who left them empty', () => {
  const counts = answerCounts(part(3), {}, [
    given({ gaps: ['3'] }, 'right'),
    given({ gaps: ['-3'] }),
    given({ gaps: ['-3 '] }),
    given({}),
  ]);
  expect(counts).toEqual([
    { text: '-3', count: 2, isRight: false },
    { text: '3', count: 1, isRight: true },
    { text: '', count: 1, isRight: false },
  ]);
});

test('true or false are two bars', () => {
  expect(answerCounts(part(2), { truth: false }, [given({ truth: true })])).toEqual([
    { text: '✓', count: 1, isRight: false },
    { text: '×', count: 0, isRight: true },
  ]);
});

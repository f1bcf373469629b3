import { expect, it } from 'vitest';
import type { Answer } from '../../../common/answer';
import { drawn, media } from '../samples/draw';
import {
  cloze,
  clozeKey,
  gaps,
  line,
  listening,
  multiple,
  reading,
  single,
  singleKey,
  truth,
} from '../samples/questions';
import { FormulaPad } from '../../formula/pad/FormulaPad';
import { AnswerInput } from './AnswerInput';
import { AnswerView } from './AnswerView';

const input = (body: Parameters<typeof AnswerInput>[0]['body'], answers: Answer[] = []) =>
  drawn(<AnswerInput body={body} media={media} answers={answers} onAnswer={() => undefined} stage="junior" />);

it('gives a single choice one radio for each option, named by what is asked', () => {
  const html = input(single, [{ choice: [1] }]);
  expect(html.match(/type="radio"/g)).toHaveLength(4);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/<fieldset class="answer-options[^"]*" aria-label="一次函数 \$y=kx\+b\$/);
});

it('says how many options of a multiple choice are chosen', () => {
  const html = input(multiple, [{ choice: [0, 2] }]);
  expect(html.match(/type="checkbox"/g)).toHaveLength(5);
  expect(html).toContain('2 options selected');
});

it('gives right or wrong two signs', () => {
  expect(input(truth, [{ truth: false }])).toMatch(/✓.*checked="".*×/s);
});

it('puts fields into the gaps: numbers with their keys, formulas as LaTeX until their editor has come', () => {
  const html = input(gaps, [{ gaps: ['y=3x-2', '-2'] }]);
  expect(html).toMatch(/formula-plain"[^>]*aria-label="Gap 1"[^>]*value="y=3x-2"/);
  expect(html).toMatch(/inputMode="decimal"[^>]*aria-label="Gap 2"/);
});

it('shows the letters of the stem before the keys of a formula, whatever the stage has', () => {
  const html = drawn(<FormulaPad stage="junior" letters={['n', 'x', '\\theta ']} field={() => null} />);
  const faces = [...html.matchAll(/formula-key-letter[^>]*>(.*?)<\/button>/g)].map(([, face]) =>
    face!.replace(/<[^>]*>/g, '').trim(),
  );
  expect(faces.slice(0, 2)).toEqual(['n', '\\theta']);
  expect(faces.filter((face) => face === 'x')).toHaveLength(1);
});

it('makes room for what is written, never for the right answer', () => {
  const size = (text: string) => Number(/answer-gap"[^>]*size="(\d+)"/.exec(input(gaps, [{ gaps: ['', text] }]))?.[1]);
  expect(size('')).toBe(4);
  expect(size('1234567890')).toBeGreaterThan(size('12'));
});

it('lets a place of a cloze be chosen inside the passage', () => {
  const html = input(cloze, [{ choice: [0] }]);
  expect(html.match(/<select/g)).toHaveLength(2);
  expect(html).toContain('1. visited');
});

it('gives reading a bar that moves between the text and its questions', () => {
  expect(input(reading)).toContain('role="separator"');
});

it('counts what was played before', () => {
  const html = drawn(
    <AnswerInput body={listening} media={media} answers={[]} onAnswer={() => undefined} stage="junior" played={2} />,
  );
  expect(html).toContain('All 2 plays used');
});

it('shows an answer without saying what would be right', () => {
  const html = drawn(<AnswerView body={single} media={media} answers={[{ choice: [0] }]} />);
  expect(html).toContain('answered-chosen');
  expect(html).not.toMatch(/answered-(right|wrong|missed)|Right option/);
});

it('shows, once it may be seen, what was wrong and what would have been right', () => {
  const html = drawn(
    <AnswerView
      body={single}
      media={media}
      answers={[{ choice: [0] }]}
      verdicts={[{ state: 'wrong', points: 0 }]}
      questionKey={singleKey}
    />,
  );
  expect(html).toContain('Selected, wrong');
  expect(html).toContain('Right option');
  expect(html).toContain('0 of 4 points');
});

it('shows the gaps of an answer with their verdicts, and the letters in a passage', () => {
  const filled = drawn(
    <AnswerView
      body={gaps}
      media={media}
      answers={[{ gaps: ['y=3x', '-2'] }]}
      verdicts={[
        {
          state: 'partly',
          points: 2,
          gaps: [
            { isRight: false, read: 'y=3x' },
            { isRight: true, read: '-2' },
          ],
        },
      ]}
    />,
  );
  expect(filled).toMatch(/answered-wrong.*answered-right/s);
  expect(filled).toContain('Partly right');
  const passage = drawn(<AnswerView body={cloze} media={media} answers={[{ choice: [1] }]} questionKey={clozeKey} />);
  expect(passage).toMatch(/<span class="question-place[^"]*">1 B<\/span>/);
});

it('shows a free answer with its drawing', () => {
  const answer: Answer = { content: line('解：'), drawing: [{ points: [1, 1, 0.5], color: 'ink', width: 6 }] };
  const html = drawn(<AnswerView body={{ type: 5, points: 5, stem: [] }} media={media} answers={[answer]} />);
  expect(html).toContain('解：');
  expect(html).toContain('Handwritten answer');
});

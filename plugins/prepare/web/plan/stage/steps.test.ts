import { expect, test } from 'vitest';
import type { Material } from '../../../api';
import { emptyContent, type Phase } from '../../../model/plan/document';
import { stepsOf } from './steps';

const phase = (id: string, minutes: number): Phase => ({ id, name: id, teacher: '', student: '', intent: '', minutes });
const slides = (id: string, phaseId: string | null): Material => ({
  id,
  title: id,
  resourceId: null,
  fileId: id,
  address: '',
  phaseId,
});
const content = { ...emptyContent('数轴'), phases: [phase('a', 5), phase('b', 40)] };

test('slides come with their phase, and those of a phase that is gone with the plan as a whole', () => {
  const materials = [slides('film', 'b'), slides('lost', 'gone'), slides('cover', null)];
  const steps = stepsOf(content, { materials, exercises: [] }, '板书');
  expect(steps.map(({ key }) => key)).toEqual(['goals', 'lost', 'cover', 'a', 'b', 'film']);
});

test('a step says how many minutes are planned up to its end; exercises and board end the lesson', () => {
  const written = { ...content, sections: { ...content.sections, board: '左：定义' } };
  const exercises = [{ id: 'e', title: '练习', questions: 3, isOwn: true }];
  const steps = stepsOf(written, { materials: [], exercises }, '板书');
  expect(steps.map(({ key, until }) => [key, until])).toEqual([
    ['goals', 0],
    ['a', 5],
    ['b', 45],
    ['e', 45],
    ['board', 45],
  ]);
});

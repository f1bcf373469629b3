import { expect, test } from 'vitest';
import { evaluationPath } from './evaluation';

const holding =
  (...codes: string[]) =>
  (code: string) =>
    codes.includes(code);

test('who may evaluate is led to the evaluation, even if he may recommend too', () => {
  expect(evaluationPath(holding('city_evaluate', 'city_recommend'))).toBe('/spoc/excellent_evaluate');
  expect(evaluationPath(holding('county_evaluate_recommend_tea'))).toBe('/spoc/excellent_evaluate');
});

test('who may only recommend is led to the recommendation', () => {
  expect(evaluationPath(holding('city_recommend'))).toBe('/spoc/excellent_recommend');
});

test('everybody else is led to the list', () => {
  expect(evaluationPath(holding('online_course_tea'))).toBe('/spoc/list');
});

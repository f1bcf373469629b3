import { expect, test } from 'vitest';
import type { WebServices } from 'edutech/core/web/services';
import { BrowserStorage, memoryArea } from 'edutech/core/web/browser/browser-storage';
import { callMode } from 'edutech/core/web/session/city-modes';
import { enterEvaluation } from './evaluation-mode';

const address = new URL('http://city/spoc/excellent_evaluate');

function modeAfter(user: object | null, ...codes: string[]) {
  const storage = new BrowserStorage(memoryArea());
  const permissions = { has: (code: string) => codes.includes(code) };
  const services = { session: { user: { peek: () => user } }, permissions, storage } as unknown as WebServices;
  expect(enterEvaluation(services, address)).toBeNull();
  return callMode(storage);
}

test('opening the evaluation begins the city-evaluation mode for who evaluates, and for nobody else', () => {
  expect(modeAfter({}, 'city_evaluate')).toBe('cityEvaluation');
  expect(modeAfter({}, 'county_evaluate_recommend_tea')).toBe('cityEvaluation');
  expect(modeAfter({}, 'city_recommend')).toBe('usual');
  expect(modeAfter(null, 'city_evaluate')).toBe('usual');
});

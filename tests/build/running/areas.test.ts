// By which rule seconds are counted, budgets are given and tests are chosen.
import { expect, test } from 'vitest';
import { areaOf, secondsByArea, secondsTable } from '../../../host/build/commands/testing/areas.mjs';
import type { FileRecord } from '../../../host/build/commands/testing/second-try.mjs';

const plugins = ['work', 'organisation', 'portal'];

test.each([
  ['plugins/work/model/card.test.ts', 'work'],
  ['plugins/gone/model/card.test.ts', 'core'],
  ['core/server/audit/seal.test.ts', 'core'],
  ['host/server/listen.test.ts', 'host'],
  ['tests/api/work/marking/marks.test.ts', 'work'],
  ['tests/api/session/cookies.test.ts', 'core'],
  ['tests/api/host/health.test.ts', 'host'],
  ['tests/e2e/administration/administrator-imports-roster.spec.ts', 'organisation'],
  ['tests/e2e/teaching/loop/loop.spec.ts', 'work'],
  ['tests/contract/pages/every-page.test.ts', 'contract'],
  ['tests/build/lock.test.ts', 'build'],
])('%s belongs to %s', (file, area) => {
  expect(areaOf(file, plugins)).toBe(area);
});

test('seconds are summed by area and project, the dearest first', () => {
  const record = (file: string, project: string, seconds: number): FileRecord => ({
    file,
    project,
    seconds,
    state: 'passed',
    passed: 1,
    failed: 0,
    skipped: 0,
    said: [],
  });
  const areas = secondsByArea(
    [
      record('tests/api/portal/front-page.test.ts', 'api', 2),
      record('tests/api/work/marks.test.ts', 'api', 30),
      record('tests/e2e/teaching/loop.spec.ts', 'e2e', 60.4),
    ],
    plugins,
  );
  expect(areas).toEqual([
    { area: 'work', projects: { api: 30, e2e: 60.4 }, total: 90.4 },
    { area: 'portal', projects: { api: 2 }, total: 2 },
  ]);
  expect(secondsTable(areas).split('\n')).toEqual([
    'Seconds by area       all      api      e2e',
    'work                   90       30       60',
    'portal                  2        2        -',
    'together               92       32       60',
  ]);
});

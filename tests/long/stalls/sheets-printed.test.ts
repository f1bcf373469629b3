import { afterAll, beforeAll, expect, test } from 'vitest';
import { Programs } from 'edutech/core/server/programs/programs';
import {
  answerSheetPages,
  checkAnswerSheet,
  keepAnswerSheet,
  printAnswerSheet,
  printLabels,
} from 'edutech/plugins/marking/api';
import { type SheetSettings, usualSettings } from 'edutech/plugins/marking/model/sheet/settings';
import { scanProject, type ScanProject } from '../../api/marking/scans/scan-kit';
import { paper } from '../../api/exam/exam-kit';
import { programs } from '../../support/conversion/converters';
import { prepared } from '../../support/prepared';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { report } from '../report';
import { mostStalled, stallOf } from './stall-of';

let app: TestApp;
let project: ScanProject;
beforeAll(async () => {
  app = await startApp({ on: ['marking'], works: true, replace: [[Programs, programs]] });
  project = await scanProject(app, 30);
});
afterAll(() => app.close());

const paperId = paper('unit-one');
/** Another sheet in each round: one that is the same is not laid out again. */
const settings = (round: number): SheetSettings => ({
  ...usualSettings,
  size: 'a3',
  columns: 3,
  marking: 'hand',
  identity: { ...usualSettings.identity, digits: 4 + round },
});

test('nobody waits while answer sheets are shown, tried and printed', async () => {
  const { teacher, projectId } = project;
  const stalls = {
    shown: await stallOf((round) => teacher.call(answerSheetPages, { paperId, settings: settings(round) })),
    tried: await stallOf((round) => teacher.call(checkAnswerSheet, { paperId, settings: settings(round) })),
    printed: await stallOf(async (round) => {
      await teacher.call(keepAnswerSheet, { paperId, settings: settings(round) });
      await prepared(teacher, await teacher.call(printAnswerSheet, { paperId }));
    }),
    labels: await stallOf(async () => prepared(teacher, await teacher.call(printLabels, { projectId }))),
  };
  report(
    'answer sheets',
    Object.fromEntries(Object.entries(stalls).map(([name, ms]) => [name, `${Math.round(ms)} ms`])),
  );
  expect(Object.entries(stalls).filter(([, stall]) => stall > mostStalled)).toEqual([]);
}, 600_000);

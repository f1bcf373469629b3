import { afterAll, beforeAll, expect, test } from 'vitest';
import { Programs } from 'edutech/core/server/programs/programs';
import { keepAnswerSheet, printNamedSheets } from 'edutech/plugins/marking/api';
import { usualSettings } from 'edutech/plugins/marking/model/sheet/settings';
import { programs } from '../../../support/conversion/converters';
import { signedInPerson } from '../../../support/people';
import { type Prepared, prepared } from '../../../support/prepared';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { colleagueId, paper } from '../../exam/exam-kit';
import { keyOf } from '../../work/work-kit';
import { scanProject, type ScanProject, sent, stationOf } from '../scans/scan-kit';

let app: TestApp;
let project: ScanProject;
beforeAll(async () => {
  app = await startApp({ on: ['marking'], works: true, replace: [[Programs, programs]] });
  project = await scanProject(app);
});
afterAll(() => app.close());

const print = () => project.teacher.call(printNamedSheets, { projectId: project.projectId });

test('sheets that are printed for each student come back as theirs, and nobody is asked whose they are', async () => {
  const { teacher, sheet, scripts } = project;
  const { address, name } = (await prepared(teacher, await print())).envelope!.data as Prepared;
  expect(name).toBe('按学生印好的答题卡.pdf');
  const { rawPayload } = await app.platform.app.inject({
    method: 'GET',
    url: address,
    headers: { cookie: teacher.cookie },
  });
  await sent(project, [{ name: 'class.pdf', bytes: rawPayload }]);
  const all = scripts.length * sheet.plans.length;
  expect(await stationOf(project)).toMatchObject({
    scripts: { all: scripts.length, arrived: scripts.length },
    pages: { read: all, placed: all, asked: 0 },
    doubts: { open: 0 },
  });
});

test('a sheet without a place for who it is is not printed by student, and only who leads prints', async () => {
  const settings = { ...usualSettings, identity: { hasLabel: false, digits: 0, hasAbsence: true } };
  await project.teacher.call(keepAnswerSheet, { paperId: paper('unit-one'), settings });
  expect(keyOf(await print())).toBe('marking.error.noPlace');
  const other = await signedInPerson(app, colleagueId);
  expect(keyOf(await other.call(printNamedSheets, { projectId: project.projectId }))).toBe('marking.error.noProject');
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Files } from 'edutech/core/server/files/files';
import { Texts } from 'edutech/core/server/texts';
import { keepAnswerSheet, printAnswerSheet, scanDoubts, scanStation, startBatch } from 'edutech/plugins/marking/api';
import { usualSettings } from 'edutech/plugins/marking/model/sheet/settings';
import { layOutSheet } from 'edutech/plugins/marking/server/layout/lay-out';
import { SheetPlans, type PlannedSheet } from 'edutech/plugins/marking/server/scripts/sheet-plans';
import { wordsOf } from 'edutech/plugins/marking/server/sheets/sheet-words';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import { type Caller, signedIn } from '../../../support/people';
import type { TestApp } from '../../../support/servers/start-app';
import { holdExam } from '../../exam/sitting/sitting-kit';
import { paper } from '../../exam/exam-kit';
import { dataOf } from '../../work/work-kit';

export interface ScanProject {
  readonly app: TestApp;
  readonly teacher: Caller;
  readonly projectId: Id;
  readonly examId: Id;
  readonly sheet: PlannedSheet;
  readonly scripts: readonly { readonly scriptId: Id; readonly studentId: Id; readonly admission: string }[];
}

/** Number of the student at a place of the class. */
export const admissionOf = (at: number) => String(260701001 + at * 7);

/** A printed exam of the demo class whose sheets are scanned; three students are expected. Default: of the paper `unit-one`. */
export async function scanProject(
  app: TestApp,
  students = 3,
  marking: 'screen' | 'hand' = 'screen',
  paperOf: (teacher: Caller) => Promise<Id> = async () => paper('unit-one'),
): Promise<ScanProject> {
  const paperId = await paperOf(await signedIn(app, 'teacher'));
  const { examId, teacher } = await holdExam(app, { mode: 'printed', startsIn: -60_000, paperId });
  const settings = { ...usualSettings, marking, identity: { hasLabel: true, digits: 9, hasAbsence: true } };
  await teacher.call(keepAnswerSheet, { paperId, settings });
  const printed = await teacher.call(printAnswerSheet, { paperId });
  if (printed.status !== 200) throw new Error(printed.text);
  const { database } = app.platform.services;
  const { schoolId, classId, people } = app.world;
  const projectId = newId();
  const scripts = await database.write(asSystem('a test'), async (db) => {
    const { personId } = people.teacher;
    await db.run(sql`
      insert into marking.project (school_id, id, exam_id, paper_id, title, leader_id, created_by, created_at)
      values (${schoolId}, ${projectId}, ${examId}, ${paperId}, '有理数 检测', ${personId}, ${personId}, now())`);
    const sat = await db.all<{ personId: Id }>(sql`
      select person_id from exam.sitting where exam_id = ${examId} and class_id = ${classId} order by seat limit ${students}`);
    const rows = sat.map(({ personId: studentId }, at) => ({
      scriptId: newId(),
      studentId,
      admission: admissionOf(at),
    }));
    for (const { scriptId, studentId, admission } of rows) {
      await db.run(sql`
        insert into marking.script (school_id, id, project_id, student_id, admission, code)
        values (${schoolId}, ${scriptId}, ${projectId}, ${studentId}, ${admission}, ${admission})`);
    }
    return rows;
  });
  const texts = app.platform.container.get(Texts);
  const plans = new SheetPlans({
    layOut: async (one) => layOutSheet(one.sheet, one.code, wordsOf(texts, one.language), measuringLetters()),
  });
  const [sheet] = await database.read(asSystem('a test'), (db) => plans.ofPaper(db, { schoolId, paperId }));
  return { app, teacher, projectId, examId, sheet: sheet!, scripts };
}

/** Uploads files for the teacher, as the resumable upload leaves them. */
export async function uploaded(
  { app }: Pick<ScanProject, 'app'>,
  contents: readonly { readonly name: string; readonly bytes: Buffer }[],
): Promise<Id[]> {
  const { people, schoolId } = app.world;
  const files = app.platform.container.get(Files);
  const folder = await mkdtemp(join(tmpdir(), 'scans-'));
  const ids: Id[] = [];
  for (const { name, bytes } of contents) {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    const owner = { personId: people.teacher.personId, schoolId, keptFor: 86_400_000 };
    const { id } = await app.platform.services.database.write(asSystem('a test'), (db) =>
      files.store(db, { path, name }, 'scans', owner),
    );
    ids.push(id);
  }
  await rm(folder, { recursive: true });
  return ids;
}

export const stationOf = async ({ teacher, projectId }: ScanProject) =>
  dataOf<typeof scanStation>(await teacher.call(scanStation, { projectId }));

export const doubtsOf = async ({ teacher, projectId }: ScanProject, isCleared = false) =>
  dataOf<typeof scanDoubts>(await teacher.call(scanDoubts, { projectId, isCleared })).doubts;

/** Sends scans and waits until they are read. */
export async function sent(project: ScanProject, contents: Parameters<typeof uploaded>[1]) {
  const fileIds = await uploaded(project, contents);
  const answer = await project.teacher.call(startBatch, { projectId: project.projectId, fileIds });
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)]);
  const { batchId, known } = dataOf<typeof startBatch>(answer);
  const state = async () => (await stationOf(project)).batches.find((batch) => batch.batchId === batchId)?.state;
  if (batchId) await expect.poll(state, { timeout: 60_000, interval: 100 }).toMatch(/^(read|failed)$/);
  return { batchId, known };
}

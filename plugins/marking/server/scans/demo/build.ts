import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { sql } from 'edutech/core/server/data/db';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { daysAgo, demoPersonId } from 'edutech/core/server/demo/people-and-days';
import type { ExamToMark } from 'edutech/plugins/exam/api';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import type { PagePlan } from '../../../model/sheet/plan';
import { usualSettings } from '../../../model/sheet/settings';
import { sheetFor } from '../../../model/sheet/sheet-for';
import { asTeacher } from '../../demo/build';
import { layOutSheet } from '../../layout/lay-out';
import { insertProject } from '../../projects/projects.queries';
import { readScan } from '../../reading/read-scan';
import { clearDoubt } from '../../scripts/clear-doubt';
import { filePage } from '../../scripts/filing';
import type { Filing } from '../../scripts/filing-context';
import { insertPage, type PageRow, type Project, selectDoubt } from '../../scripts/pages.queries';
import { insertPrinted } from '../../sheets/sheets.queries';
import { type BatchRow, insertBatch } from '../intake/batches.queries';
import { svgOf } from './drawn-page';
import { ScansDemo } from './scans-demo';
import { scannedBatch, scannedDoubt, scannedPage, scannedProject, scannedScript } from './samples';

/** Pixels in an inch of the drawn scans: small, as they are drawn whenever a demo city is made. */
const density = 110;
const code = 7;

/** What is filled in on a drawn scan: the number (`?` is left out), letters by the place of the question; null: white paper. */
const scans: readonly ({ readonly number: string; readonly page: number; readonly faint?: number } | null)[] = [
  { number: '260700001', page: 0 },
  { number: '26070000?', page: 0 },
  { number: '260700003', page: 0, faint: 2 },
  null,
];

/** A printed exam whose scans have come in: a page in its place, and one of each of the doubts that come most often. */
export async function buildScans(context: DemoContext): Promise<void> {
  const [parts] = context.contributed(ScansDemo);
  if (!parts) return;
  const { db, id, world } = context;
  const { results, words } = parts;
  const colleague = asTeacher(context, demoPersonId(context, '101/teacher/mathematics/2'), world.schoolId);
  const exam = await results.exam(db, colleague, id('exam.exam.midterm'));
  const by = world.people.teacher.personId;
  const now = daysAgo(context, 1);
  const projectId = scannedProject(id);
  const { schoolId, examId, paperId, title } = exam;
  const project: Project = { schoolId, projectId, examId, paperId, title };
  await insertProject(db, { ...project, by, now });
  await insertScripts(context, project, exam);
  const sheet = sheetFor(exam.outline, { ...usualSettings, identity: { ...usualSettings.identity, hasLabel: false } });
  await insertPrinted(db, { schoolId, paperId }, { code, sheet, language: 'zh-CN', by, now });
  const laidOut = layOutSheet(sheet, code, words, measuringLetters());
  const batch: BatchRow = {
    schoolId,
    projectId,
    id: scannedBatch(id),
    name: '七年级 扫描 1.pdf',
    state: 'read',
    createdBy: by,
  };
  await insertBatch(db, batch, now);
  await db.run(sql`update marking.batch set pages = ${scans.length}, read_at = ${now} where id = ${batch.id}`);
  // marks of the demo exam are those of its paper, whatever was scanned
  const recorded = { ...results, recordAnswers: async () => undefined, recordPoints: async () => undefined };
  const filing: Filing = { db, project, sheets: [{ code, sheet, ...laidOut }], results: recorded, now };
  const folder = await mkdtemp(join(tmpdir(), 'edutech-demo-scans-'));
  for (const [position, scan] of scans.entries()) {
    const plan = laidOut.plans[scan?.page ?? 0]!;
    const page = laidOut.pages[scan?.page ?? 0]!;
    const drawn = scan ? svgOf(page, marksOn(plan, scan)) : svgOf({ ...page, inks: [] });
    const file = join(folder, `scan-${position}`);
    await writeFile(file, await sharp(Buffer.from(drawn), { density }).greyscale().jpeg({ quality: 70 }).toBuffer());
    const row = await pageOf(context, batch, { file, folder, position, filing });
    await insertPage(db, row, now);
    await filePage(filing, row);
  }
  await rm(folder, { recursive: true });
  await nameDoubts(context, filing, by);
}

async function insertScripts({ db, id }: DemoContext, { schoolId, projectId }: Project, { students }: ExamToMark) {
  for (const [at, { studentId }] of students.entries()) {
    await db.run(sql`
      insert into marking.script (school_id, id, project_id, student_id, admission, code)
      values (${schoolId}, ${scannedScript(id, at)}, ${projectId}, ${studentId}, ${String(260700001 + at)}, ${`S${at}`})`);
  }
}

interface DrawnScan {
  readonly file: string;
  readonly folder: string;
  readonly position: number;
  readonly filing: Filing;
}

async function pageOf(
  context: DemoContext,
  batch: BatchRow,
  { file, folder, position, filing }: DrawnScan,
): Promise<PageRow> {
  const { db, files, id } = context;
  const read = await readScan({ file, folder, sheets: filing.sheets, isCropped: false });
  const { picture, code: found, state, label, readings } = read;
  const owner = { personId: batch.createdBy, schoolId: batch.schoolId };
  const stored = await files.store(db, { path: picture.path, name: `${position + 1}.webp` }, 'photos', owner);
  return {
    schoolId: batch.schoolId,
    projectId: batch.projectId,
    id: scannedPage(id, position),
    batchId: batch.id,
    position,
    state: 'waiting',
    fileId: stored.id,
    width: picture.width,
    height: picture.height,
    sheet: found?.sheet ?? null,
    number: state === 'found' ? found!.page : null,
    label,
    readings,
    decided: {},
    crops: [],
    scriptId: null,
  };
}

/** Doubts have names that samples know; the white page was looked at by somebody. */
async function nameDoubts({ db, id }: DemoContext, filing: Filing, by: string): Promise<void> {
  for (const kind of ['identity', 'unfound'] as const) {
    await db.run(sql`
      update marking.doubt set id = ${scannedDoubt(id, kind)}
      where school_id = ${filing.project.schoolId} and project_id = ${filing.project.projectId} and kind = ${kind}`);
  }
  const white = await selectDoubt(db, filing.project.schoolId, scannedDoubt(id, 'unfound'));
  await clearDoubt(filing, white, { kind: 'void' }, by);
}

/** Digits and every first letter; of one question two letters, one of them pale. */
function marksOn({ fields }: PagePlan, { number, faint }: NonNullable<(typeof scans)[number]>): string {
  let question = -1;
  const marks = fields.flatMap(({ kind, id, bubbles }) => {
    if (kind === 'digit')
      return bubbles.filter(({ value }) => value === number[Number(id)]).map((box) => ({ box, share: 1 }));
    if (kind !== 'choice') return [];
    question += 1;
    const [first, second] = bubbles;
    return [{ box: first!, share: 1 }, ...(question === faint ? [{ box: second!, share: 0.3 }] : [])];
  });
  return marks
    .map(
      ({ box: { x, y, width, height }, share }) =>
        `<rect x="${x}" y="${y}" width="${width * share}" height="${height}" fill="#333"/>`,
    )
    .join('');
}

import { join } from 'node:path';
import Type from 'typebox';
import { invalid } from 'edutech/core/common/errors';
import { Id } from 'edutech/core/common/wire/kinds';
import type { Id as IdOf } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration, Jobs } from 'edutech/core/server/jobs/jobs';
import type { Texts } from 'edutech/core/server/texts';
import type { ExamResults } from 'edutech/plugins/exam/api';
import { prepareFile, preparationJob } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type * as api from '../../api/scans';
import type { LabelToDraw } from '../drawing/draw-task';
import type { SheetDrawer } from '../drawing/sheet-drawer';
import { loadProject } from '../scans/load-project';
import { type Project, type ProjectKey, selectProject } from '../scripts/pages.queries';

const labelPrint = {
  name: 'marking.printLabels',
  payload: Type.Object({ schoolId: Id, projectId: Id }),
};

interface Parts {
  readonly database: Database;
  readonly drawer: SheetDrawer;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly results: ExamResults<Db, SignedIn>;
  readonly texts: Texts;
}

interface Numbered {
  readonly studentId: IdOf;
  readonly name: string;
  readonly admission: string;
}

const selectNumbered = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<Numbered>(sql`
    select s.student_id, p.name, s.admission from marking.script s join core.person p on p.id = s.student_id
    where s.school_id = ${schoolId} and s.project_id = ${projectId} and s.admission <> '' order by s.admission`);

/** Students with numbers and where they sit, class by class and within one by their seats. */
export async function labelsOf(
  db: Db,
  { results, texts }: Pick<Parts, 'results' | 'texts'>,
  key: ProjectKey,
  language: Language,
): Promise<LabelToDraw[]> {
  const students = await results.students(db, await selectProject(db, key.schoolId, key.projectId));
  const numbered = new Map((await selectNumbered(db, key)).map((one) => [one.studentId, one]));
  const inOrder = students.flatMap(({ studentId, className, room, seat }) => {
    const student = numbered.get(studentId);
    numbered.delete(studentId);
    const place = room === '' ? '' : texts.say(language, 'marking.labels.place', { room, seat: seat ?? 0 });
    return student ? [{ name: student.name, admission: student.admission, className, place }] : [];
  });
  // who has left the exam since has a script still
  const others = [...numbered.values()].map(({ name, admission }) => ({ name, admission, className: '', place: '' }));
  return [...inOrder, ...others];
}

/** A project that the caller leads, whose students have numbers. */
export async function numberedProject(db: Db, actor: SignedIn, id: string): Promise<Project> {
  const project = await loadProject(db, actor, id);
  if ((await selectNumbered(db, project)).length === 0) throw invalid('marking.error.noNumbers');
  return project;
}

export const printLabels =
  ({ jobs }: Parts): Handler<typeof api.printLabels> =>
  async (call) => {
    const { schoolId, projectId } = await numberedProject(call.db, call.actor, call.input.projectId);
    return prepareFile(jobs, call, labelPrint, { schoolId, projectId });
  };

/** Writes labels with the bar codes of a project's students as PDF. */
export const labelsJob = (parts: Parts): JobDeclaration =>
  preparationJob(parts, {
    ...labelPrint,
    make: async (key, { actor, folder, language }) => {
      const students = await parts.database.read(actor, (db) => labelsOf(db, parts, key, language));
      const path = join(folder, 'labels');
      const name = parts.texts.say(language, 'marking.labels.file');
      await parts.drawer.writeLabels(students, { path, title: name });
      return { path, name: `${name}.pdf`, group: 'attachments' };
    },
  });

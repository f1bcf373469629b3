import { join } from 'node:path';
import Type from 'typebox';
import { invalid } from 'edutech/core/common/errors';
import { Id } from 'edutech/core/common/wire/kinds';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration, Jobs } from 'edutech/core/server/jobs/jobs';
import type { Texts } from 'edutech/core/server/texts';
import { prepareFile, preparationJob } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type * as api from '../../api/scans';
import type { LabelToDraw } from '../drawing/draw-task';
import type { SheetDrawer } from '../drawing/sheet-drawer';
import { loadProject } from '../scans/load-project';
import type { Project, ProjectKey } from '../scripts/pages.queries';

const labelPrint = {
  name: 'marking.printLabels',
  payload: Type.Object({ schoolId: Id, projectId: Id }),
};

interface Parts {
  readonly database: Database;
  readonly drawer: SheetDrawer;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly texts: Texts;
}

export const selectNumbered = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<LabelToDraw>(sql`
    select p.name, s.admission from marking.script s join core.person p on p.id = s.student_id
    where s.school_id = ${schoolId} and s.project_id = ${projectId} and s.admission <> '' order by s.admission`);

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
      const students = await parts.database.read(actor, (db) => selectNumbered(db, key));
      const path = join(folder, 'labels');
      const name = parts.texts.say(language, 'marking.labels.file');
      await parts.drawer.writeLabels(students, { path, title: name });
      return { path, name: `${name}.pdf`, group: 'attachments' };
    },
  });

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { invalid } from 'edutech/core/common/errors';
import { Id } from 'edutech/core/common/wire/kinds';
import type { Handler } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration, Jobs } from 'edutech/core/server/jobs/jobs';
import type { Texts } from 'edutech/core/server/texts';
import { pdfOf } from 'edutech/plugins/print/kit/server/pdf/paint';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import { prepareFile, preparationJob } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type * as api from '../../api/scans';
import { loadProject } from '../scans/load-project';
import type { ProjectKey } from '../scripts/pages.queries';
import { barsOf } from './bar-code';
import { labelPages, type StudentLabel } from './label-pages';

const labelPrint = {
  name: 'marking.printLabels',
  payload: Type.Object({ schoolId: Id, projectId: Id }),
};

interface Parts {
  readonly database: Database;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly texts: Texts;
}

const selectNumbered = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<Omit<StudentLabel, 'bars'>>(sql`
    select p.name, s.admission from marking.script s join core.person p on p.id = s.student_id
    where s.school_id = ${schoolId} and s.project_id = ${projectId} and s.admission <> '' order by s.admission`);

export const printLabels =
  ({ jobs }: Parts): Handler<typeof api.printLabels> =>
  async (call) => {
    const { schoolId, projectId } = await loadProject(call.db, call.actor, call.input.projectId);
    if ((await selectNumbered(call.db, { schoolId, projectId })).length === 0) throw invalid('marking.error.noNumbers');
    return prepareFile(jobs, call, labelPrint, { schoolId, projectId });
  };

/** Writes labels with the bar codes of a project's students as PDF. */
export const labelsJob = (parts: Parts): JobDeclaration =>
  preparationJob(parts, {
    ...labelPrint,
    make: async (key, { actor, folder, language }) => {
      const students = await parts.database.read(actor, (db) => selectNumbered(db, key));
      const labels: StudentLabel[] = [];
      for (const student of students) labels.push({ ...student, bars: await barsOf(student.admission) });
      const path = join(folder, 'labels');
      const name = parts.texts.say(language, 'marking.labels.file');
      await writeFile(path, await pdfOf(labelPages(labels, measuringLetters()), name, async () => null));
      return { path, name: `${name}.pdf`, group: 'attachments' };
    },
  });

import { join } from 'node:path';
import Type from 'typebox';
import { invalid } from 'edutech/core/common/errors';
import { Id } from 'edutech/core/common/wire/kinds';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration, Jobs } from 'edutech/core/server/jobs/jobs';
import type { Texts } from 'edutech/core/server/texts';
import type { ExamPapers, ExamResults } from 'edutech/plugins/exam/api';
import { preparationJob, prepareFile } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type * as api from '../../api/scans';
import type { SheetDrawer } from '../drawing/sheet-drawer';
import { keepPrinted } from '../sheets/keep-printed';
import { selectPrinted } from '../sheets/sheets.queries';
import { labelsOf, numberedProject } from './print-labels';

const namedPrint = {
  name: 'marking.printNamed',
  payload: Type.Object({ schoolId: Id, projectId: Id, code: Type.Integer() }),
};

interface Parts {
  readonly database: Database;
  readonly drawer: SheetDrawer;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly papers: ExamPapers<Db, SignedIn>;
  readonly results: ExamResults<Db, SignedIn>;
  readonly texts: Texts;
}

export const printNamedSheets =
  ({ jobs, papers }: Parts): Handler<typeof api.printNamedSheets> =>
  async (call) => {
    const { db, actor, input, now, language } = call;
    const { schoolId, projectId, paperId } = await numberedProject(db, actor, input.projectId);
    const outline = await papers.outline(db, actor, paperId);
    const { code, sheet } = await keepPrinted(db, outline, { by: actor.personId, now, language });
    if (!sheet.identity.hasLabel && sheet.identity.digits === 0) throw invalid('marking.error.noPlace');
    return prepareFile(jobs, call, namedPrint, { schoolId, projectId, code });
  };

/** Writes the answer sheet of a project once for each of its students as PDF. */
export const namedJob = (parts: Parts): JobDeclaration =>
  preparationJob(parts, {
    ...namedPrint,
    leaseSeconds: 300,
    make: async ({ code, ...key }, { actor, folder, language }) => {
      const { printed, students } = await parts.database.read(actor, async (db) => ({
        printed: await selectPrinted(db, key.schoolId, code),
        students: await labelsOf(db, parts, key, language),
      }));
      const path = join(folder, 'named');
      const name = parts.texts.say(language, 'marking.named.file');
      await parts.drawer.writeNamed(printed, students, { path, title: name });
      return { path, name: `${name}.pdf`, group: 'attachments' };
    },
  });

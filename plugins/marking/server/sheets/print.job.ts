import { join } from 'node:path';
import Type from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { Texts } from 'edutech/core/server/texts';
import { fileNameOf } from 'edutech/plugins/questions/kit/server/prepared/file-name';
import { preparationJob } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type { SheetDrawer } from '../drawing/sheet-drawer';
import { selectPrinted } from './sheets.queries';

/** A sheet of a school, as it was kept when it was asked for. */
export const sheetPrint = {
  name: 'marking.print',
  payload: Type.Object({ schoolId: Id, code: Type.Integer() }),
};

interface Parts {
  readonly database: Database;
  readonly drawer: SheetDrawer;
  readonly files: Files;
  readonly texts: Texts;
}

/** Writes answer sheets as PDF. */
export const printJob = (parts: Parts): JobDeclaration =>
  preparationJob(parts, {
    ...sheetPrint,
    make: async ({ schoolId, code }, { actor, folder, language }) => {
      const printed = await parts.database.read(actor, (db) => selectPrinted(db, schoolId, code));
      const path = join(folder, 'written');
      const name = parts.texts.say(language, 'marking.sheet.file', {
        title: fileNameOf(printed.sheet.title),
      });
      await parts.drawer.writeSheet(printed, { path, title: name });
      return { path, name: `${name}.pdf`, group: 'attachments' };
    },
  });

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { Texts } from 'edutech/core/server/texts';
import { pdfOf } from 'edutech/plugins/print/kit/server/pdf/paint';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import { fileNameOf } from 'edutech/plugins/questions/kit/server/prepared/file-name';
import { preparationJob } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import { layOutSheet } from '../layout/lay-out';
import { wordsOf } from './sheet-words';
import { selectPrinted } from './sheets.queries';

/** A sheet of a school, as it was kept when it was asked for. */
export const sheetPrint = {
  name: 'marking.print',
  payload: Type.Object({ schoolId: Id, code: Type.Integer() }),
};

interface Parts {
  readonly database: Database;
  readonly files: Files;
  readonly texts: Texts;
}

/** Writes answer sheets as PDF. */
export const printJob = (parts: Parts): JobDeclaration =>
  preparationJob(parts, {
    ...sheetPrint,
    make: async ({ schoolId, code }, { actor, folder, language }) => {
      const { sheet, language: printed } = await parts.database.read(actor, (db) => selectPrinted(db, schoolId, code));
      const { pages } = layOutSheet(sheet, code, wordsOf(parts.texts, printed), measuringLetters());
      const path = join(folder, 'written');
      const name = parts.texts.say(language, 'marking.sheet.file', {
        title: fileNameOf(sheet.title),
      });
      await writeFile(path, await pdfOf(pages, name, async () => null));
      return { path, name: `${name}.pdf`, group: 'attachments' };
    },
  });

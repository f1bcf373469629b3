import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { writeSheets } from 'edutech/core/server/sheets/write-sheet';
import type { Texts } from 'edutech/core/server/texts';
import type { QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { fileNameOf } from 'edutech/plugins/questions/kit/server/prepared/file-name';
import { preparationJob } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import { downloadPaper } from '../../api/printing';
import { answersIn, printedAs } from '../../model/paper/prints';
import { paperOf } from '../papers/paper-of';
import { selectPaperOf } from '../papers/papers.queries';
import { documentOf } from '../papers/papers.routes';
import { twoWaySheets } from './two-way-sheets';

const { format, kind, version, sheet, watermark } = downloadPaper.input.properties;

/** What is made of a paper, as its asker may have it. */
export const paperDownload = {
  name: 'exam.download',
  payload: Type.Object({ schoolId: Id, id: Id, format, kind, version, sheet, watermark }),
};

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly database: Database;
  readonly files: Files;
  readonly papers: QuestionPapers;
  readonly textbooks: Textbooks<Db>;
  readonly texts: Texts;
}

const leaseSeconds = 300;
/** Writes papers, their answers and two-way tables for those who have asked for them. */
export const downloadJob = (parts: Parts): JobDeclaration =>
  preparationJob(parts, {
    ...paperDownload,
    leaseSeconds,
    make: async ({ schoolId, id, format: wanted, kind: what, version: of = 'A', ...own }, making) => {
      const { database, papers, texts } = parts;
      const { language, folder, signal, report: progress } = making;
      const path = join(folder, 'written');
      const paper = await database.read(making.actor, (db) => selectPaperOf(db, { schoolId, id }));
      const title = fileNameOf(paper.title);
      // a file with answers is never mistaken for that of students
      const name = texts.say(language, 'exam.download.name', { title, kind: what, version: of });
      if (what === 'table') {
        const sheets = await database.read(making.actor, (db) => twoWaySheets(db, parts, documentOf(paper), language));
        await writeFile(path, await writeSheets(sheets));
        return { path, name: `${name}.xlsx`, group: 'attachments' };
      }
      const printed = await database.read(making.actor, (db) =>
        paperOf(db, parts, {
          title: paper.title,
          document: printedAs(documentOf(paper), own),
          answers: answersIn[what],
          language,
          version: { paperId: id, version: of },
        }),
      );
      await writeFile(path, await papers.write(printed, wanted, { signal, progress }));
      return { path, name: `${name}.${wanted}`, group: 'attachments' };
    },
  });

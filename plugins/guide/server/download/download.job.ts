import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { Texts } from 'edutech/core/server/texts';
import type { QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { fileNameOf } from 'edutech/plugins/questions/kit/server/prepared/file-name';
import { preparationJob } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import { downloadGuide } from '../../api/books';
import { selectBookOf } from '../books/books.queries';
import { paperOf } from './paper-of';

const { format, withAnswers } = downloadGuide.input.properties;

/** What is made of a guide book, as its asker may have it. */
export const guideDownload = {
  name: 'guide.download',
  payload: Type.Object({ schoolId: Id, id: Id, format, withAnswers }),
};

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly database: Database;
  readonly files: Files;
  readonly papers: QuestionPapers;
  readonly texts: Texts;
}

const leaseSeconds = 300;
/** Writes guide books as Word or PDF for those who have asked for them. */
export const downloadJob = (parts: Parts): JobDeclaration =>
  preparationJob(parts, {
    ...guideDownload,
    leaseSeconds,
    make: async ({ schoolId, id, format: wanted, withAnswers: isTeachers }, making) => {
      const { bank, database, papers, texts } = parts;
      const { actor, language, folder, signal, report: progress } = making;
      const paper = await database.read(actor, async (db) => {
        const book = await selectBookOf(db, { schoolId, id }, language);
        return paperOf(db, book, { bank, texts, language, withAnswers: isTeachers });
      });
      const path = join(folder, 'written');
      const title = fileNameOf(paper.title);
      const name = isTeachers ? texts.say(language, 'guide.file.withAnswers', { name: title }) : title;
      await writeFile(path, await papers.write(paper, wanted, { signal, progress }));
      return { path, name: `${name}.${wanted}`, group: 'attachments' };
    },
  });

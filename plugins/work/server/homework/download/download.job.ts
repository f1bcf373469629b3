import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { invalid } from 'edutech/core/common/errors';
import { Id } from 'edutech/core/common/wire/kinds';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { fileNameOf } from 'edutech/plugins/questions/kit/server/prepared/file-name';
import { preparationJob } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { Texts } from 'edutech/core/server/texts';
import { storedZip } from 'edutech/core/server/zip/stored-zip';
import type { Paper, QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { downloadFormats } from '../../../model/homework';
import { paperOf } from './paper-of';

/** What sheets to print are made of, as their asker may have them. */
export const homeworkDownload = {
  name: 'work.download',
  payload: Type.Object({
    homework: Type.Array(Type.Object({ schoolId: Id, id: Id })),
    format: Type.Enum([...downloadFormats]),
    withAnswers: Type.Boolean(),
    look: Type.Optional(SheetLook),
  }),
};

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly database: Database;
  readonly files: Files;
  readonly papers: QuestionPapers;
  readonly texts: Texts;
}

const leaseSeconds = 300;
/** Writes homework as sheets to print, for whoever has asked for them. */
export const downloadJob = (parts: Parts): JobDeclaration =>
  preparationJob(parts, {
    ...homeworkDownload,
    leaseSeconds,
    make: async ({ homework, format, withAnswers, look }, making) => {
      const { bank, database, papers, texts } = parts;
      const { signal, report, folder, language } = making;
      const taken = new Map<string, number>();
      const sheets: { name: string; content: Buffer }[] = [];
      for (const [at, one] of homework.entries()) {
        const paper = await database.read(making.actor, (db) => paperOf(db, bank, one, { language, withAnswers }));
        // a sheet with answers is never mistaken for the one of students
        const title = nameOf(paper, taken);
        const name = withAnswers ? texts.say(language, 'work.download.withAnswers', { name: title }) : title;
        // files beside an answer card are downloaded from their own page
        if (paper.questions.length === 0) continue;
        const progress = (share: number) => report((at + share) / homework.length);
        const bytes = await papers.write({ ...paper, ...(look && { look }) }, format, { signal, progress });
        sheets.push({ name: `${name}.${format}`, content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) });
      }
      const [first] = sheets;
      if (!first) throw invalid('work.error.empty');
      const path = join(folder, 'written');
      await writeFile(path, sheets.length === 1 ? first.content : storedZip(sheets));
      if (sheets.length === 1) return { path, name: first.name, group: 'attachments' };
      const archive = texts.say(language, 'work.download.archive', { count: sheets.length });
      return { path, name: `${archive}.zip`, group: 'papers' };
    },
  });

/** Names of files in an archive: none twice. */
function nameOf({ title }: Paper, taken: Map<string, number>): string {
  const name = fileNameOf(title);
  const times = (taken.get(name) ?? 0) + 1;
  taken.set(name, times);
  return times === 1 ? name : `${name} (${times})`;
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { isInGroup } from 'edutech/core/common/files/file-groups';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { preparationJob } from '../../kit/server/prepared/prepare-file';
import type { Texts } from 'edutech/core/server/texts';
import type { QuestionBank } from '../../api/bank';
import { exportFormats } from '../../model/formats';
import { mediumOf } from '../importing/papers';
import { Asked, readAsked } from './asked';
import type { QuestionWriter } from './writer';

const Exported = Type.Object({
  title: Type.String(),
  format: Type.Enum([...exportFormats]),
  withAnswers: Type.Boolean(),
  look: Type.Optional(SheetLook),
  questions: Type.Array(Asked),
});

/** What a file of questions is made of, as its asker may have it. */
export const questionExport = { name: 'questions.export', payload: Exported };

interface Parts {
  readonly database: Database;
  readonly files: Files;
  readonly bank: QuestionBank<Db>;
  readonly texts: Texts;
  readonly writers: readonly QuestionWriter[];
}

/** A paper may take its formulas half a minute and its pages another. */
const leaseSeconds = 300;
/** Writes questions into a file for whoever has asked for it. */
export const exportJob = (parts: Parts): JobDeclaration =>
  preparationJob(parts, {
    ...questionExport,
    leaseSeconds,
    make: async ({ title, format, withAnswers, look, questions }, { actor, signal, folder, language, report }) => {
      const { database, files, texts, writers } = parts;
      const writer = writers.find((one) => one.format === format);
      if (!writer) throw new Error(`Nothing writes questions in the format "${format}".`);
      const written = await writer.write(
        await readAsked(parts.bank, questions, (reading) => database.read(actor, reading)),
        {
          title,
          language,
          answers: withAnswers ? 'after' : 'none',
          ...(look && { look }),
          medium: mediumOf(database, files, actor),
          progress: report,
          signal,
        },
      );
      const path = join(folder, 'written');
      await writeFile(path, written.bytes);
      const name = `${title}.${written.ext}`;
      return {
        path,
        name,
        group: isInGroup(name, 'papers') ? 'papers' : 'attachments',
        notes: written.losses.flatMap(({ id, key, fields = [null] }) =>
          fields.map((field) => {
            const params: Record<string, string> =
              field === null ? {} : { field: texts.say(language, `questions.write.field.${field}`) };
            return { about: id, message: texts.say(language, key, params) };
          }),
        ),
      };
    },
  });

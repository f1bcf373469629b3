import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { invalid } from 'edutech/core/common/errors';
import { Id } from 'edutech/core/common/wire/kinds';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { PaperQuestion, QuestionPapers } from 'edutech/plugins/questions/api';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { preparationJob } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import { selectItems } from '../items/items.queries';
import { versionOf } from '../items/present-item';
import type { Parts } from '../parts';
import { selectHintsOf } from './set.queries';

/** The own set as a paper. */
export const setExport = {
  name: 'coach.export',
  payload: Type.Object({
    schoolId: Id,
    itemIds: Type.Array(Id),
    format: Type.Enum(['docx', 'pdf']),
    withHints: Type.Boolean(),
  }),
};

interface ExportParts extends Pick<Parts, 'bank' | 'database' | 'files' | 'texts'> {
  readonly papers: QuestionPapers;
}

export const setExportJob = (parts: ExportParts): JobDeclaration =>
  preparationJob(parts, {
    ...setExport,
    leaseSeconds: 300,
    make: async ({ schoolId, itemIds, format, withHints }, { actor, signal, report, folder, language }) => {
      const { bank, database, papers, texts } = parts;
      const questions = await database.read(actor, async (db): Promise<PaperQuestion[]> => {
        const items = await selectItems(db, schoolId, itemIds, language);
        const versions = items.flatMap((item) => versionOf(item) ?? []);
        const [bodies, keys, hints] = await Promise.all([
          bank.bodies(db, versions),
          bank.keys(db, versions),
          withHints ? selectHintsOf(db, schoolId, itemIds) : [],
        ]);
        return itemIds.flatMap((itemId) => {
          const version = items.flatMap((item) => (item.id === itemId ? (versionOf(item) ?? []) : []))[0];
          const body = version && bodies.get(versionKey(version));
          if (!body) return [];
          const analysis = hints.filter((hint) => hint.itemId === itemId).flatMap(({ content }) => content as Content);
          const key = keys.get(versionKey(version)) ?? { answer: [] };
          return [{ id: itemId, body, key: analysis.length > 0 ? { ...key, analysis } : key }];
        });
      });
      if (questions.length === 0) throw invalid('coach.error.noItem');
      const title = texts.say(language, 'coach.sheet.set');
      const bytes = await papers.write(
        { title, language, answers: withHints ? 'beneath' : 'none', questions },
        format,
        {
          signal,
          progress: report,
        },
      );
      const path = join(folder, 'written');
      await writeFile(path, bytes);
      return { path, name: `${title}.${format}`, group: 'attachments' };
    },
  });

import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import { prepareFile } from '../../kit/server/prepared/prepare-file';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../api';
import { rightsOn } from '../../model/rights';
import { selectExportable, selectPointLinks } from '../browsing/lines.queries';
import { questionExport } from './export.job';

interface Parts {
  readonly jobs: Jobs;
  readonly textbooks: Textbooks;
}

export const exportQuestions =
  ({ jobs, textbooks }: Parts): Handler<typeof api.exportQuestions> =>
  async (call) => {
    const { db, actor, input, language } = call;
    const rows = await selectExportable(db, actor, input.ids);
    if (rows.length !== input.ids.length) throw notFound('questions.error.notFound');
    const links = await selectPointLinks(db, input.ids);
    const points = await textbooks.points(db, [...new Set(links.map(({ pointId }) => pointId))], language);
    const tagsOf = (id: Id) =>
      links
        .filter(({ questionId }) => questionId === id)
        .map(({ pointId }) => points.get(pointId)?.path.at(-1)?.name ?? '')
        .filter((tag) => tag !== '');
    const mayTell = (source: (typeof rows)[number]['source'], isOwn: boolean) =>
      rightsOn(actor, { source, isOwn, wanted: null, isRemoved: false, hasSchool: true }).analysis;
    return prepareFile(jobs, call, questionExport, {
      title: input.title.trim(),
      format: input.format,
      withAnswers: input.withAnswers,
      ...(input.look && { look: input.look }),
      questions: rows.map(({ id, version, difficulty, source, isOwn }) => ({
        id,
        version,
        difficulty,
        isTold: input.withAnswers && mayTell(source, isOwn),
        tags: tagsOf(id),
      })),
    });
  };

import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import { prepareFile } from '../../kit/server/prepared/prepare-file';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../api';
import type { QuestionBank } from '../../api/bank';
import { selectPointLinks } from '../browsing/lines.queries';
import { ownMedia } from '../browsing/media';
import { namesPictures, pagesIn } from '../importing/papers';
import { askedBy, readAsked } from './asked';
import { questionExport } from './export.job';
import type { QuestionWriter } from './writer';

interface Parts {
  readonly jobs: Jobs;
  readonly textbooks: Textbooks;
}

export const exportQuestions =
  ({ jobs, textbooks }: Parts): Handler<typeof api.exportQuestions> =>
  async (call) => {
    const { db, actor, input, language } = call;
    const asked = await askedBy(db, actor, input);
    const links = await selectPointLinks(db, input.ids);
    const points = await textbooks.points(db, [...new Set(links.map(({ pointId }) => pointId))], language);
    const tagsOf = (id: Id) =>
      links
        .filter(({ questionId }) => questionId === id)
        .map(({ pointId }) => points.get(pointId)?.path.at(-1)?.name ?? '')
        .filter((tag) => tag !== '');
    return prepareFile(jobs, call, questionExport, {
      title: input.title.trim(),
      format: input.format,
      withAnswers: input.withAnswers,
      ...(input.look && { look: input.look }),
      questions: asked.map((one) => ({ ...one, tags: tagsOf(one.id) })),
    });
  };

interface PageParts {
  readonly bank: QuestionBank<Db>;
  readonly files: Files;
  readonly writers: readonly QuestionWriter[];
}

/** Pages are laid out while one waits: formulas that were set before cost nothing, so that it takes a tenth of a second. */
export const paperPages =
  ({ bank, files, writers }: PageParts): Handler<typeof api.paperPages> =>
  async ({ db, actor, input, language }) => {
    const { title, withAnswers, look } = input;
    const writer = writers.find(({ format }) => format === 'pages');
    if (!writer) throw new Error('Nothing lays out pages.');
    const questions = await readAsked(bank, await askedBy(db, actor, input), (reading) => reading(db));
    const answers = withAnswers ? 'after' : 'none';
    const pages = pagesIn((await writer.write(questions, { title, language, answers, look, ...namesPictures })).bytes);
    const pictures = pages.flatMap(({ inks }) =>
      inks.flatMap((ink) => (ink.kind === 'picture' ? [ink.file as Id] : [])),
    );
    return { pages, media: await ownMedia(db, files, actor, [...new Set(pictures)]) };
  };

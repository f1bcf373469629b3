import { notFound } from 'edutech/core/common/errors';
import { isInGroup } from 'edutech/core/common/files/file-groups';
import type { Id } from 'edutech/core/common/ids';
import { writtenFile } from 'edutech/core/server/files/contents/written-file';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type { Texts } from 'edutech/core/server/texts';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../api';
import { rightsOn } from '../../model/rights';
import { selectKeys } from '../browsing/detail.queries';
import { selectLines, selectPointLinks, selectReadable } from '../browsing/lines.queries';
import { mediumOf } from './papers';
import type { QuestionWriter, WrittenQuestion } from './writer';

interface Parts {
  readonly files: Files;
  readonly texts: Texts;
  readonly textbooks: Textbooks;
  readonly writers: readonly QuestionWriter[];
}

type Asked = Parameters<Handler<typeof api.exportQuestions>>[0];

/** The questions as a writer wants them, in the order of the ids; answers with those that the caller may see. */
async function questionsOf(call: Asked, textbooks: Textbooks): Promise<WrittenQuestion[]> {
  const { db, actor, input, language } = call;
  const ids = await selectReadable(db, actor, input.ids);
  if (ids.length !== input.ids.length) throw notFound('questions.error.notFound');
  const rows = await selectLines(db, ids, actor, language);
  const keys = input.withAnswers ? await selectKeys(db, ids, undefined, actor) : [];
  const told = new Map(
    keys
      .filter(
        ({ source, isOwn }) =>
          rightsOn(actor, { source, isOwn, wanted: null, isRemoved: false, hasSchool: true }).analysis,
      )
      .map(({ id, key }) => [id, key]),
  );
  const links = await selectPointLinks(db, ids);
  const points = await textbooks.points(db, [...new Set(links.map(({ pointId }) => pointId))], language);
  const tagsOf = (id: Id) =>
    links.flatMap(({ questionId, pointId }) =>
      questionId === id ? [points.get(pointId)?.path.at(-1)?.name ?? ''] : [],
    );
  return rows.map(({ id, body, difficulty }) => ({
    id,
    body,
    key: told.get(id) ?? {},
    difficulty,
    tags: tagsOf(id).filter((tag) => tag !== ''),
  }));
}

export const exportQuestions =
  ({ files, texts, textbooks, writers }: Parts): Handler<typeof api.exportQuestions> =>
  async (call) => {
    const { db, actor, input, language } = call;
    const writer = writers.find(({ format }) => format === input.format);
    if (!writer) throw new Error(`Nothing writes questions in the format "${input.format}".`);
    const title = input.title.trim();
    const options = { title, language, withAnswers: input.withAnswers, medium: mediumOf(db, files) };
    const named = (fields: readonly string[]) =>
      fields.map((field) => texts.say(language, `questions.write.field.${field}`)).join(language === 'en' ? ', ' : '、');
    const { bytes, ext, losses } = await writer.write(await questionsOf(call, textbooks), options);
    const name = `${title}.${ext}`;
    const group = isInGroup(name, 'papers') ? 'papers' : 'attachments';
    return {
      ...(await writtenFile(db, files, actor, { name, bytes, group })),
      losses: losses.map(({ id, key, fields }) => ({ id, message: texts.say(language, key, { fields: named(fields) }) })),
    };
  };

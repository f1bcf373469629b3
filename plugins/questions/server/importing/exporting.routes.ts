import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { notFound } from 'edutech/core/common/errors';
import { isInGroup } from 'edutech/core/common/files/file-groups';
import type { Id } from 'edutech/core/common/ids';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/plugin';
import type { Texts } from 'edutech/core/server/texts';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../api';
import { rightsOn } from '../../model/rights';
import { selectKeys } from '../reading/detail.queries';
import { selectLines, selectPointLinks, selectReadable } from '../reading/lines.queries';
import type { QuestionWriter, WrittenQuestion, WriteOptions } from './writer';

interface Parts {
  readonly files: Files;
  readonly texts: Texts;
  readonly textbooks: Textbooks;
  readonly writers: readonly QuestionWriter[];
}

/** What is written is fetched at once; the rest is for a slow line. */
const keptMilliseconds = 3_600_000;

type Asked = Parameters<Handler<typeof api.exportQuestions>>[0];

/** The questions as a writer wants them, in the order of the ids; answers with those that the caller may see. */
async function questionsOf(call: Asked, textbooks: Textbooks): Promise<WrittenQuestion[]> {
  const { db, actor, input, language } = call;
  const ids = await selectReadable(db, actor, input.ids);
  if (ids.length !== input.ids.length) throw notFound('questions.error.notFound');
  const rows = await selectLines(db, ids, actor, language);
  const keys = input.withanswers ? await selectKeys(db, ids, undefined, actor) : [];
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

const mediumOf =
  ({ db }: Asked, files: Files): WriteOptions['medium'] =>
  async (id) => {
    const file = (await files.findMany(db, [id])).get(id);
    if (!file) return null;
    const { name, mime, ext } = file;
    return { name, mime, ext, bytes: await buffer(await files.open(file)) };
  };

export const exportQuestions =
  ({ files, texts, textbooks, writers }: Parts): Handler<typeof api.exportQuestions> =>
  async (call) => {
    const { db, actor, input, language } = call;
    const writer = writers.find(({ format }) => format === input.format);
    if (!writer) throw new Error(`Nothing writes questions in the format "${input.format}".`);
    const title = input.title.trim();
    const options = { title, language, withAnswers: input.withanswers, medium: mediumOf(call, files) };
    const { bytes, ext, losses } = await writer.write(await questionsOf(call, textbooks), options);
    const folder = await mkdtemp(join(tmpdir(), 'edutech-export-'));
    try {
      const path = join(folder, `questions.${ext}`);
      await writeFile(path, bytes);
      const owner = { personId: actor.personId, schoolId: actor.schoolId, keptFor: keptMilliseconds };
      const name = `${title}.${ext}`;
      const file = await files.store(db, { path, name }, isInGroup(name, 'papers') ? 'papers' : 'attachments', owner);
      return {
        address: files.ticketAddress(file, 'download', actor.sessionId),
        name: file.name,
        bytes: file.bytes,
        losses: losses.map(({ id, key }) => ({ id, message: texts.say(language, key) })),
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

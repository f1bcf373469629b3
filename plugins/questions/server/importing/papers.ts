import { buffer } from 'node:stream/consumers';
import { asSystem, type SystemActor } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import type { Paper, QuestionPapers } from '../../api/papers';
import type { WrittenFormat } from '../../model/formats';
import type { QuestionWriter, WriteOptions } from '../exporting/writer';

/** Files of questions, as writers ask for them. */
export const mediumOf =
  (database: Database, files: Files, actor: SystemActor): WriteOptions['medium'] =>
  async (id) => {
    const file = (await database.read(actor, (db) => files.findMany(db, [id]))).get(id);
    if (!file) return null;
    const { name, mime, ext } = file;
    return { name, mime, ext, bytes: await buffer(await files.open(file)) };
  };

const system = asSystem('pictures of a paper that another area writes');

/** The writers of Word, PDF and pages for other areas. */
export function questionPapers(database: Database, files: Files, writers: readonly QuestionWriter[]): QuestionPapers {
  const written = async (
    { questions, ...paper }: Paper,
    format: WrittenFormat,
    options: Pick<WriteOptions, 'medium' | 'progress' | 'signal'>,
  ) => {
    const writer = writers.find((one) => one.format === format);
    if (!writer) throw new Error(`Nothing writes papers as "${format}".`);
    // what a paper does not print
    const plain = questions.map((one) => ({ ...one, difficulty: 3 as const, tags: [] }));
    return (await writer.write(plain, { ...paper, ...options })).bytes;
  };
  return {
    write: (paper, format, { signal, progress }) =>
      written(paper, format, { medium: mediumOf(database, files, system), signal, progress }),
    pages: async (paper) => pagesIn(await written(paper, 'pages', namesPictures)),
  };
}

/** Pages name their pictures and do not hold them. */
export const namesPictures: Pick<WriteOptions, 'medium'> = { medium: async () => null };

/** What the writer of pages has written. */
export const pagesIn = (bytes: Uint8Array): Page[] => JSON.parse(Buffer.from(bytes).toString()) as Page[];

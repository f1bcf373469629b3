import { buffer } from 'node:stream/consumers';
import { asSystem, type SystemActor } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionPapers } from '../../api/papers';
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

/** The writers of Word and PDF for other areas. */
export const questionPapers = (
  database: Database,
  files: Files,
  writers: readonly QuestionWriter[],
): QuestionPapers => ({
  write: async ({ questions, ...paper }, format, { signal, progress }) => {
    const writer = writers.find((one) => one.format === format);
    if (!writer) throw new Error(`Nothing writes papers as "${format}".`);
    // what a paper does not print
    const written = questions.map((one) => ({ ...one, difficulty: 3 as const, tags: [] }));
    const options = { ...paper, medium: mediumOf(database, files, system), signal, progress };
    return (await writer.write(written, options)).bytes;
  },
});

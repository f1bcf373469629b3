import { buffer } from 'node:stream/consumers';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionPapers } from '../../api/papers';
import type { QuestionWriter, WriteOptions } from './writer';

/** Files of questions, as writers ask for them. */
export const mediumOf =
  (db: Db, files: Files): WriteOptions['medium'] =>
  async (id) => {
    const file = (await files.findMany(db, [id])).get(id);
    if (!file) return null;
    const { name, mime, ext } = file;
    return { name, mime, ext, bytes: await buffer(await files.open(file)) };
  };

/** The writers of Word and PDF for other areas. */
export const questionPapers = (files: Files, writers: readonly QuestionWriter[]): QuestionPapers<Db> => ({
  write: async (db, { questions, ...options }, format) => {
    const writer = writers.find((one) => one.format === format);
    if (!writer) throw new Error(`Nothing writes papers as "${format}".`);
    // what a paper does not print
    const written = questions.map((one) => ({ ...one, difficulty: 3 as const, tags: [] }));
    return (await writer.write(written, { ...options, medium: mediumOf(db, files) })).bytes;
  },
});

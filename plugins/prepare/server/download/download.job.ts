import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Type from 'typebox';
import type { Language } from 'edutech/core/common/languages';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { Texts } from 'edutech/core/server/texts';
import { storedZip } from 'edutech/core/server/zip/stored-zip';
import type { PaperWriting, QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { fileNameOf } from 'edutech/plugins/questions/kit/server/prepared/file-name';
import { type Making, preparationJob } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type { ExerciseKey } from '../exercises/exercises.queries';
import { paperOf } from '../exercises/sheet';
import { selectMaterials } from '../materials/materials.queries';
import { selectExercisesOf } from '../plans/beside.queries';
import { selectPlanOf } from '../plans/plans.queries';
import { planFile } from './plan-file';

const Key = Type.Object({ schoolId: Id, id: Id });

/** What files are made of, as their asker may have them: an exercise, or a plan (an archive, where `withAll`). */
export const preparationDownload = {
  name: 'prepare.download',
  payload: Type.Object({
    exercise: Maybe(Type.Object({ key: Key, format: Type.Enum(['docx', 'pdf']), withAnswers: Type.Boolean() })),
    plan: Maybe(Type.Object({ key: Key, withAll: Type.Boolean() })),
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
/** Bytes of files in an archive, which is made in memory: more than that is fetched one by one. */
const mostPacked = 100_000_000;
const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

interface MadePart {
  readonly name: string;
  readonly content: Buffer;
}

/** Writes plans and exercises as files, for whoever has asked for them. */
export const downloadJob = (parts: Parts): JobDeclaration =>
  preparationJob(parts, {
    ...preparationDownload,
    leaseSeconds,
    make: async ({ exercise, plan }, making) => {
      const { signal, report, folder } = making;
      const path = join(folder, 'written');
      const writing: PaperWriting = { signal, progress: report };
      if (exercise) {
        const { key, format, withAnswers } = exercise;
        const { name, content } = await writeExercise(parts, making, key, { format, withAnswers, writing });
        await writeFile(path, content);
        return { path, name, group: 'attachments' };
      }
      const { key, withAll } = plan!;
      const made = await writePlan(parts, making, key);
      if (!withAll) {
        await writeFile(path, made.content);
        return { path, name: made.name, group: 'attachments' };
      }
      const pack = [made, ...(await beside(parts, making, key, writing))];
      await writeFile(path, storedZip(pack));
      return { path, name: made.name.replace(/docx$/, 'zip'), group: 'papers' };
    },
  });

async function writePlan({ database, texts }: Parts, { actor, language }: Making, key: ExerciseKey): Promise<MadePart> {
  const plan = await database.read(actor, (db) => selectPlanOf(db, key, language));
  const say = sayIn(texts, language);
  const info = [plan.grade, plan.subject, plan.owner].join('　');
  return { name: `${fileNameOf(plan.title)}.docx`, content: bufferOf(planFile(plan.content, { info, say })) };
}

const sayIn = (texts: Texts, language: Language) => (key: string, values?: Record<string, string | number>) =>
  texts.say(language, `prepare.${key}`, values);

interface ExerciseWish {
  readonly format: 'docx' | 'pdf';
  readonly withAnswers: boolean;
  readonly writing: PaperWriting;
}

async function writeExercise(
  { bank, database, papers, texts }: Parts,
  { actor, language }: Making,
  key: ExerciseKey,
  { format, withAnswers, writing }: ExerciseWish,
): Promise<MadePart> {
  const paper = await database.read(actor, (db) => paperOf(db, bank, key, { language, withAnswers }));
  const title = fileNameOf(paper.title);
  const name = withAnswers ? texts.say(language, 'prepare.file.withAnswers', { name: title }) : title;
  return { name: `${name}.${format}`, content: bufferOf(await papers.write(paper, format, writing)) };
}

/** What else lies in the archive of a plan: its exercises, with and without answers, its own files, a list of what stands beside it. */
async function beside(parts: Parts, making: Making, key: ExerciseKey, writing: PaperWriting): Promise<MadePart[]> {
  const { database, texts } = parts;
  const { actor, language } = making;
  const [exercises, materials] = await database.read(actor, async (db) => [
    await selectExercisesOf(db, key),
    await selectMaterials(db, key),
  ]);
  const made: MadePart[] = [];
  for (const [at, { id }] of exercises.entries()) {
    const own = { schoolId: key.schoolId, id };
    for (const withAnswers of [false, true]) {
      const { name, content } = await writeExercise(parts, making, own, { format: 'docx', withAnswers, writing });
      // two exercises may have one title
      made.push({ name: `${at + 1} ${name}`, content });
    }
  }
  const packed = await filesOf(parts, making, materials);
  made.push(...packed.map(({ part }) => part));
  const listed = materials.filter(({ id }) => !packed.some((one) => one.id === id));
  if (listed.length > 0) {
    const lines = listed.map(({ title, address }) => [title, address].filter(Boolean).join('\t'));
    made.push({
      name: `${texts.say(language, 'prepare.file.materials')}.txt`,
      content: Buffer.from(`${lines.join('\r\n')}\r\n`),
    });
  }
  return made;
}

interface FileMaterial {
  readonly id: string;
  readonly title: string;
  readonly fileId: string | null;
}

/** Slides and other files of the plan, as long as they fit; which they do not is in the list. */
async function filesOf({ database, files }: Parts, { actor }: Making, materials: readonly FileMaterial[]) {
  const ids = materials.flatMap(({ fileId }) => fileId ?? []);
  const found = await database.read(actor, (db) => files.findMany(db, ids));
  const packed: { readonly id: string; readonly part: MadePart }[] = [];
  const names = new Set<string>();
  let left = mostPacked;
  for (const { id, title, fileId } of materials) {
    const file = fileId === null ? undefined : found.get(fileId);
    if (!file || file.bytes > left) continue;
    left -= file.bytes;
    const base = fileNameOf(title).replace(new RegExp(`\\.${file.ext}$`, 'i'), '');
    // two files may have one title
    const name = names.has(`${base}.${file.ext}`) ? `${base} ${packed.length + 1}.${file.ext}` : `${base}.${file.ext}`;
    names.add(name);
    packed.push({ id, part: { name, content: await buffer(await files.open(file)) } });
  }
  return packed;
}

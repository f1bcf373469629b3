import { AppError, conflict, invalid, wireCodes } from 'edutech/core/common/errors';
import { extensionOf, isInGroup } from 'edutech/core/common/files/file-groups';
import { type Id, newId } from 'edutech/core/common/ids';
import { filesOfBody, filesOfKey } from 'edutech/core/common/question/walk-body';
import { bankSources } from 'edutech/core/common/teaching/sources';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Files, StoredFile } from 'edutech/core/server/files/files';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { Call, Handler } from 'edutech/core/server/plugin';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import type { ImportItem } from '../../api/importing';
import type { ImportFormat } from '../../model/formats';
import { answersByNumber, keyFromText, mergeReadings, splitReading, withType } from '../../model/import-edits';
import { mediaOf } from '../reading/media';
import {
  deleteItem,
  insertRun,
  type ItemRow,
  lockOwnRun,
  type RunRow,
  selectItems,
  selectOwnRun,
  selectRunLines,
  touchRun,
  upsertItem,
} from './import.queries';
import { readPaperJob } from './read-paper.job';
import type { ReadProblem } from './reader';

export interface ImportParts {
  readonly files: Files;
  readonly jobs: Jobs;
  readonly texts: Texts;
}

/** Largest file that is read. */
const megabytes = 50;

const formatOfExt: Readonly<Record<string, ImportFormat>> = {
  docx: 'docx',
  xlsx: 'xlsx',
  gift: 'gift',
  txt: 'gift',
  zip: 'qti',
  xml: 'moodle',
};

/** An XML that names the standard of test questions is of it; others are quizzes of Moodle. */
async function formatOf(files: Files, file: StoredFile): Promise<ImportFormat> {
  const format = formatOfExt[extensionOf(file.name)]!;
  if (format !== 'moodle') return format;
  const beginning: Buffer[] = [];
  for await (const chunk of await files.open(file, { start: 0, end: Math.min(file.bytes, 4096) - 1 }))
    beginning.push(chunk as Buffer);
  return /imsqti|qti-assessment/i.test(Buffer.concat(beginning).toString('latin1')) ? 'qti' : 'moodle';
}

export const startImport =
  ({ files, jobs }: ImportParts): Handler<typeof api.startImport> =>
  async ({ db, actor, input, now }) => {
    const [file] = await files.keep(db, [input.fileid], actor.personId);
    if (!file || !isInGroup(file.name, 'papers')) throw invalid('questions.error.wrongFormat');
    if (file.bytes > megabytes * 1_048_576)
      throw new AppError('questions.error.paperTooLarge', wireCodes.tooLarge, { megabytes });
    const format = input.format === 'auto' ? await formatOf(files, file) : input.format;
    const { schoolId, personId: ownerPersonId } = actor;
    const run = { id: newId(now.getTime()), schoolId, ownerPersonId, fileId: file.id, format };
    await insertRun(db, run, now);
    const jobid = await jobs.add(db, readPaperJob, { importid: run.id }, { by: actor.personId });
    return { importid: run.id, jobid };
  };

const linesOf = async ({ db, actor, language }: Asked, texts: Texts, id: Id | null) =>
  (await selectRunLines(db, actor.personId, id)).map(({ time, reason, ...row }) => ({
    ...row,
    reason: reason === '' ? '' : texts.say(language, reason),
    time: time.toISOString(),
  }));

export const listImports =
  ({ texts }: ImportParts): Handler<typeof api.listImports> =>
  (call) =>
    linesOf(call, texts, null);

type Asked = Call<unknown, SignedIn>;

const problemsOf = ({ language }: Asked, texts: Texts, problems: readonly ReadProblem[]) =>
  problems.map(({ key, params, page, line, text }) => ({
    message: texts.say(language, key, params),
    page,
    line,
    text,
  }));

const itemOf = (call: Asked, texts: Texts, row: ItemRow): ImportItem => ({
  itemid: row.id,
  number: row.number,
  section: row.section,
  page: row.page,
  body: row.body,
  key: row.key,
  confidence: row.confidence,
  fields: { ...row.fields },
  problems: problemsOf(call, texts, row.problems),
  source: row.source,
  isleft: row.isLeft,
  questionid: row.questionId,
});

export const getImport =
  ({ files, texts }: ImportParts): Handler<typeof api.getImport> =>
  async (call) => {
    const { db, actor, input } = call;
    const run = await selectOwnRun(db, input.importid, actor.personId);
    const [line] = await linesOf(call, texts, run.id);
    const items = await selectItems(db, run.id);
    const fileIds = [...new Set(items.flatMap(({ body, key }) => [...filesOfBody(body), ...filesOfKey(key)]))];
    const [media] = await mediaOf(db, files, actor, [{ fileIds, source: bankSources.personal }]);
    return {
      ...line!,
      version: run.version,
      title: run.title,
      sections: [...run.sections],
      pages: [...run.pages],
      problems: problemsOf(call, texts, run.problems),
      items: items.map((row) => itemOf(call, texts, row)),
      media: media!,
    };
  };

/** Somebody's own import that was read, as he has seen it. Throws 409 when it was changed since. */
export async function openRun({
  db,
  actor,
  input,
}: Call<{ readonly importid: Id; readonly version: number }, SignedIn>): Promise<{ run: RunRow; items: ItemRow[] }> {
  const run = await lockOwnRun(db, input.importid, actor.personId);
  if (run.version !== input.version || (run.state !== 'read' && run.state !== 'finished'))
    throw conflict('questions.error.importChanged');
  return { run, items: await selectItems(db, run.id) };
}

type Changing = Call<{ readonly importid: Id; readonly version: number }, SignedIn>;

/** Writes changed items, takes others out, and answers both. */
async function write(
  call: Changing,
  texts: Texts,
  run: RunRow,
  { changed, removed = [] }: { readonly changed: readonly ItemRow[]; readonly removed?: readonly Id[] },
) {
  for (const id of removed) await deleteItem(call.db, run.id, id);
  for (const row of changed) await upsertItem(call.db, run.id, row);
  const version = await touchRun(call.db, run.id, call.now);
  return { version, items: changed.map((row) => itemOf(call, texts, row)), removed: [...removed] };
}

/** What somebody has looked at is doubted no more. */
const mended = (row: ItemRow, reading: Pick<ItemRow, 'body' | 'key'>): ItemRow => ({
  ...row,
  ...reading,
  confidence: 1,
  fields: {},
  problems: [],
});

/** An item that waits; throws 404 for one that is not there, or is in the bank already. */
function waitingAt(items: readonly ItemRow[], id: Id): number {
  const at = items.findIndex((row) => row.id === id && row.questionId === null);
  if (at < 0) throw new AppError('questions.error.noImportItem', wireCodes.notFound);
  return at;
}

export const saveImportItem =
  ({ texts }: ImportParts): Handler<typeof api.saveImportItem> =>
  async (call) => {
    const { run, items } = await openRun(call);
    const row = items[waitingAt(items, call.input.itemid)]!;
    return write(call, texts, run, { changed: [mended(row, call.input)] });
  };

export const splitImportItem =
  ({ texts }: ImportParts): Handler<typeof api.splitImportItem> =>
  async (call) => {
    const { input, now } = call;
    const { run, items } = await openRun(call);
    const at = waitingAt(items, input.itemid);
    const row = items[at]!;
    const halves = splitReading(row, input.at === 'block' ? { block: input.index } : { option: input.index });
    if (!halves) throw invalid('questions.error.cannotSplit');
    const next = items[at + 1]?.position ?? row.position + 1;
    const second = { ...row, id: newId(now.getTime()), number: '', position: (row.position + next) / 2 };
    return write(call, texts, run, { changed: [mended(row, halves[0]), mended(second, halves[1])] });
  };

export const mergeImportItems =
  ({ texts }: ImportParts): Handler<typeof api.mergeImportItems> =>
  async (call) => {
    const { run, items } = await openRun(call);
    const at = waitingAt(items, call.input.itemid);
    const row = items[at]!;
    const next = items[at + 1];
    if (!next || next.questionId !== null) throw invalid('questions.error.cannotMerge');
    const source = `${row.source}\n${next.source}`.slice(0, 4000);
    return write(call, texts, run, {
      changed: [{ ...mended(row, mergeReadings(row, next)), source }],
      removed: [next.id],
    });
  };

export const setImportTypes =
  ({ texts }: ImportParts): Handler<typeof api.setImportTypes> =>
  async (call) => {
    const { input } = call;
    const { run, items } = await openRun(call);
    const changed = input.itemids.map((id) => {
      const row = items[waitingAt(items, id)]!;
      return { ...row, ...withType(row, input.type) };
    });
    return write(call, texts, run, { changed });
  };

export const answerImport =
  ({ texts }: ImportParts): Handler<typeof api.answerImport> =>
  async (call) => {
    const { run, items } = await openRun(call);
    const unfit: string[] = [];
    const changed: ItemRow[] = [];
    for (const [number, text] of answersByNumber(call.input.text)) {
      const row = items.find((one) => one.questionId === null && one.number === number);
      const key = row && keyFromText(row, text);
      if (row && key) changed.push({ ...row, key, fields: { ...row.fields, answer: 1 } });
      else unfit.push(`${number}. ${text}`.slice(0, 80));
    }
    return { ...(await write(call, texts, run, { changed })), unfit };
  };

export const leaveImportItems =
  ({ texts }: ImportParts): Handler<typeof api.leaveImportItems> =>
  async (call) => {
    const { input } = call;
    const { run, items } = await openRun(call);
    const changed = input.itemids.map((id) => ({ ...items[waitingAt(items, id)]!, isLeft: input.left }));
    return write(call, texts, run, { changed });
  };

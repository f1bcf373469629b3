import { AppError, conflict, invalid, wireCodes } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call, Handler } from 'edutech/core/server/call';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import {
  answersByNumber,
  keyFromText,
  mergeReadings,
  numberAfter,
  splitReading,
  withType,
} from '../../model/importing/import-edits';
import { deleteChange, hasChanges, insertChange, selectLastChange } from './import-changes.queries';
import { deleteItem, type ItemRow, lockOwnRun, type RunRow, selectItems, touchRun, upsertItem } from './import.queries';
import type { ReadField } from './reader';
import { presentItem } from './present-import';

/** The actor's own import, in the version that they have seen. Throws 409 if it was changed since. */
export async function openRun({
  db,
  actor,
  input,
}: Call<{ readonly importId: Id; readonly version: number }, SignedIn>): Promise<{ run: RunRow; items: ItemRow[] }> {
  const run = await lockOwnRun(db, input.importId, actor.personId);
  if (run.version !== input.version || (run.state !== 'read' && run.state !== 'finished'))
    throw conflict('questions.error.importChanged');
  return { run, items: await selectItems(db, run.id) };
}

type Changing = Call<{ readonly importId: Id; readonly version: number }, SignedIn>;

interface Written {
  readonly changed: readonly ItemRow[];
  readonly removed?: readonly Id[];
}

/** Writes changed items, deletes others, stores the previous state for undo, and returns the new state. */
async function write(
  call: Changing,
  texts: Texts,
  { run, items }: { readonly run: RunRow; readonly items: readonly ItemRow[] },
  { changed, removed = [] }: Written,
) {
  const { db, now } = call;
  const touched = new Set([...changed.map(({ id }) => id), ...removed]);
  const before = items.filter(({ id }) => touched.has(id));
  const known = new Set(before.map(({ id }) => id));
  const added = changed.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  await insertChange(db, run.id, { version: run.version, before, added });
  for (const id of removed) await deleteItem(db, run.id, id);
  for (const row of changed) await upsertItem(db, run.id, row);
  const version = await touchRun(db, run.id, now);
  return { version, items: changed.map((row) => presentItem(call, texts, row)), removed: [...removed], undoable: true };
}

export const undoImport =
  (texts: Texts): Handler<typeof api.undoImport> =>
  async (call) => {
    const { db, now } = call;
    const { run } = await openRun(call);
    const change = await selectLastChange(db, run.id);
    if (!change) throw invalid('questions.error.nothingToUndo');
    for (const id of change.added) await deleteItem(db, run.id, id);
    for (const row of change.before) await upsertItem(db, run.id, row);
    await deleteChange(db, run.id, change.version);
    return {
      version: await touchRun(db, run.id, now),
      items: change.before.map((row) => presentItem(call, texts, row)),
      removed: [...change.added],
      undoable: await hasChanges(db, run.id),
    };
  };

/** Confirms one field: a person has entered it. */
function confirmField(row: ItemRow, field: ReadField): ItemRow {
  const fields = { ...row.fields, [field]: 1 };
  const isAbout = ({ key, params }: ItemRow['problems'][number]) =>
    params?.field === field || (field === 'answer' && (params?.field === 'key' || key === 'questions.read.noAnswer'));
  return {
    ...row,
    fields,
    confidence: Math.min(1, ...Object.values(fields)),
    problems: row.problems.filter((problem) => !isAbout(problem)),
  };
}

/** Confirms an item that a person has checked. */
const confirmItem = (row: ItemRow, reading: Pick<ItemRow, 'body' | 'key'>): ItemRow => ({
  ...row,
  ...reading,
  confidence: 1,
  fields: {},
  problems: [],
});

/** The index of an unsaved item; throws 404 if there is none, or it is in the bank already. */
function waitingAt(items: readonly ItemRow[], id: Id): number {
  const at = items.findIndex((row) => row.id === id && row.questionId === null);
  if (at < 0) throw new AppError('questions.error.noImportItem', wireCodes.notFound);
  return at;
}

export const saveImportItem =
  (texts: Texts): Handler<typeof api.saveImportItem> =>
  async (call) => {
    const opened = await openRun(call);
    const { items } = opened;
    const row = items[waitingAt(items, call.input.itemId)]!;
    return write(call, texts, opened, { changed: [confirmItem(row, call.input)] });
  };

export const splitImportItem =
  (texts: Texts): Handler<typeof api.splitImportItem> =>
  async (call) => {
    const { input, now } = call;
    const opened = await openRun(call);
    const { items } = opened;
    const at = waitingAt(items, input.itemId);
    const row = items[at]!;
    const halves = splitReading(row, input.at === 'block' ? { block: input.index } : { option: input.index });
    if (!halves) throw invalid('questions.error.cannotSplit');
    const next = items[at + 1]?.position ?? row.position + 1;
    const number = numberAfter(
      row.number,
      items.map((one) => one.number),
    );
    const second = { ...row, id: newId(now.getTime()), number, position: (row.position + next) / 2 };
    return write(call, texts, opened, { changed: [confirmItem(row, halves[0]), confirmItem(second, halves[1])] });
  };

export const mergeImportItems =
  (texts: Texts): Handler<typeof api.mergeImportItems> =>
  async (call) => {
    const opened = await openRun(call);
    const { items } = opened;
    const at = waitingAt(items, call.input.itemId);
    const row = items[at]!;
    const next = items[at + 1];
    if (!next || next.questionId !== null) throw invalid('questions.error.cannotMerge');
    const merged = mergeReadings(row, next);
    if (!merged) throw invalid('questions.error.mergeLoses');
    const source = `${row.source}\n${next.source}`.slice(0, 4000);
    return write(call, texts, opened, {
      changed: [{ ...confirmItem(row, merged), source }],
      removed: [next.id],
    });
  };

export const setImportTypes =
  (texts: Texts): Handler<typeof api.setImportTypes> =>
  async (call) => {
    const { input } = call;
    const opened = await openRun(call);
    const { items } = opened;
    const changed = input.itemIds.map((id) => {
      const row = items[waitingAt(items, id)]!;
      return confirmField({ ...row, ...withType(row, input.type) }, 'type');
    });
    return write(call, texts, opened, { changed });
  };

export const answerImport =
  (texts: Texts): Handler<typeof api.answerImport> =>
  async (call) => {
    const opened = await openRun(call);
    const { items } = opened;
    const unfit: string[] = [];
    const changed: ItemRow[] = [];
    for (const [number, text] of answersByNumber(call.input.text)) {
      const row = items.find((one) => one.questionId === null && one.number === number);
      const key = row && keyFromText(row, text);
      if (row && key) changed.push(confirmField({ ...row, key }, 'answer'));
      else unfit.push(`${number}. ${text}`.slice(0, 80));
    }
    return { ...(await write(call, texts, opened, { changed })), unfit };
  };

export const leaveImportItems =
  (texts: Texts): Handler<typeof api.leaveImportItems> =>
  async (call) => {
    const { input } = call;
    const opened = await openRun(call);
    const { items } = opened;
    const changed = input.itemIds.map((id) => ({ ...items[waitingAt(items, id)]!, isLeft: input.left }));
    return write(call, texts, opened, { changed });
  };

import * as Y from 'yjs';
import { invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import { mostPhases, type PlanContent, phaseTexts, sections } from '../../model/plan/document';
import { contentOf } from '../../model/plan/shared-plan';
import {
  compact,
  insertChange,
  lockStored,
  selectChanges,
  selectStored,
  type StoredPlan,
  updateChanged,
} from './changes.queries';

/** Single changes that are kept before the document is stored whole. */
const mostChanges = 100;
/** Bytes of a document with its whole history. */
const mostBytes = 2_000_000;
const longest = { title: 200, section: 20_000, phase: 8000 };

interface PlanKey {
  readonly schoolId: Id;
  readonly id: Id;
}

/** What others have written since a revision: single changes, or all that there is. */
async function changesAfter(db: Db, key: PlanKey, stored: StoredPlan, after: number): Promise<Uint8Array[]> {
  const isApart = after >= stored.compactedTo;
  const rows = await selectChanges(db, key, isApart ? after : stored.compactedTo);
  const changes = rows.map(({ change }) => new Uint8Array(change));
  return isApart ? changes : [new Uint8Array(stored.state), ...changes];
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');

/** Changes of a plan after a revision. */
export async function readChanges(db: Db, key: PlanKey, after: number) {
  const stored = await selectStored(db, key);
  const changes = await changesAfter(db, key, stored, after);
  return { revision: stored.revision, changes: changes.map(base64) };
}

interface Change {
  readonly after: number;
  /** An update of Yjs, base64. */
  readonly change: string;
  readonly personId: Id;
  readonly now: Date;
}

/**
 * Writes a change and answers what the writer has not seen; `isNew`: the plan says something else now. A change that came before
 * is done once.
 */
export async function writeChange(db: Db, key: PlanKey, { after, change, personId, now }: Change) {
  const stored = await lockStored(db, key);
  const others = await changesAfter(db, key, stored, after);
  const since = await selectChanges(db, key, stored.compactedTo);
  const doc = new Y.Doc();
  for (const update of [stored.state, ...since.map((row) => row.change)]) Y.applyUpdate(doc, new Uint8Array(update));
  const before = Y.encodeStateAsUpdate(doc);
  const bytes = new Uint8Array(Buffer.from(change, 'base64'));
  try {
    Y.applyUpdate(doc, bytes);
  } catch {
    throw invalid('prepare.error.change');
  }
  const state = Y.encodeStateAsUpdate(doc);
  if (Buffer.compare(before, state) === 0)
    return { isNew: false, revision: stored.revision, changes: others.map(base64) };
  const content = contentOf(doc);
  if (state.length > mostBytes || isTooLong(content)) throw invalid('prepare.error.tooLong');
  const revision = stored.revision + 1;
  await insertChange(db, key, { number: revision, personId, change: bytes, now });
  const title = content.title.trim() || stored.title;
  await updateChanged(db, key, { revision, title, content, personId, now });
  if (revision - stored.compactedTo >= mostChanges) await compact(db, key, state);
  return { isNew: true, revision, changes: others.map(base64) };
}

const isTooLong = ({ title, sections: texts, phases }: PlanContent): boolean =>
  title.length > longest.title ||
  phases.length > mostPhases ||
  sections.some((section) => texts[section].length > longest.section) ||
  phases.some(({ id, ...phase }) => id.length > 40 || phaseTexts.some((text) => phase[text].length > longest.phase));

import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { mergedDelta, peopleOf, placesOf } from '../../../model/rosters/roster-delta';
import type { Db } from 'edutech/core/server/data/db';
import type { JobContext } from 'edutech/core/server/jobs/jobs';
import { personChanged } from 'edutech/core/server/session/sessions';
import { isRefusal } from './refusal';
import { countEffects, type Effect, selectEffects, updateDone, updateEffectsUndone } from '../queries/rows.queries';
import {
  type ImportRow,
  lockImport,
  selectImport,
  updateProgress,
  updateUndoing,
  updateUndone,
} from '../queries/imports.queries';
import { type FoundEffect, findUndoEffects } from '../../undo-effects/undo-effects';
import type { RosterParts } from '../parts';
import { hasStopped, undoingStopped } from './stopped';
import { beyondLimits, type UndoLimits } from './undo-rights';

const rowsPerStep = 1000;

/** For how long an import may be taken back. Milliseconds. */
export const undoMilliseconds = 24 * 3_600_000;

/** Everything that depends on the parts of an import not undone yet, and all that exceeds these limits. */
export async function findImportEffects(
  parts: RosterParts,
  db: Db,
  roster: UndoLimits & { readonly id: Id },
  language: Language,
): Promise<FoundEffect[]> {
  const found: FoundEffect[] = [];
  for await (const effects of effectsOf(db, roster.id))
    found.push(...(await findDeltaEffects(parts, db, roster, effects, language)));
  return found;
}

const findDeltaEffects = async (
  parts: RosterParts,
  db: Db,
  limits: UndoLimits,
  effects: readonly Effect[],
  language: Language,
): Promise<FoundEffect[]> => [
  ...(await findUndoEffects(parts, db, mergedDelta(effects.map(({ delta }) => delta)), language)),
  ...(await beyondLimits(parts, db, limits, effects)),
];

async function* effectsOf(db: Db, id: Id): AsyncGenerator<Effect[]> {
  let before = 2 ** 31 - 1;
  for (;;) {
    const effects = await selectEffects(db, id, { before, limit: 10_000 });
    if (effects.length === 0) return;
    yield effects;
    before = effects.at(-1)!.line;
  }
}

/**
 * Undoes an import, the last rows first, a thousand per transaction. Rows on which something depends are skipped and
 * marked; each step checks again, since people continue to work.
 */
export async function undoImport(parts: RosterParts, id: Id, context: JobContext): Promise<void> {
  const { database, clock, audit, events } = parts;
  const { roster, all } = await database.write(context.actor, async (db) => {
    const found = await lockImport(db, id);
    if (hasStopped(found, undoingStopped)) await updateUndoing(db, id, found.undoPartly);
    return { roster: await selectImport(db, id), all: await countEffects(db, id) };
  });
  if (roster.state !== 'undoing') return;
  let before = 2 ** 31 - 1;
  for (let seen = 0; ; ) {
    const step = await undoSome(parts, roster, before, context, rowsPerStep);
    if (step === null) break;
    before = step.before;
    seen += step.count;
    await database.write(context.actor, (db) => updateProgress(db, id, seen / Math.max(all, 1)));
    await context.heartbeat(Math.min(1, seen / Math.max(all, 1)));
  }
  await database.write(context.actor, async (db) => {
    await updateUndone(db, id, clock.now());
    await audit.record(db, context.actor, {
      act: 'roster.undo',
      objectKind: 'rosterImport',
      objectId: id,
      schoolId: roster.ofSchoolId,
      facts: { kept: await countEffects(db, id) },
    });
    await events.emit(db, { name: personChanged, payload: { personId: null } });
  });
}

/** Some rows in one transaction; if the tables refuse one, fewer are tried, and that row is skipped. */
async function undoSome(
  parts: RosterParts,
  roster: ImportRow,
  before: number,
  context: JobContext,
  limit: number,
): Promise<{ before: number; count: number } | null> {
  try {
    return await parts.database.write(context.actor, (db) => undoStep(parts, db, roster, { before, limit }));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (limit > 1) return undoSome(parts, roster, before, context, Math.ceil(limit / 10));
    return parts.database.write(context.actor, async (db) => {
      const [effect] = await selectEffects(db, roster.id, { before, limit: 1 });
      if (effect) await updateDone(db, roster.id, [effect.line], 'kept');
      return effect ? { before: effect.line, count: 1 } : null;
    });
  }
}

async function undoStep(parts: RosterParts, db: Db, roster: ImportRow, range: { before: number; limit: number }) {
  const { id } = roster;
  const effects = await selectEffects(db, id, range);
  if (effects.length === 0) return null;
  await parts.rosters.hold(db, { change: mergedDelta(effects.map(({ delta }) => delta)) });
  const found = await findDeltaEffects(parts, db, roster, effects, 'zh-CN');
  const people = new Set(found.flatMap(({ personIds }) => personIds));
  const places = new Set(found.flatMap(({ placeIds }) => placeIds));
  const stands = ({ delta }: Effect) =>
    peopleOf(delta).some((person) => people.has(person)) || placesOf(delta).some((place) => places.has(place));
  const [kept, gone] = [effects.filter(stands), effects.filter((effect) => !stands(effect))];
  await parts.rosters.takeBack(db, mergedDelta(gone.map(({ delta }) => delta)), parts.clock.now());
  const lines = (some: readonly Effect[]) => some.map(({ line }) => line);
  await updateEffectsUndone(db, id, lines(gone), parts.clock.now());
  await updateDone(db, id, lines(gone), 'undone');
  await updateDone(db, id, lines(kept), 'kept');
  return { before: effects.at(-1)!.line, count: effects.length };
}

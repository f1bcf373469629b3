import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import type { SystemActor } from 'edutech/core/server/actor';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import {
  deleteUnused,
  failConversion,
  holdUnknown,
  reopenLost,
  selectForgotten,
  selectKnown,
  selectReadyAfter,
} from './conversions.queries';
import type { ConversionParts } from './convert.job';
import type { QueuedConversions } from './queued-conversions';
import { recipeNamed } from './recipes/all-recipes';
import type { Rendition } from './renditions';

const dayMilliseconds = 86_400_000;
/** Attempts over all jobs of a conversion: servers that are restarted end some of them, which is nobody's fault. */
const mostAttempts = 6;
const perStep = 200;

/** Gives conversions without a job a new one; one that was tried often enough, or cancelled, has failed. */
export function resumeConversions(parts: ConversionParts, conversions: QueuedConversions): JobDeclaration {
  return {
    name: 'core.resumeConversions',
    payload: Type.Object({}),
    schedule: '*/5 * * * *',
    run: async (_payload, { actor }) => {
      const { database, clock } = parts;
      const forgotten = await database.read(actor, selectForgotten);
      for (const one of forgotten) {
        await database.write(actor, async (db) => {
          const isHopeless = one.isCancelled || one.attempt >= mostAttempts || !recipeNamed(one.recipe);
          if (isHopeless) await failConversion(db, one, 'gaveUp', clock.now());
          else await conversions.enqueue(db, one);
        });
      }
    },
  };
}

/**
 * Deletes conversions of contents that no file has, renditions without a row, and folders of killed tries. Renditions
 * that are ready but lost (a restored backup leaves them out) are made again.
 */
export function tidyConversions(parts: ConversionParts, conversions: QueuedConversions): JobDeclaration {
  return {
    name: 'core.tidyConversions',
    payload: Type.Object({}),
    schedule: '10 4 * * *',
    leaseSeconds: 300,
    canStop: true,
    run: async (_payload, { actor, heartbeat, signal }) => {
      const beat = async () => {
        signal.throwIfAborted();
        await heartbeat();
      };
      await removeUnused(parts, actor, beat);
      await removeUnknown(parts, actor, beat);
      await remakeLost(parts, conversions, actor, beat);
      await removeOldAttempts(parts);
    },
  };
}

type Beat = () => Promise<void>;

/** Files go before COMMIT: the same content, uploaded meanwhile, is converted anew after it. */
async function removeUnused({ database, renditions }: ConversionParts, actor: SystemActor, beat: Beat) {
  for (;;) {
    const removed = await database.write(actor, async (db) => {
      const gone = await deleteUnused(db, perStep);
      for (const one of gone) await renditions.remove(one);
      return gone.length;
    });
    if (removed < perStep) return;
    await beat();
  }
}

async function removeUnknown({ database, renditions, clock }: ConversionParts, actor: SystemActor, beat: Beat) {
  const removeIfUnknown = (one: Rendition) =>
    database.write(actor, async (db) => {
      if (await holdUnknown(db, one, clock.now())) await renditions.remove(one);
    });
  const check = async (some: readonly Rendition[]) => {
    const rows = await database.read(actor, (db) => selectKnown(db, some));
    const known = new Set(rows.map(({ sha256, recipe }) => `${sha256} ${recipe}`));
    for (const one of some) if (!known.has(`${one.sha256} ${one.recipe}`)) await removeIfUnknown(one);
    await beat();
  };
  let some: Rendition[] = [];
  for await (const one of renditions.all()) {
    some.push(one);
    if (some.length < perStep) continue;
    await check(some);
    some = [];
  }
  if (some.length > 0) await check(some);
}

async function remakeLost(
  { database, renditions, clock }: ConversionParts,
  conversions: QueuedConversions,
  actor: SystemActor,
  beat: Beat,
) {
  let after: Rendition = { sha256: '', recipe: '' };
  for (;;) {
    const ready = await database.read(actor, (db) => selectReadyAfter(db, after, perStep));
    for (const one of ready) {
      if (await renditions.has(one)) continue;
      await database.write(actor, async (db) => {
        const open = await reopenLost(db, one, clock.now());
        if (open) await conversions.enqueue(db, open);
      });
    }
    if (ready.length < perStep) return;
    after = ready.at(-1)!;
    await beat();
  }
}

/** No attempt lasts a day. */
async function removeOldAttempts({ workshop, clock }: ConversionParts) {
  const dayAgo = clock.now().getTime() - dayMilliseconds;
  for (const name of await readdir(workshop).catch(() => [])) {
    const path = join(workshop, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < dayAgo) await rm(path, { recursive: true, force: true });
  }
}

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { newId } from 'edutech/core/common/ids';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Contents } from 'edutech/core/server/files/contents/contents';
import type { JobContext, JobDeclaration } from 'edutech/core/server/jobs/jobs';
import {
  beginAttempt,
  failConversion,
  finishConversion,
  holdOpenConversion,
  type OpenConversion,
} from './conversions.queries';
import type { Programs } from 'edutech/core/server/programs/programs';
import { allRecipes, recipeNamed } from './recipes/all-recipes';
import { ConversionFault, type Made, type Recipe } from './recipes/recipe';
import type { Renditions } from './renditions';

export interface ConversionParts {
  readonly database: Database;
  readonly contents: Contents;
  readonly renditions: Renditions;
  readonly programs: Programs;
  readonly clock: Clock;
  /** Where attempts work, on the same disk as renditions that lie on one. */
  readonly workshop: string;
}

const tries = 3;
/** How often a run that is getting on says so. Milliseconds. */
const saysEvery = 2000;

/** A job for each kind of conversion, so that a process makes one of each kind at a time. */
export function conversionJobs(parts: ConversionParts): JobDeclaration[] {
  const names = [...new Set(allRecipes.map(({ job }) => job))];
  return names.map((name) => ({
    name,
    payload: Type.Object({ sha256: Type.String(), recipe: Type.String() }),
    tries,
    leaseSeconds: Math.max(...allRecipes.filter(({ job }) => job === name).map(({ leaseSeconds }) => leaseSeconds)),
    run: (payload, context) => convert(parts, payload as { sha256: string; recipe: string }, context),
  }));
}

/**
 * Makes one conversion. Every attempt works in a folder of its own, and what it has made takes its place in the
 * transaction that says so: two attempts at once (a lease that ended) do not mix, and a killed one leaves a folder only.
 */
async function convert(
  parts: ConversionParts,
  of: { sha256: string; recipe: string },
  context: JobContext,
): Promise<void> {
  const { database, clock, workshop } = parts;
  const { actor, attempt } = context;
  const recipe = recipeNamed(of.recipe);
  const open = await database.write(actor, (db) => beginAttempt(db, of, clock.now()));
  if (!open || !recipe) return;
  const folder = join(workshop, `${of.sha256.slice(0, 16)}-${of.recipe}-${newId()}`);
  try {
    const made = await attemptIn(folder, parts, { recipe, open }, context);
    await finish(parts, context, { of, folder: join(folder, 'out'), made });
  } catch (error) {
    const isLast = attempt >= tries && !context.signal.aborted;
    const fault = error instanceof ConversionFault ? error.fault : isLast ? 'gaveUp' : null;
    if (fault) await database.write(actor, (db) => failConversion(db, of, fault, clock.now()));
    // a content that cannot be converted is an answer, not a failed job
    if (!(error instanceof ConversionFault)) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function attemptIn(
  folder: string,
  parts: ConversionParts,
  { recipe, open }: { recipe: Recipe; open: OpenConversion },
  { signal, heartbeat }: JobContext,
): Promise<Made> {
  const [out, scratch] = [join(folder, 'out'), join(folder, 'scratch')];
  await mkdir(out, { recursive: true });
  await mkdir(scratch);
  let said = -saysEvery;
  const report = (progress: number) => {
    if (performance.now() - said < saysEvery) return;
    said = performance.now();
    // a heartbeat that cannot be written is missed, and then the lease ends by itself
    void heartbeat(progress).catch(() => undefined);
  };
  return parts.contents.withFile(open.sha256, (source) =>
    recipe.make({ source, ext: open.ext, out, scratch, programs: parts.programs, signal, report }),
  );
}

async function finish(
  { database, renditions, clock }: ConversionParts,
  { actor, signal }: JobContext,
  { of, folder, made }: { of: { sha256: string; recipe: string }; folder: string; made: Made },
): Promise<void> {
  await database.write(actor, async (db) => {
    signal.throwIfAborted();
    if (!(await holdOpenConversion(db, of))) return;
    await renditions.place(of, folder);
    await finishConversion(db, of, { ...made, now: clock.now() });
  });
}

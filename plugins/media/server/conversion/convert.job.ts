import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import Type from 'typebox';
import { newId } from 'edutech/core/common/ids';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Contents } from 'edutech/core/server/files/contents/contents';
import type { JobContext, JobDeclaration, Jobs } from 'edutech/core/server/jobs/jobs';
import {
  beginAttempt,
  failConversion,
  finishConversion,
  holdOpenConversion,
  type OpenConversion,
} from './conversions.queries';
import { enqueueConversion } from './enqueue-conversion';
import type { Programs } from 'edutech/core/server/programs/programs';
import { allRecipes, recipeNamed } from './recipes/all-recipes';
import { ConversionFault, type Made, type Recipe } from './recipes/recipe';
import type { Rendition, Renditions } from './renditions';

export interface ConversionParts {
  readonly database: Database;
  readonly contents: Contents;
  readonly renditions: Renditions;
  readonly programs: Programs;
  readonly clock: Clock;
  /** Where attempts work, on the same disk as renditions that lie on one. */
  readonly workshop: string;
  /** Told when the conversion of a content is over, well or not. Default: nobody. */
  readonly onOver?: (sha256: string) => Promise<void>;
  /** How long a content may take before it goes to those that take long. Default: half a minute. Milliseconds. */
  readonly quickMilliseconds?: number;
}

const tries = 3;
/** Documents that are converted at the same time: two at least, so that nobody waits for one that takes long. */
const quickWorkers = Math.max(2, Math.min(4, Math.floor(availableParallelism() / 2)));
const quickMilliseconds = 30_000;
/** How often a run that is getting on says so. Milliseconds. */
const saysEvery = 2000;

/**
 * A job for each kind of conversion, so that a process makes one of each kind at a time; of kinds that have a job for what takes
 * long, several, each for half a minute.
 */
export function conversionJobs(parts: ConversionParts, jobs: Pick<Jobs, 'add'>): JobDeclaration[] {
  const names = [...new Set(allRecipes.flatMap(({ job, slowJob }) => [job, ...(slowJob ? [slowJob] : [])]))];
  return names.map((name) => {
    const recipes = allRecipes.filter(({ job, slowJob }) => job === name || slowJob === name);
    const isQuick = recipes.some(({ job, slowJob }) => job === name && slowJob !== undefined);
    return {
      name,
      payload: Type.Object({ sha256: Type.String(), recipe: Type.String() }),
      tries,
      leaseSeconds: Math.max(...recipes.map(({ leaseSeconds }) => leaseSeconds)),
      ...(isQuick && { workers: quickWorkers }),
      run: async (payload, context) => {
        const of = payload as Rendition;
        const most = AbortSignal.timeout(parts.quickMilliseconds ?? quickMilliseconds);
        const isOver = await convert(parts, of, context, isQuick ? most : null);
        if (isOver) await parts.onOver?.(of.sha256);
        else await parts.database.write(context.actor, (db) => enqueueConversion(jobs, db, of, 'slow'));
      },
    };
  });
}

/**
 * Makes one conversion. Every attempt works in a folder of its own, and what it has made takes its place in the
 * transaction that says so: two attempts at once (a lease that ended) do not mix, and a killed one leaves a folder only.
 * False: it was ended by `most`, and is to be made where it may take its time.
 */
async function convert(
  parts: ConversionParts,
  of: Rendition,
  context: JobContext,
  most: AbortSignal | null,
): Promise<boolean> {
  const { database, clock, workshop } = parts;
  const { actor, attempt } = context;
  const recipe = recipeNamed(of.recipe);
  const open = await database.write(actor, (db) => beginAttempt(db, of, clock.now()));
  if (!open || !recipe) return true;
  const signal = most ? AbortSignal.any([context.signal, most]) : context.signal;
  const folder = join(workshop, `${of.sha256.slice(0, 16)}-${of.recipe}-${newId()}`);
  try {
    const made = await attemptIn(folder, parts, { recipe, open }, { ...context, signal });
    await finish(parts, context, { of, folder: join(folder, 'out'), made });
    return true;
  } catch (error) {
    if (most?.aborted && !context.signal.aborted && error === most.reason) return false;
    const isLast = attempt >= tries && !context.signal.aborted;
    const fault = error instanceof ConversionFault ? error.fault : isLast ? 'gaveUp' : null;
    if (fault) await database.write(actor, (db) => failConversion(db, of, fault, clock.now()));
    // a content that cannot be converted is an answer, not a failed job
    if (!(error instanceof ConversionFault)) throw error;
    return true;
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
  { of, folder, made }: { of: Rendition; folder: string; made: Made },
): Promise<void> {
  await database.write(actor, async (db) => {
    signal.throwIfAborted();
    if (!(await holdOpenConversion(db, of))) return;
    await renditions.place(of, folder);
    await finishConversion(db, of, { ...made, now: clock.now() });
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Type, { type Static, type TSchema } from 'typebox';
import type { Preparation, PreparedNote } from '../../../api';
import { isAppError } from 'edutech/core/common/errors';
import type { FileGroup } from 'edutech/core/common/files/file-groups';
import { newId } from 'edutech/core/common/ids';
import { languages } from 'edutech/core/common/languages';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import type { Call } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import type { JobContext, JobDeclaration, Jobs } from 'edutech/core/server/jobs/jobs';
import { insertPreparation, updateFault, updatePrepared } from './prepared-files.queries';

/** Whoever asked for a file comes back for it the same day, and can ask again. Milliseconds. */
const keptFor = 86_400_000;

/** A file that was made, in the folder of its run. */
export interface MadeFile {
  readonly path: string;
  /** With its extension. */
  readonly name: string;
  readonly group: FileGroup;
  readonly notes?: readonly PreparedNote[];
}

/** How often a run that is getting on says so. Milliseconds. */
const saysEvery = 500;

/** What a run is given besides its payload. */
export interface Making extends Pick<JobContext, 'actor' | 'signal'> {
  /** 0 to 1, as often as anybody likes. */
  report(share: number): void;
  /** Empty, for this run alone. */
  readonly folder: string;
  readonly language: (typeof languages)[number];
}

export interface PreparationKind<S extends TSchema> {
  /** Plugin id, dot, verb: `questions.export`. */
  readonly name: string;
  readonly payload: S;
  readonly leaseSeconds?: number;
  make(payload: Static<S>, making: Making): Promise<MadeFile>;
}

const Asked = Type.Object({
  id: Id,
  personId: Id,
  schoolId: Maybe(Id),
  language: Type.Enum([...languages]),
  of: Type.Unknown(),
});
type Asked = Static<typeof Asked>;

/**
 * Lets a job make a file for the caller, in his transaction. What he may have is decided before; the job reads as the system what
 * the payload names.
 */
export async function prepareFile<S extends TSchema>(
  jobs: Jobs,
  { db, actor, now, language }: Pick<Call<unknown>, 'db' | 'now' | 'language'> & { readonly actor: Person },
  { name }: Pick<PreparationKind<S>, 'name' | 'payload'>,
  of: Static<S>,
): Promise<Preparation> {
  const id = newId(now.getTime());
  const { personId, schoolId } = actor;
  await insertPreparation(db, id, personId, now);
  const payload: Asked = { id, personId, schoolId, language, of };
  return { id, jobId: await jobs.add(db, name, payload, { by: personId }) };
}

/** Says how far it is now and then; a word that cannot be written is missed, and then the lease ends by itself. */
function reporting(heartbeat: JobContext['heartbeat']): Making['report'] {
  let said = Number.NEGATIVE_INFINITY;
  return (share) => {
    const now = performance.now();
    if (now - said < saysEvery) return;
    said = now;
    void heartbeat(share).catch(() => undefined);
  };
}

interface Person {
  readonly personId: string;
  readonly schoolId: string | null;
}

/** The job that makes such files, and stores each for the person who has asked for it. */
export function preparationJob<S extends TSchema>(
  { database, files }: { readonly database: Database; readonly files: Files },
  { name, payload, leaseSeconds, make }: PreparationKind<S>,
): JobDeclaration {
  return {
    name,
    payload: Type.Object({ ...Asked.properties, of: payload }),
    tries: 2,
    ...(leaseSeconds && { leaseSeconds }),
    run: async (given, { actor, signal, heartbeat }) => {
      const { id, personId, schoolId, language, of } = given as Asked;
      const folder = await mkdtemp(join(tmpdir(), 'edutech-prepared-'));
      try {
        const made = await make(of as Static<S>, { actor, signal, report: reporting(heartbeat), folder, language });
        const { path, name: called, group, notes = [] } = made;
        await database.write(actor, async (db) => {
          const file = await files.store(db, { path, name: called }, group, { personId, schoolId, keptFor });
          await updatePrepared(db, id, file.id, notes);
        });
      } catch (error) {
        // a reason that the asker is told; anything else is tried again
        if (!isAppError(error)) throw error;
        const { key, code, params } = error;
        await database.write(actor, (db) => updateFault(db, id, { key, code, params }));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

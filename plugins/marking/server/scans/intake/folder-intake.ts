import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isInGroup } from 'edutech/core/common/files/file-groups';
import { asSystem } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { FolderFile, FolderIntake } from 'edutech/core/server/operation/folder-intakes';
import type { Project } from '../../scripts/pages.queries';
import { refuseReleasedScans } from '../load-project';
import { addBatch } from './add-batch';
import { selectKnownContents } from './batches.queries';

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly files: Files;
}

const system = asSystem('takes scans out of a folder');

/** Takes scans out of a folder for a project, in its leader's name; a server begins to read them within a minute. */
export const scanIntake = (parts: Parts): FolderIntake => ({
  word: 'scans',
  accepts: (name) => isInGroup(name, 'scans'),
  take: async (projectId, file) => {
    const { database, clock, files } = parts;
    const project = await database.read(system, (db) => selectAnyProject(db, projectId));
    const sha256 = await hashOf(file);
    const isKnown = (db: Db) => selectKnownContents(db, project, [sha256]);
    if ((await database.read(system, isKnown)).size > 0) return false;
    const folder = await mkdtemp(join(tmpdir(), 'edutech-intake-'));
    try {
      // storing takes a file away; this one stays until all is committed
      const path = join(folder, 'scan');
      await copyFile(file.path, path);
      const { schoolId, leaderId } = project;
      return await database.write(system, async (db) => {
        await refuseReleasedScans(db, project);
        const stored = await files.store(db, { path, name: file.name }, 'scans', { personId: leaderId, schoolId });
        return (await addBatch(db, project, [stored], { by: leaderId, now: clock.now() })).batch !== null;
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

const selectAnyProject = (db: Db, projectId: string) =>
  db.one<Project & { readonly leaderId: string }>(
    sql`
    select school_id, id as project_id, exam_id, paper_id, title, leader_id from marking.project where id = ${projectId}`,
    'marking.error.noProject',
  );

async function hashOf({ path }: FolderFile): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

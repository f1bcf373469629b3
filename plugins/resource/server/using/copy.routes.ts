import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { notFound } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import type * as api from '../../api';
import { selectDetail, selectFileIds } from '../browsing/detail.queries';

/** How long a copy stays that nobody keeps. Milliseconds. */
const keptFor = 86_400_000;

interface CopyParts {
  readonly database: Database;
  readonly files: Files;
}

/** Copies the main file of a resource on the server. Equal contents are stored once, so a copy takes a row, not its size. */
export const copyResource =
  ({ database, files }: CopyParts): Handler<typeof api.copyResource> =>
  async ({ actor, input, language }) => {
    const source = await database.read(actor, async (db) => {
      const row = await selectDetail(db, input.id, actor, language);
      const [main] = await selectFileIds(db, row.id);
      if (!main) throw notFound('resource.error.notFound');
      return files.find(db, main);
    });
    const folder = await mkdtemp(join(tmpdir(), 'edutech-copy-'));
    try {
      const path = join(folder, 'copy');
      await pipeline(await files.open(source), createWriteStream(path));
      const owner = { personId: actor.personId, schoolId: actor.schoolId, keptFor };
      const copy = await database.write(actor, (db) => files.store(db, { path, name: source.name }, 'general', owner));
      return { file: copy.id, name: copy.name, mime: copy.mime };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

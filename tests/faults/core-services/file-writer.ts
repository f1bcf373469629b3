import 'reflect-metadata/lite';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from 'edutech/core/common/errors';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { ContentFiles } from 'edutech/core/server/files/content-files';
import { DiskContents } from 'edutech/core/server/files/contents/disk-contents';
import { standardLogger } from 'edutech/core/server/logging/line-logger';
import { PostgresSecrets } from 'edutech/core/server/security/signing/postgres-secrets';
import { deploymentKeyOf } from 'edutech/core/server/security/wrapping/key-file';
import { SignedTickets } from 'edutech/core/server/security/signing/signed-tickets';
import { argument, say } from './child-process';

// Stores pictures of some size into a folder, one after the other, and says what became of each.
const { url, folder, scratch, sizes } = argument<{ url: string; folder: string; scratch: string; sizes: number[] }>();
const database = new PostgresDatabase(url, standardLogger(systemClock, 'json', 'error'));
const secrets = new PostgresSecrets(database, systemClock, deploymentKeyOf(randomBytes(32)));
const files = new ContentFiles({
  contents: new DiskContents(folder),
  tickets: new SignedTickets(secrets),
  clock: systemClock,
});
const signature = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');

for (const size of sizes) {
  const path = join(scratch, 'source.png');
  await writeFile(
    path,
    Buffer.concat([signature, Buffer.from('1f15c489', 'hex'), Buffer.alloc(4), Buffer.from('IDAT'), randomBytes(size)]),
  );
  try {
    const owner = { personId: null, schoolId: null };
    const file = await database.write(asSystem('test'), (db) =>
      files.store(db, { path, name: 'a.png' }, 'pictures', owner),
    );
    say({ stored: file.sha256 });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    say({ refused: error.key, status: error.status });
  }
}
await database.close();

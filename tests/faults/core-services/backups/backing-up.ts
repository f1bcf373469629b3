import { join } from 'node:path';
import { takeBackup } from 'edutech/host/server/backup/take/take-backup';
import { argument, say } from '../child-process';

// Takes a backup and says how far it is, until somebody kills it.
const given = argument<{ ownerUrl: string; folder: string; contentFolder: string }>();
await takeBackup({
  ownerUrl: given.ownerUrl,
  archive: join(given.folder, 'edutech-20261121T040000000Z.tar'),
  contentPath: (sha256) => join(given.contentFolder, sha256.slice(0, 2), sha256.slice(2, 4), sha256),
  keyFile: '',
  platform: '4.3.1',
  city: '云州市',
  now: new Date('2026-11-21T04:00:00Z'),
  progress: (share) => void say({ share }),
});
say({ done: true });

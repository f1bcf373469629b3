import { restoreBackup } from 'edutech/host/server/backup/restore/restore-backup';
import { argument, say } from '../child-process';

// Restores a backup and says how far it is, until somebody kills it.
const given = argument<{
  archive: string;
  ownerUrl: string;
  appRole: string;
  adminUrl: string;
  contentFolder: string;
}>();
await restoreBackup({ ...given, keyFile: '', now: new Date(), progress: (share) => void say({ share }) });
say({ done: true });

// Everything that a running platform writes lies below one folder; whether that works is found out before anything begins.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { dataDir } from '../paths.mjs';
import { Complaint } from '../report.mjs';

/** Makes the data folder, and tries to write there. Throws a sentence that says what to do. */
export function openDataFolder() {
  const folder = dataDir();
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Complaint(
      `Nothing can be written to the data folder ${folder} (${reasons[code ?? ''] ?? code}): ` +
        'make it writable, or name another one in EDUTECH_DATA.',
    );
  }
}

/** @type {Record<string, string>} */
const reasons = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  // What Node says of a folder to be made on a read-only disk.
  ENOENT: 'it cannot be made there',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file stands where a folder is meant',
  EEXIST: 'a file stands where a folder is meant',
};

import { join } from 'node:path';
import type { FileGroup } from '../../common/files/file-groups';
import type { Id } from '../../common/ids';
import type { DemoContext } from './demo';
import type { StoredFile } from '../files/files';

interface MediaOptions {
  readonly group: FileGroup;
  /** Default: nobody's. */
  readonly owner?: { readonly personId: Id; readonly schoolId: Id };
  /** Served to everybody. */
  readonly isPublic?: boolean;
  /** What people see it called; default: the name of the file. */
  readonly name?: string;
}

/** Stores a file of the plugin's `server/demo/media`. */
export async function storeMedia(
  { db, files, folder }: DemoContext,
  file: string,
  { group, owner, isPublic = false, name = file }: MediaOptions,
): Promise<StoredFile> {
  const path = join(folder, 'server/demo/media', file);
  const stored = await files.store(db, { path, name }, group, owner ?? { personId: null, schoolId: null });
  if (isPublic) await files.publish(db, stored.id);
  return stored;
}

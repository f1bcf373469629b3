import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Ids of packages as the specification's answer names them. */
export type PackageId = 'cjhelper' | 'wkmaster';

export interface PackageRow {
  id: PackageId;
  name: string;
  nameEn: string;
  version: string;
  bytes: number | null;
  updatedOn: string;
  /** Names the package in links, whatever its present file. */
  ffid: Id | null;
  fileId: Id | null;
  uploadUrl: string;
}

export const selectPackages = (db: Db) =>
  db.all<PackageRow>(
    sql`select id, name, name_en, version, bytes, updated_on, ffid, file_id, upload_url from core.software_package`,
  );

/** The present file of a package; 404 when there is no such package. */
export const selectPackageFile = (db: Db, ffid: Id) =>
  db.one<{ fileId: Id }>(sql`select file_id from core.software_package where ffid = ${ffid}`, 'portal.software.none');

export const insertPackage = (db: Db, row: PackageRow) =>
  db.run(sql`
    insert into core.software_package (id, name, name_en, version, bytes, updated_on, ffid, file_id, upload_url)
    values (${row.id}, ${row.name}, ${row.nameEn}, ${row.version}, ${row.bytes}, ${row.updatedOn}, ${row.ffid}, ${row.fileId},
      ${row.uploadUrl})`);

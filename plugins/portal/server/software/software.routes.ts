import { addressOf } from 'edutech/core/common/addresses/addresses';
import * as api from '../../api/software';
import { notFound, notSignedIn } from 'edutech/core/common/errors';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { selectOptionalFile, selectOptionalPublicFile } from 'edutech/core/server/files/files.queries';
import type { Handler } from 'edutech/core/server/call';
import { type AskedFile, fileOfAddress } from './file-of-address';
import { selectPackageFile, selectPackages, type PackageRow } from './software.queries';

const linkOf = ({ ffid }: Pick<PackageRow, 'ffid'>) =>
  ffid ? `${addressOf(api.downloadSoftware.root, api.downloadSoftware.path)}?ffid=${ffid}` : '';

export const wkInfo: Handler<typeof api.wkInfo> = async ({ db }) => {
  const packages = await selectPackages(db);
  const helper = packages.find(({ id }) => id === 'cjhelper');
  const master = packages.find(({ id }) => id === 'wkmaster');
  return {
    cjhelper: helper ? linkOf(helper) : '',
    cjhelperSize: helper?.bytes ?? null,
    wkmaster: master ? linkOf(master) : '',
    wkmasterSize: master?.bytes ?? null,
    wkTime: master?.updatedOn ?? '',
    url: master?.uploadUrl ?? '',
    code: master?.version ?? '',
  };
};

export const downloadSoftware =
  (files: Files): Handler<typeof api.downloadSoftware> =>
  async ({ db, input }) => {
    const { fileId } = await selectPackageFile(db, input.ffid);
    const file = await files.find(db, fileId);
    return {
      raw: true,
      status: 302,
      headers: { location: files.publicAddress(file), 'cache-control': 'no-store' },
      body: '',
    };
  };

async function selectAsked(db: Db, asked: AskedFile) {
  if ('id' in asked) return selectOptionalFile(db, asked.id);
  if ('sha256' in asked) return selectOptionalPublicFile(db, asked.sha256, asked.name);
  return selectOptionalFile(db, (await selectPackageFile(db, asked.packageId)).fileId);
}

export const checkDownload: Handler<typeof api.checkDownload> = async ({ db, actor, input }) => {
  const asked = fileOfAddress(input.path);
  if (!asked) throw notFound('core.files.notFound');
  // a visitor does not learn whether a file that is not public exists
  if ('id' in asked && actor.kind === 'visitor') throw notSignedIn();
  const file = await selectAsked(db, asked);
  if (!file) throw notFound('core.files.notFound');
  return { name: file.name, ext: file.ext, bytes: file.bytes };
};

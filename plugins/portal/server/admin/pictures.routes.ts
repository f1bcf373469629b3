import { editConflict, wrongField } from 'edutech/core/common/wire/edit-conflict';
import { invalid, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Files } from 'edutech/core/server/files/files';
import { editedSite, readSiteIds } from 'edutech/core/server/organisation/sites/edited-site';
import { placeOfSite, selectEditedSites } from 'edutech/core/server/organisation/sites/sites.queries';
import type { SingleHandler } from 'edutech/core/server/call';
import type {
  adminPictures,
  changePicture,
  orderPictures,
  portalSites,
  savePicture,
  uploadPortalPicture,
} from '../../api';
import { groupOf, linkFault } from '../../model/admin/groups';
import { leadsSomewhere } from '../../model/leads';
import type { Areas } from '../portal.routes';
import {
  appendPicture,
  lockOptionalPicture,
  type PictureText,
  selectPicturesOf,
  updatePicture,
  updatePictureOrder,
  updatePictureRemoved,
} from './pictures.queries';

export const listPortalSites: SingleHandler<typeof portalSites> = ({ db, language }) => selectEditedSites(db, language);

export const showPictures =
  (areas: Areas): SingleHandler<typeof adminPictures> =>
  async ({ db, input, language }) => {
    await editedSite(db, input.siteId, language);
    const above = [null, ...(await readSiteIds(db, input.siteId))].filter(
      (siteId) => siteId !== (input.siteId ?? null),
    );
    const running = areas(null);
    const of = async (siteId: string | null) =>
      (await selectPicturesOf(db, siteId)).map((row) => ({ ...row, leads: leadsSomewhere(row.link, running, null) }));
    const inherited = [];
    for (const siteId of above.toReversed()) inherited.push(...(await of(siteId)));
    return { own: await of(input.siteId ?? null), inherited };
  };

/** What is wrong with a picture of this group is said at its field. */
function checkPicture({ link, title, filePath }: Pick<PictureText, 'link' | 'title' | 'filePath'>, type: number): void {
  const group = groupOf(type);
  const fault = linkFault(link, group);
  if (fault) throw wrongField('link', `portal.pictures.link.${fault}`);
  if (title === '') throw wrongField('title', 'portal.pictures.noTitle');
  const isOurs = filePath.startsWith('/files/');
  if (!isOurs && (group.size || filePath !== '')) throw wrongField('filePath', 'portal.pictures.noFile');
}

export const keepPicture =
  (audit: Audit): SingleHandler<typeof savePicture> =>
  async ({ db, actor, input, language, now }) => {
    const { id: known, version, siteId, type: asked, ...typed } = input;
    const text = { ...typed, link: typed.link.trim(), title: typed.title.trim() };
    const site = await editedSite(db, siteId, language);
    const row = known ? await lockOptionalPicture(db, known) : null;
    if (known && !row) throw notFound('portal.error.noPicture');
    // a picture stays in its group, whatever the caller takes it for
    const type = row?.type ?? asked;
    checkPicture(text, type);
    const id = row?.id ?? newId(now.getTime());
    if (row) {
      if (row.version !== version) throw editConflict(input, { ...input, ...row });
      await updatePicture(db, row, text, actor.name);
    } else await appendPicture(db, { id, type, by: actor.name, ...placeOfSite(site) }, text);
    await audit.record(db, actor, {
      act: known ? 'portal.changePicture' : 'portal.addPicture',
      objectKind: 'picture',
      objectId: id,
      schoolId: site?.level === 'school' ? site.siteId : null,
      facts: { type, title: text.title, link: text.link },
    });
    return { id };
  };

export const sortPictures: SingleHandler<typeof orderPictures> = async ({ db, input, language }) => {
  await editedSite(db, input.siteId, language);
  const ofGroup = (await selectPicturesOf(db, input.siteId ?? null)).filter(({ type }) => type === input.type);
  const known = ofGroup.map(({ id }) => id).sort();
  if (JSON.stringify([...input.ids].sort()) !== JSON.stringify(known)) throw invalid('portal.error.picturesChanged');
  await updatePictureOrder(db, input.ids);
  return {};
};

export const takePicture =
  (audit: Audit): SingleHandler<typeof changePicture> =>
  async ({ db, actor, input, now }) => {
    const row = await lockOptionalPicture(db, input.id);
    if (!row) throw notFound('portal.error.noPicture');
    await updatePictureRemoved(db, row, input.change === 'remove' ? now : null, actor.name);
    await audit.record(db, actor, {
      act: `portal.${input.change}Picture`,
      objectKind: 'picture',
      objectId: row.id,
      schoolId: row.schoolId,
      facts: { type: row.type, title: row.title },
    });
    return {};
  };

export const uploadPicture =
  (files: Files): SingleHandler<typeof uploadPortalPicture> =>
  async ({ db, actor, files: uploaded }) => {
    const [picture] = uploaded;
    if (!picture) throw invalid('portal.pictures.noFile');
    const source = { path: picture.path, name: picture.name };
    const stored = await files.store(db, source, 'photos', { personId: actor.personId, schoolId: null });
    await files.publish(db, stored.id);
    return { address: files.publicAddress(stored) };
  };

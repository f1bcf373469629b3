import { conflict, forbidden, invalid, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import { editedSite } from 'edutech/core/server/organisation/sites/edited-site';
import type { SingleHandler } from 'edutech/core/server/call';
import type { adminChannels, orderChannels, removeChannel, saveChannel } from '../../../api';
import {
  deleteChannel,
  insertChannel,
  lockChannelIds,
  lockOptionalChannel,
  moveRemovedDrafts,
  selectChannels,
  updateChannel,
  updateChannelOrder,
} from './channels.queries';
import { namesIn } from './names';
import { asSiteHas } from './site-channels.routes';

/** The list of channels and the word list are the city's: what sites make of channels is in site-channels.routes.ts. */
export function requireCityEditor(actor: SignedIn): void {
  if (actor.reach !== 'city') throw forbidden('news.error.cityOnly');
}

/** The city's channels, or those of a county or a school. */
export const listChannels: SingleHandler<typeof adminChannels> = async ({ db, input, language }) => {
  const channels = await selectChannels(db);
  if (!input.siteId) return channels.map((channel) => ({ ...channel, above: null }));
  const { siteId } = input;
  await editedSite(db, siteId, language);
  return asSiteHas(db, siteId, channels);
};

export const saveChannelRow =
  (audit: Audit): SingleHandler<typeof saveChannel> =>
  async ({ db, actor, input, now }) => {
    requireCityEditor(actor);
    const names = namesIn(input, await selectChannels(db));
    const typeId = input.typeId ?? newId(now.getTime());
    let { isLocked = false } = input;
    if (input.typeId) {
      const channel = await lockOptionalChannel(db, input.typeId);
      if (!channel) throw notFound('news.error.noChannel');
      isLocked = input.isLocked ?? channel.isLocked;
      if (channel.version !== input.version)
        throw conflict('news.error.channelChanged', {}, { mine: { ...names, isLocked }, theirs: channel });
      await updateChannel(db, channel, { ...names, isLocked });
    } else await insertChannel(db, typeId, { ...names, isLocked });
    await audit.record(db, actor, {
      act: input.typeId ? 'news.renameChannel' : 'news.addChannel',
      objectKind: 'newsType',
      objectId: typeId,
      facts: { ...names, isLocked },
    });
    return { typeId };
  };

export const reorderChannels: SingleHandler<typeof orderChannels> = async ({ db, actor, input }) => {
  requireCityEditor(actor);
  const known = (await selectChannels(db)).map(({ typeId }) => typeId).sort();
  if (JSON.stringify([...input.typeIds].sort()) !== JSON.stringify(known)) throw invalid('news.error.channelsChanged');
  await updateChannelOrder(db, input.typeIds);
  return {};
};

export const deleteChannelRow =
  (audit: Audit): SingleHandler<typeof removeChannel> =>
  async ({ db, actor, input }) => {
    requireCityEditor(actor);
    // in a statement of its own: what waited for a save counts the article that this has brought
    const known = await lockChannelIds(db);
    const channel = await lockOptionalChannel(db, input.typeId);
    if (!channel) throw notFound('news.error.noChannel');
    if (channel.articles > 0) throw invalid('news.error.channelInUse', { count: channel.articles });
    if (known.length === 1) throw invalid('news.error.lastChannel');
    await moveRemovedDrafts(db, channel);
    await deleteChannel(db, channel);
    await audit.record(db, actor, {
      act: 'news.removeChannel',
      objectKind: 'newsType',
      objectId: channel.typeId,
      facts: { name: channel.name },
    });
    return {};
  };

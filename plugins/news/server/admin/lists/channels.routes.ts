import { conflict, forbidden, invalid, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { SingleHandler } from 'edutech/core/server/plugin';
import type { adminChannels, orderChannels, removeChannel, saveChannel } from '../../../api';
import {
  deleteChannel,
  insertChannel,
  lockOptionalChannel,
  selectChannels,
  updateChannel,
  updateChannelOrder,
} from './channels.queries';

/** Channels and the word list are the city's: counties and schools use them. */
export function mustKeepTheCitys(actor: SignedIn): void {
  if (actor.reach !== 'city') throw forbidden('news.error.cityOnly');
}

export const listChannels: SingleHandler<typeof adminChannels> = ({ db }) => selectChannels(db);

export const keepChannel =
  (audit: Audit): SingleHandler<typeof saveChannel> =>
  async ({ db, actor, input, now }) => {
    mustKeepTheCitys(actor);
    const names = { name: input.name.trim(), nameEn: input.nameEn.trim() };
    if (names.name === '' || names.nameEn === '') throw invalid('news.error.noName');
    const same = (await selectChannels(db)).find(({ typeid, name }) => name === names.name && typeid !== input.typeid);
    if (same) throw invalid('news.error.sameChannel', { name: names.name });
    const typeid = input.typeid ?? newId(now.getTime());
    if (input.typeid) {
      const channel = await lockOptionalChannel(db, input.typeid);
      if (!channel) throw notFound('news.error.noChannel');
      if (channel.version !== input.version)
        throw conflict('news.error.channelChanged', {}, { mine: names, theirs: channel });
      await updateChannel(db, channel, names);
    } else await insertChannel(db, { typeid, ...names });
    await audit.record(db, actor, {
      act: input.typeid ? 'news.renameChannel' : 'news.addChannel',
      objectKind: 'newsType',
      objectId: typeid,
      facts: names,
    });
    return { typeid };
  };

export const sortChannels: SingleHandler<typeof orderChannels> = async ({ db, actor, input }) => {
  mustKeepTheCitys(actor);
  const known = (await selectChannels(db)).map(({ typeid }) => typeid).sort();
  if (JSON.stringify([...input.typeids].sort()) !== JSON.stringify(known)) throw invalid('news.error.channelsChanged');
  await updateChannelOrder(db, input.typeids);
  return {};
};

export const dropChannel =
  (audit: Audit): SingleHandler<typeof removeChannel> =>
  async ({ db, actor, input }) => {
    mustKeepTheCitys(actor);
    const channel = await lockOptionalChannel(db, input.typeid);
    if (!channel) throw notFound('news.error.noChannel');
    if (channel.articles > 0) throw invalid('news.error.channelInUse', { count: channel.articles });
    await deleteChannel(db, channel);
    await audit.record(db, actor, {
      act: 'news.removeChannel',
      objectKind: 'newsType',
      objectId: channel.typeid,
      facts: { name: channel.name },
    });
    return {};
  };

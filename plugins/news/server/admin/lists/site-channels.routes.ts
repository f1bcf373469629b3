import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import { editedSite, readSiteIds } from 'edutech/core/server/organisation/sites/edited-site';
import { placeOfSite } from 'edutech/core/server/organisation/sites/sites.queries';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Channel, inheritChannel, saveSiteChannel } from '../../../api';
import {
  type ChannelRow,
  deleteOwnChannel,
  lockOptionalChannel,
  selectChannelsOf,
  selectOwnChannels,
  type ShownChannel,
  upsertOwnChannel,
} from './channels.queries';
import { namesIn } from './names';

/** The city's channels as a county or a school has them, with the inherited settings where it has changed one. */
export async function asSiteHas(db: Db, siteId: Id, channels: readonly ChannelRow[]): Promise<Channel[]> {
  const siteIds = await readSiteIds(db, siteId);
  const [shown, above, own] = await Promise.all([
    selectChannelsOf(db, siteIds),
    selectChannelsOf(db, siteIds.slice(0, -1)),
    selectOwnChannels(db, siteId),
  ]);
  return channels.map((channel): Channel => {
    const { typeId, articles, isLocked } = channel;
    const of = <Row extends ShownChannel>(rows: readonly Row[]) => rows.find((row) => row.typeId === typeId);
    const { name, nameEn, isHidden } = of(shown) ?? channel;
    const made = of(own);
    const inherited = made && !isLocked ? (of(above) ?? channel) : null;
    return { typeId, name, nameEn, isHidden, version: made?.version ?? 0, articles, isLocked, above: inherited };
  });
}

export const keepSiteChannel =
  (audit: Audit): SingleHandler<typeof saveSiteChannel> =>
  async ({ db, actor, input, language }) => {
    const { siteId, typeId, version, isHidden } = input;
    const site = await editedSite(db, siteId, language);
    const channel = await lockOptionalChannel(db, typeId);
    if (!channel) throw notFound('news.error.noChannel');
    if (channel.isLocked) throw invalid('news.error.channelLocked', { name: channel.name });
    const shown = await selectChannelsOf(db, await readSiteIds(db, siteId));
    const mine = { ...namesIn(input, shown), isHidden };
    const own = (await selectOwnChannels(db, siteId)).find((row) => row.typeId === typeId);
    if ((own?.version ?? 0) !== version) {
      const theirs = { ...shown.find((row) => row.typeId === typeId), version: own?.version ?? 0 };
      throw conflict('news.error.channelChanged', {}, { mine, theirs });
    }
    await upsertOwnChannel(db, placeOfSite(site), { typeId, ...mine }, actor.name);
    await audit.record(db, actor, {
      act: 'news.changeSiteChannel',
      objectKind: 'newsType',
      objectId: typeId,
      schoolId: placeOfSite(site).schoolId,
      facts: { ...mine, site: site?.name ?? '' },
    });
    return {};
  };

export const inheritAgain =
  (audit: Audit): SingleHandler<typeof inheritChannel> =>
  async ({ db, actor, input, language }) => {
    const site = await editedSite(db, input.siteId, language);
    if ((await deleteOwnChannel(db, input.siteId, input.typeId)) === 0) return {};
    await audit.record(db, actor, {
      act: 'news.inheritChannel',
      objectKind: 'newsType',
      objectId: input.typeId,
      schoolId: placeOfSite(site).schoolId,
      facts: { site: site?.name ?? '' },
    });
    return {};
  };

import { useRevalidator } from 'react-router';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall } from 'edutech/core/web/hooks';
import { inheritChannel, orderChannels, removeChannel, saveChannel, saveSiteChannel, type Channel } from '../../../api';

/** What the keeper of a site does with its channels beside writing them; without a site, of the city. */
export function useChannelActs(siteId: string | undefined) {
  const call = useCall();
  const revalidator = useRevalidator();
  const say = useUndo();
  return {
    order: async (typeIds: readonly string[]) => {
      await call(orderChannels, { typeIds: [...typeIds] }).catch(() => undefined);
      await revalidator.revalidate();
    },
    remove: async ({ typeId, name, nameEn, isLocked }: Channel) => {
      await call(removeChannel, { typeId });
      say('news.channels.removed', { name }, () => call(saveChannel, { name, nameEn, isLocked }));
    },
    /** What the site has made of it goes; readers have it as it is above. */
    inherit: async ({ typeId, name, nameEn, isHidden }: Channel) => {
      if (!siteId) return;
      await call(inheritChannel, { typeId, siteId });
      const mine = { typeId, siteId, version: 0, name, nameEn, isHidden };
      say('news.channels.inheritsAgain', { name }, () => call(saveSiteChannel, mine));
    },
  };
}

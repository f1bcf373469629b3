import { useRevalidator } from 'react-router';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall } from 'edutech/core/web/hooks';
import { inheritChannel, orderChannels, removeChannel, saveChannel, saveSiteChannel, type Channel } from '../../../api';

/** What the keeper of a site does with its channels beside writing them; without a site, of the city. */
export function useChannelActs(siteid: string | undefined) {
  const call = useCall();
  const revalidator = useRevalidator();
  const say = useUndo();
  return {
    order: async (typeids: readonly string[]) => {
      await call(orderChannels, { typeids: [...typeids] }).catch(() => undefined);
      await revalidator.revalidate();
    },
    remove: async ({ typeid, name, nameEn, isLocked }: Channel) => {
      await call(removeChannel, { typeid });
      say('news.channels.removed', { name }, () => call(saveChannel, { name, nameEn, isLocked }));
    },
    /** What the site has made of it goes; readers have it as it is above. */
    inherit: async ({ typeid, name, nameEn, isHidden }: Channel) => {
      if (!siteid) return;
      await call(inheritChannel, { typeid, siteid });
      const mine = { typeid, siteid, version: 0, name, nameEn, isHidden };
      say('news.channels.inheritsAgain', { name }, () => call(saveSiteChannel, mine));
    },
  };
}

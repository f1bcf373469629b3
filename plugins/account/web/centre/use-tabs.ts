import { useSignals } from '@preact/signals-react/runtime';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { usePlacedBlocks } from 'edutech/core/web/blocks';
import { usePermission } from 'edutech/core/web/hooks';
import { type CentreTab, centreTabs } from '../../model/centre/centre-tabs';
import { computerKeeper } from '../../model/computer-access';

export const tabIcons: Readonly<Record<CentreTab, IconName>> = {
  profile: 'Person',
  security: 'Key',
  devices: 'Phone',
  look: 'PaintBrush',
  notify: 'Alert',
  computers: 'People',
  data: 'Document',
};

/** The tabs that this person has: computers of classes are for those who teach at them or look after them. */
export function useTabs(): readonly CentreTab[] {
  useSignals();
  const hasPanels = usePlacedBlocks('settings.computers').length > 0;
  const keepsComputers = usePermission(computerKeeper);
  return centreTabs.filter((tab) => tab !== 'computers' || hasPanels || keepsComputers);
}

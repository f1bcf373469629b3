import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { examItem } from '../../../api';
import type { Scope } from '../read-points';
import { ItemStage } from './ItemStage';

interface ItemDrawerProps {
  readonly scope: Scope;
  readonly itemId: string;
  readonly onClose: () => void;
}

/** One item with its question and how it was answered, over the page. */
export function ItemDrawer({ scope, itemId, onClose }: ItemDrawerProps) {
  const t = useText();
  const { data, error, again } = useAsked(examItem, { ...scope, itemId });
  return (
    <SideDrawer wide title={t('exam.item.title', { number: data?.number ?? '' })} onClose={onClose}>
      <div className="form-body">
        {error !== null && error !== undefined ? (
          <ErrorState error={error} onRetry={again} />
        ) : data ? (
          <ItemStage item={data} showsKey showsNames={false} />
        ) : (
          <Skeletons shape="text" />
        )}
      </div>
    </SideDrawer>
  );
}

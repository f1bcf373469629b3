import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { DropItem } from 'edutech/core/ui/navigation/DropMenu';
import { useText } from 'edutech/core/web/hooks';
import { explainAddress, publishAddress } from '../../shared/addresses';
import { DownloadMenu } from '../download/DownloadMenu';
import type { ViewData } from './load-view';

/** What is done with the homework as a whole: taken along, given to others, explained in class. */
export function ViewActs({ data }: { readonly data: ViewData }) {
  const t = useText();
  const { published, assignmentId } = data;
  const mayPublish = useCan(['homework_tea.publish_other_classes']);
  const isMarked = published.assignments.some(({ submitted, withdrawn }) => submitted > 0 && !withdrawn);
  return (
    <>
      <DownloadMenu homeworkIds={data.sheet.items.length > 0 ? [published.homeworkId] : []}>
        <DropItem icon={<Icon name="Print" size={16} />} onChoose={() => window.print()}>
          {t('work.view.print')}
        </DropItem>
      </DownloadMenu>
      {mayPublish && published.isOwn && (
        <Button icon="Share" to={publishAddress(published.homeworkId)}>
          {t('work.view.publish')}
        </Button>
      )}
      {isMarked && (
        <Button look="primary" icon="FullScreen" to={explainAddress(published.homeworkId, assignmentId ?? undefined)}>
          {t('work.view.explain')}
        </Button>
      )}
    </>
  );
}

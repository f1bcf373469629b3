import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useText } from 'edutech/core/web/hooks';
import { explainAddress, publishAddress } from '../../shared/addresses';
import { mediaOf } from '../../shared/media-of';
import { DownloadButton } from '../download/DownloadButton';
import type { ViewData } from './load-view';

const PrintDialog = onDemand(() => import('../print/PrintDialog').then((module) => module.PrintDialog));

/** What is done with the homework as a whole: taken along, printed, given to others, explained in class. */
export function ViewActs({ data }: { readonly data: ViewData }) {
  const t = useText();
  const { published, assignmentId, sheet } = data;
  const { homeworkId } = published;
  const hasItems = sheet.items.length > 0;
  const [isPrinting, setPrinting] = useState(false);
  const mayPublish = useCan(['homework_tea.publish_other_classes']);
  const isMarked = published.assignments.some(({ submitted, withdrawn }) => submitted > 0 && !withdrawn);
  return (
    <>
      <DownloadButton homeworkIds={hasItems ? [homeworkId] : []} />
      {hasItems && (
        <Button icon="Print" onClick={() => setPrinting(true)}>
          {t('work.view.print')}
        </Button>
      )}
      {isPrinting && (
        <PrintDialog homeworkId={homeworkId} media={mediaOf(sheet.media)} onClose={() => setPrinting(false)} />
      )}
      {mayPublish && published.isOwn && (
        <Button icon="Share" to={publishAddress(homeworkId)}>
          {t('work.view.publish')}
        </Button>
      )}
      {isMarked && (
        <Button look="primary" icon="FullScreen" to={explainAddress(homeworkId, assignmentId ?? undefined)}>
          {t('work.view.explain')}
        </Button>
      )}
    </>
  );
}

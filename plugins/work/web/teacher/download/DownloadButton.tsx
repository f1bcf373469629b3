import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useText } from 'edutech/core/web/hooks';

export const DownloadDialog = onDemand(() => import('./DownloadDialog').then((module) => module.DownloadDialog));

interface DownloadButtonProps {
  /** What is downloaded; empty: nothing that could be. */
  readonly homeworkIds: readonly string[];
  readonly isSmall?: boolean;
}

/** Homework as Word or PDF. */
export function DownloadButton({ homeworkIds, isSmall = false }: DownloadButtonProps) {
  const t = useText();
  const mayDownload = useCan(['homework_tea.download', homeworkIds.length > 0]);
  const [isOpen, setOpen] = useState(false);
  if (!mayDownload) return null;
  return (
    <>
      <Button icon="ArrowDownload" {...(isSmall && { size: 'small' })} onClick={() => setOpen(true)}>
        {t('work.view.download')}
      </Button>
      {isOpen && <DownloadDialog homeworkIds={homeworkIds} onClose={() => setOpen(false)} />}
    </>
  );
}

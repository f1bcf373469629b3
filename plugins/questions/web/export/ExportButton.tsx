import { useState } from 'react';
import { cityDay } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useText } from 'edutech/core/web/hooks';
import { analysts } from '../../model/rights';
import type { ExportDialogProps } from './exported';

const ExportDialog = onDemand(() => import('./ExportDialog').then((part) => part.ExportDialog));

interface ExportButtonProps extends Pick<ExportDialogProps, 'questions'> {
  readonly size?: 'small' | 'medium';
}

/** Takes questions along as a file. */
export function ExportButton({ questions, size = 'medium' }: ExportButtonProps) {
  const t = useText();
  const mayExport = useCan(analysts);
  const [title, setTitle] = useState<string | null>(null);
  if (!mayExport || questions.length === 0) return null;
  const usualTitle = () => t('questions.export.usualName', { day: cityDay(new Date()) });
  return (
    <>
      <Button icon="ArrowDownload" size={size} onClick={() => setTitle(usualTitle())}>
        {t('questions.export')}
      </Button>
      {title !== null && <ExportDialog questions={questions} title={title} onClose={() => setTitle(null)} />}
    </>
  );
}

import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import { Progress } from '../rosters/Progress';
import type { usePrinting } from './use-printing';

interface PrintProgressProps {
  readonly printing: ReturnType<typeof usePrinting>;
}

/** How far the print is, and what became of it. */
export function PrintProgress({ printing: { what, print, isBusy } }: PrintProgressProps) {
  const t = useText();
  if (!print) return null;
  return (
    <>
      {isBusy && <Progress share={print.progress} label={t(`organisation.${what}.printing`)} />}
      {print.state === 'ready' && <p role="status">{t(`organisation.${what}.ready`, { cards: print.cards })}</p>}
      {(print.state === 'failed' || print.state === 'gone') && <p role="alert">{t(`organisation.${what}.nobody`)}</p>}
    </>
  );
}

/** The file, once it is there. */
export function PrintedFile({ printing: { print, fetch } }: PrintProgressProps) {
  const t = useText();
  return (
    print?.state === 'ready' && (
      <Button look="primary" icon="ArrowDownload" onClick={() => void fetch()}>
        {t('organisation.cards.download')}
      </Button>
    )
  );
}

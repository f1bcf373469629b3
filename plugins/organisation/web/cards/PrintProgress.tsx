import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Progress } from '../rosters/Progress';
import type { usePrinting } from './use-printing';

interface PrintProgressProps {
  readonly printing: ReturnType<typeof usePrinting>;
}

/** How far the print is, and what became of it. */
export function PrintProgress({ printing: { what, print, isBusy } }: PrintProgressProps) {
  if (!print) return null;
  return (
    <>
      {isBusy && <Progress share={print.progress} label={<FormattedMessage id={`organisation.${what}.printing`} />} />}
      {print.state === 'ready' && (
        <p role="status">
          <FormattedMessage id={`organisation.${what}.ready`} values={{ cards: print.cards }} />
        </p>
      )}
      {(print.state === 'failed' || print.state === 'gone') && (
        <p role="alert">
          <FormattedMessage id={`organisation.${what}.nobody`} />
        </p>
      )}
    </>
  );
}

/** The file, once it is there. */
export const PrintedFile = ({ printing: { print, fetch } }: PrintProgressProps) =>
  print?.state === 'ready' && (
    <Button look="primary" icon="ArrowDownload" onClick={() => void fetch()}>
      <FormattedMessage id="organisation.cards.download" />
    </Button>
  );

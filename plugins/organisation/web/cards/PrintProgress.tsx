import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Progress } from '../rosters/Progress';
import type { usePrinting } from './use-printing';

interface PrintProgressProps {
  readonly printing: ReturnType<typeof usePrinting>;
  /** Without a frame: it stands in a dialog. */
  readonly bare?: boolean;
}

/** Where the print stands, and the file once it is there. */
export function PrintProgress({ printing: { what, print, isBusy, fetch }, bare = false }: PrintProgressProps) {
  if (!print) return null;
  return (
    <div className={bare ? 'organisation-print' : 'card organisation-work'}>
      {isBusy && <Progress share={print.progress} label={<FormattedMessage id={`organisation.${what}.printing`} />} />}
      {print.state === 'ready' && (
        <>
          <p role="status">
            <FormattedMessage id={`organisation.${what}.ready`} values={{ cards: print.cards }} />
          </p>
          <Button look="primary" icon="ArrowDownload" onClick={() => void fetch()}>
            <FormattedMessage id="organisation.cards.download" />
          </Button>
        </>
      )}
      {(print.state === 'failed' || print.state === 'gone') && (
        <p role="alert">
          <FormattedMessage id={`organisation.${what}.nobody`} />
        </p>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Progress } from '../rosters/Progress';
import type { usePrinting } from './use-printing';

interface PrintProgressProps {
  readonly printing: ReturnType<typeof usePrinting>;
  /** Without a frame: it stands in a dialog. */
  readonly bare?: boolean;
  /** Said where there is nobody to print for. */
  readonly nobody?: ReactNode;
}

/** Where the print stands, and the file once it is there. */
export function PrintProgress({ printing: { print, isBusy, fetch }, bare = false, nobody }: PrintProgressProps) {
  if (!print) return null;
  return (
    <div className={bare ? 'organisation-print' : 'card organisation-work'}>
      {isBusy && <Progress share={print.progress} label={<FormattedMessage id="organisation.cards.printing" />} />}
      {print.state === 'ready' && (
        <>
          <p role="status">
            <FormattedMessage id="organisation.cards.ready" values={{ cards: print.cards }} />
          </p>
          <Button look="primary" icon="ArrowDownload" onClick={() => void fetch()}>
            <FormattedMessage id="organisation.cards.download" />
          </Button>
        </>
      )}
      {(print.state === 'failed' || print.state === 'gone') && (
        <p role="alert">{nobody ?? <FormattedMessage id="organisation.cards.nobody" />}</p>
      )}
    </div>
  );
}

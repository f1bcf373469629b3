import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../IconButton';

interface BulkBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** Small buttons: the actions on all selected rows. */
  readonly children: ReactNode;
}

/** Floats above the page's lower edge from the first chosen row on; Escape or the cross gives the choice up. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const intl = useIntl();
  return (
    <div
      className="bulk-bar above-4 paper within"
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'core.ui.table.bulk' })}
    >
      <span className="bulk-count strong num" role="status">
        <FormattedMessage id="core.ui.table.chosen" values={{ count }} />
      </span>
      {children}
      <IconButton icon="Dismiss" label={intl.formatMessage({ id: 'core.ui.table.clear' })} onClick={onClear} />
    </div>
  );
}

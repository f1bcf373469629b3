import type { ReactNode } from 'react';
import { useText } from '../../../web/hooks';
import { IconButton } from '../../IconButton';

interface BulkBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** Small buttons: the actions on all selected rows. */
  readonly children: ReactNode;
}

/** Floats above the page's lower edge from the first chosen row on; Escape or the cross gives the choice up. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const t = useText();
  return (
    <div className="bulk-bar above-4 paper within" role="toolbar" aria-label={t('core.ui.table.bulk')}>
      <span className="bulk-count strong num" role="status">
        {t('core.ui.table.chosen', { count })}
      </span>
      {children}
      <IconButton icon="Dismiss" label={t('core.ui.table.clear')} onClick={onClear} />
    </div>
  );
}

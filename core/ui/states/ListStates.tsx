import type { ReactNode } from 'react';
import { useText } from '../../web/hooks';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import type { PictureName } from './Pictures';
import { Skeletons } from './Skeletons';

interface ListStatesProps {
  /** True only while there is nothing to show yet: a refresh keeps the old content fully visible. */
  readonly loading?: boolean;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  readonly count: number;
  /** A filter or search is set: nothing found is then another thing than nothing there. */
  readonly filtered?: boolean;
  /** Address without the filters, or what clears them. */
  readonly clear?: string | (() => void);
  /** What an empty list says the first time. */
  readonly empty: {
    readonly picture?: PictureName;
    readonly title: ReactNode;
    readonly text?: ReactNode;
    readonly actions?: ReactNode;
  };
  readonly skeleton?: 'cards' | 'rows' | 'text';
  readonly children: ReactNode;
}

/** The four states of a list: loading, empty (first time, or after a filter), error with retry, content. */
export function ListStates(props: ListStatesProps) {
  const t = useText();
  const { loading = false, error, onRetry, count, filtered = false, clear, empty, skeleton = 'rows', children } = props;
  if (error) {
    return (
      <div className="card">
        <ErrorState error={error} onRetry={onRetry} />
      </div>
    );
  }
  if (loading) return <Skeletons shape={skeleton} />;
  if (count > 0) return children;
  if (!filtered) {
    return (
      <div className="card">
        <EmptyState {...empty} />
      </div>
    );
  }
  const words = t('core.ui.filtered.clear');
  const action =
    typeof clear === 'string' ? <Button to={clear}>{words}</Button> : clear && <Button onClick={clear}>{words}</Button>;
  return (
    <div className="card">
      <EmptyState
        picture="search"
        title={t('core.ui.filtered.title')}
        text={t('core.ui.filtered.text')}
        actions={action}
      />
    </div>
  );
}

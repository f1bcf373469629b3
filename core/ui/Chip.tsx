import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../web/hooks';
import { Icon } from './icons/Icon';
import { classNames, namesIn } from './rules/class-names';

interface ChipProps {
  readonly children: ReactNode;
  readonly selected: boolean;
  /** With an address the choice lives in the URL, works without scripts, and Back undoes it. */
  readonly to?: string;
  readonly onClick?: () => void;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** A choice among a few that are all seen: classes, grades, filters. */
export function Chip({ children, selected, to, onClick, disabled, className }: ChipProps) {
  const names = classNames('chip', ...namesIn(className));
  if (to !== undefined) {
    return (
      <Link to={to} className={names} aria-current={selected ? 'true' : undefined} onClick={onClick} preventScrollReset>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={names} aria-pressed={selected} onClick={onClick} disabled={disabled}>
      {children}
    </button>
  );
}

/** A choice that narrows a list, to be taken off: `to` is the address without it. */
export function ChosenChip({ children, ...rest }: Omit<ChipProps, 'selected'>) {
  const t = useText();
  return (
    <Chip selected {...rest}>
      {children}
      <Icon name="Dismiss" size={16} />
      <span className="visually-hidden">{t('core.ui.filters.remove')}</span>
    </Chip>
  );
}

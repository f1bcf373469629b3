import type { ButtonHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { classNames, namesIn } from './rules/class-names';
import { Icon } from './icons/Icon';
import type { IconName } from './icons/interface-icons';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: IconName;
  /** What it does, for screen readers and as a tooltip: an icon alone is never enough. */
  readonly label: string;
  /** A page that it leads to. */
  readonly to?: string;
  /** For a button that stays down. */
  readonly pressed?: boolean;
  /** Number of new things; 0 shows nothing, from 100 on it shows 99+. */
  readonly badge?: number;
}

/** A square button with an icon only: for rare or well-known acts. */
export function IconButton({ icon, label, to, pressed, badge = 0, className, ...button }: IconButtonProps) {
  const names = classNames('icon-btn', ...namesIn(className));
  const content = (
    <>
      <Icon name={icon} />
      {badge > 0 && (
        <span className="icon-btn-badge" aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className={names} aria-label={label} title={label}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" title={label} {...button} aria-label={label} aria-pressed={pressed} className={names}>
      {content}
    </button>
  );
}

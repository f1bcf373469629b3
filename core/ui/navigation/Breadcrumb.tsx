import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../web/hooks';
import { classNames, namesIn } from '../rules/class-names';
import { langOf } from '../rules/lang-of';
import { Icon } from '../icons/Icon';

/** A step of the way here. */
export interface Crumb {
  readonly label: ReactNode;
  /** Absent for where one is. */
  readonly to?: string;
}

interface BreadcrumbProps {
  /** From the outermost; the last is where one is. */
  readonly items: readonly Crumb[];
  /** Words before the first, such as 当前位置： */
  readonly prefix?: string;
  readonly className?: string;
}

/** The way from the first page to this one. */
export function Breadcrumb({ items, prefix, className }: BreadcrumbProps) {
  const t = useText();
  return (
    <nav className={classNames('crumbs', ...namesIn(className))} aria-label={t('core.ui.breadcrumb')}>
      {prefix && <span>{prefix}</span>}
      <ol>
        {items.map((item, index) => (
          <li key={item.to ?? 'here'}>
            {index > 0 && <Icon name="ChevronRight" size={16} />}
            {item.to === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined} lang={langOf(item.label)}>
                {item.label}
              </span>
            ) : (
              <Link to={item.to} lang={langOf(item.label)}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

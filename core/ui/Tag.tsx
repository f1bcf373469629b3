import type { ReactNode } from 'react';
import { classNames, namesIn } from './rules/class-names';
import { Icon } from './icons/Icon';
import type { IconName } from './icons/interface-icons';

/** Meaning colours: deadline, late or wrong, done, on its way, near a limit; `brand` is "current" or "mine". */
export type TagTone = 'plain' | 'brand' | 'due' | 'late' | 'done' | 'info' | 'star';

interface TagProps {
  readonly tone?: TagTone;
  readonly icon?: IconName;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A short word about a thing. Never clickable: that is a Chip. */
export function Tag({ tone = 'plain', icon, children, className }: TagProps) {
  return (
    <span className={classNames('tag', tone !== 'plain' && `tag-${tone}`, ...namesIn(className))}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../rules/class-names';
import { Picture, type PictureName } from './Pictures';

interface EmptyStateProps {
  readonly picture?: PictureName;
  /** One sentence: what is missing here. */
  readonly title: ReactNode;
  /** One more: what one can do, or when something will be here. */
  readonly text?: ReactNode;
  /** One action, two at most. */
  readonly actions?: ReactNode;
  /** Takes a page of its own: the title is the page's heading. */
  readonly page?: boolean;
}

/** An empty place that says what to do next. Put it into a Card if it is alone. */
export function EmptyState({ picture = 'box', title, text, actions, page = false }: EmptyStateProps) {
  const Title = page ? 'h1' : 'h2';
  return (
    <div className={classNames('state', page && 'state-page')}>
      <Picture name={picture} />
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {actions && <div className="state-actions">{actions}</div>}
    </div>
  );
}

import type { ElementType } from 'react';
import { classNames, namesIn } from '../rules/class-names';
import { type FlowProps, flowOf } from './flow';

interface Own {
  /** How many CSS pixels the side has; the main part takes the rest. */
  readonly side: 264 | 280 | 300;
  /** The side comes first. */
  readonly first?: boolean;
  /** One below the other on screens that are narrower than this many CSS pixels. */
  readonly until?: 1024 | 1280;
}

/** A main part and a side beside it, both from the top, 16 px apart unless `gap` says otherwise. */
export function Split<As extends ElementType = 'div'>({ as, side, first, until, ...props }: FlowProps<As, Own>) {
  const Element: ElementType = as ?? 'div';
  const { className, ...rest } = flowOf('flow-split', props);
  const names = [className, `split-${side}`, first && 'split-first', until && `until-${until}`];
  return <Element {...rest} className={classNames(...names.flatMap((name) => namesIn(name || undefined)))} />;
}

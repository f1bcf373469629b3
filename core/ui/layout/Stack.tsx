import type { ElementType } from 'react';
import { type FlowProps, flowOf } from './flow';

/** Things below each other, as wide as the place, 12 px apart unless `gap` says otherwise. */
export function Stack<As extends ElementType = 'div'>({ as, ...props }: FlowProps<As>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...flowOf('flow-stack', props)} />;
}

import type { ElementType } from 'react';
import { type FlowProps, flowOf } from './flow';

/** Things below each other of which some take the height that is left (`fill`), 12 px apart unless `gap` says otherwise. */
export function Column<As extends ElementType = 'div'>({ as, ...props }: FlowProps<As>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...flowOf('flow-column', props)} />;
}

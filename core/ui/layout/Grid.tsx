import type { ElementType } from 'react';
import { type FlowProps, flowOf } from './flow';

interface Own {
  /** How many of the same width are beside each other. */
  readonly columns: 2 | 3 | 4;
}

/** Things in columns of the same width, 16 px apart unless `gap` says otherwise. */
export function Grid<As extends ElementType = 'div'>({ as, columns, ...props }: FlowProps<As, Own>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...flowOf(`flow-grid-${columns}`, props)} />;
}

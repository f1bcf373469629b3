import type { ElementType } from 'react';
import { type FlowProps, flowOf } from './flow';

interface Own {
  /** What finds no room goes to the next line. */
  readonly wrap?: boolean;
  /** As wide as what is in it, within a line of text. */
  readonly inline?: boolean;
}

/** Things beside each other, in the middle of the line, 8 px apart unless `gap` says otherwise. */
export function Row<As extends ElementType = 'div'>({ as, wrap, inline, ...props }: FlowProps<As, Own>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...flowOf(inline ? (wrap ? 'flow-inline-wrap' : 'flow-inline') : wrap ? 'flow-wrap' : 'flow-row', props)}
    />
  );
}

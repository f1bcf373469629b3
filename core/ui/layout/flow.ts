import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames, namesIn } from '../rules/class-names';

/** Steps of the spacing scale, --s-1 … --s-6 (4, 8, 12, 16, 24, 32 px); half of the first is 2 px. */
type Step = 0 | 'half' | 1 | 2 | 3 | 4 | 5 | 6;

interface Flow {
  readonly gap?: Step;
  /** Between lines, where they are closer than what is beside each other. */
  readonly rows?: Exclude<Step, 5 | 6>;
  /** Across the direction of the part. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  /** At the top of a place that is higher than what is in it. */
  readonly packed?: boolean;
  readonly className?: string | undefined;
}

/** What a layout part takes: its own properties, and all that the element takes which it becomes (`as`, a div). */
export type FlowProps<As extends ElementType, Own = object> = { readonly as?: As } & Flow &
  Own &
  Omit<ComponentPropsWithRef<As>, 'as' | 'className' | keyof Own>;

/** The classes of styles/parts/flow.css for these properties, and what else the element's attributes are. */
export function flowOf<Rest extends object>(
  base: string,
  { gap, rows, align, justify, packed, className, ...rest }: Flow & Rest,
) {
  const names = classNames(
    base,
    gap !== undefined && `gap-${gap}`,
    rows !== undefined && `rows-${rows}`,
    align && `align-${align}`,
    justify && `justify-${justify}`,
    packed && 'packed',
    ...namesIn(className),
  );
  return { ...rest, className: names };
}

import type { ComponentProps } from 'react';

type Named = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };

/** A part of a page that scrolls by itself; the keyboard reaches it, so that arrow keys scroll it. */
export const ScrollRegion = ({ role = 'region', ...rest }: Omit<ComponentProps<'div'>, 'tabIndex'> & Named) => (
  <div role={role} tabIndex={0} {...rest} />
);

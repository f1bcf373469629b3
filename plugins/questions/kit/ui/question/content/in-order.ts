import { createElement, Fragment, type ReactNode } from 'react';

/** Draws each of a list whose parts keep their places: a content is replaced as a whole, so its parts need no keys. */
export const inOrder = <Item>(items: readonly Item[], draw: (item: Item, at: number) => ReactNode) =>
  createElement(Fragment, null, ...items.map(draw));

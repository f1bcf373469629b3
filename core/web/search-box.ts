import type { RefObject } from 'react';

/**
 * What the block of `header.search` gets as its data: the form in the header, with a field `q`. It stands there without
 * scripts; the block, which comes when somebody goes to the field, hears what happens in it and does the rest.
 */
export interface SearchBoxData {
  readonly form: RefObject<HTMLFormElement | null>;
}

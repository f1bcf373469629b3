import type { RefObject } from 'react';

/**
 * The data of the block `header.search`: the form in the header, with a field `q`. The form works without scripts; the
 * block loads when the field gets the focus, listens to it and does the rest.
 */
export interface SearchBoxData {
  readonly form: RefObject<HTMLFormElement | null>;
}

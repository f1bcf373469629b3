/** In place of a page's data: the page is not shown, for this reason. Plain, so it travels with a rendered page. */
export interface Withheld {
  readonly withheld: 'not-found' | 'off' | 'undeveloped' | 'front';
}

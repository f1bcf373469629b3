/** What is open over the page. */
export type Over =
  | { readonly part: 'answers' }
  | { readonly part: 'paper'; readonly page: number | null }
  | { readonly part: 'finish'; readonly itemIds: readonly string[] | null };

import { tidyName } from '../../../model/trees/chapters';

/** Most letters of a chapter's name. */
export const longestChapterName = 100;

/** What somebody typed as the name of a chapter. */
export type NamedChapter =
  | { readonly status: true; readonly name: string }
  | { readonly status: false; readonly message: string };

/** A typed name as it is sent; an empty one is answered here, without a call (teaching.md section 5). */
export function nameChapter(typed: string): NamedChapter {
  const name = tidyName(typed);
  return name === '' ? { status: false, message: 'textbook.error.emptyName' } : { status: true, name };
}

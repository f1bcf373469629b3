import { type TextbookSource, textbookSources } from 'edutech/core/common/teaching/sources';
import { routes } from '../../routes';

/** Words of the sources, as messages and addresses have them. */
export const sourceNames: Readonly<Record<TextbookSource, string>> = {
  [textbookSources.school]: 'school',
  [textbookSources.electronic]: 'electronic',
  [textbookSources.onlineTutorial]: 'tutorial',
  [textbookSources.personal]: 'personal',
};

/** The source that an address names; without one the school's list. */
export function sourceOf(word: string | null): TextbookSource {
  const found = Object.values(textbookSources).find((source) => sourceNames[source] === word);
  return found ?? textbookSources.school;
}

/** The list of a source, without filters. */
export const sourceAddress = (source: TextbookSource) =>
  routes.handle.to({ source: source === textbookSources.school ? null : sourceNames[source] });

/** The source of a book, which comes as a number. */
export const sourceOfBook = ({ source }: { readonly source: number }): TextbookSource =>
  Object.values(textbookSources).find((one) => one === source) ?? textbookSources.school;

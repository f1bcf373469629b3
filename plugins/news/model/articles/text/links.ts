import { textOf } from './text';

/** A link or picture of an article's HTML. */
export interface Reference {
  readonly kind: 'link' | 'picture';
  readonly address: string;
  /** The words of the link, the description of the picture. */
  readonly words: string;
}

/** What can be wrong with one; each has a sentence `news.check.<name>`. */
export type ReferenceFault = 'form' | 'noPage' | 'noArticle' | 'noFile' | 'noWords' | 'elsewhere';

const tags = /<a\b([^>]*)>([\s\S]*?)<\/a>|<img\b([^>]*)>/gi;

const attribute = (attributes: string, name: string): string =>
  textOf(new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '');

/** Links and pictures of cleaned HTML, in its order. */
export const referencesOf = (html: string): Reference[] =>
  [...html.matchAll(tags)].map(([, link, words = '', picture]) =>
    link === undefined
      ? { kind: 'picture', address: attribute(picture ?? '', 'src'), words: attribute(picture ?? '', 'alt') }
      : { kind: 'link', address: attribute(link, 'href'), words: textOf(words).trim() },
  );

/**
 * What is wrong with an address by its form alone; `null`: nothing, or the address is internal and has to be looked
 * up. No other site is asked: an editor's click must not make the platform's servers call strangers.
 */
export function faultOfForm({ kind, address, words }: Reference): ReferenceFault | null {
  if (kind === 'picture') {
    if (!address.startsWith('/files/')) return 'elsewhere';
    return words.trim() === '' ? 'noWords' : null;
  }
  if (words === '') return 'noWords';
  if (address.startsWith('/') && !address.startsWith('//')) return null;
  if (/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/i.test(address)) return null;
  const url = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : null;
  return url && /^[^.]+(\.[^.]+)+$|^localhost$|^\[/.test(url.hostname) ? null : 'form';
}

/** A fault that the writer should see but may leave as it is. */
export const isHint = (fault: ReferenceFault): boolean => fault === 'noWords';

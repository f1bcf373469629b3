import type { RoleType } from 'edutech/core/common/permissions/people';
import { partsOf, postWords, wordKey } from './words';

/** A post as a cell names it, with the subject or the grade in brackets: 备课组长(数学), 年级组长(七年级). */
export interface SaidPost {
  readonly roleType: RoleType;
  readonly of: string;
}

/** The posts of one cell; null when a word is no post. */
export function readPosts(text: string): SaidPost[] | null {
  const posts: SaidPost[] = [];
  for (const part of partsOf(text.normalize('NFKC'))) {
    const [, word = '', of = ''] = /^(.*?)(?:\((.*)\))?$/.exec(part) ?? [];
    const roleType = postWords.get(wordKey(word));
    if (!roleType) return null;
    posts.push({ roleType, of: of.trim() });
  }
  return posts;
}

/** Classes of one cell by subject: 七(1)班、七(2)班, or 数学:七(1)班、七(2)班;物理:八(1)班. */
export function readLessons(text: string): { readonly subject: string; readonly classes: readonly string[] }[] {
  const plain = text.replace(/[：]/g, ':');
  if (!plain.includes(':')) return [{ subject: '', classes: partsOf(plain) }];
  return plain
    .split(/[;；\n]+/)
    .map((part) => part.split(':'))
    .filter(([, classes]) => classes !== undefined)
    .map(([subject = '', classes = '']) => ({ subject: subject.trim(), classes: partsOf(classes) }));
}

import type { Static } from 'typebox';
import type { getNotice } from '../../common/api/notices';
import type { Language } from '../../common/languages';
import { contributions } from '../../common/token';
import type { Db } from '../data/db';

/** A notice as people read it, in their language. */
export type ShownNotice = NonNullable<Static<(typeof getNotice)['output']>>;

/**
 * Sources of notices: core stores none itself, so that there is one list and one page that edits it. A source returns
 * the newest notice in force; null for none.
 */
export interface NoticeSource {
  inForce(db: Db, language: Language, now: Date): Promise<ShownNotice | null>;
}
export const NoticeSources = contributions<NoticeSource>('core.NoticeSources');

/** The notice in force of the first source that has one; null: there is none. */
export async function newestNotice(
  sources: readonly NoticeSource[],
  db: Db,
  language: Language,
  now: Date,
): Promise<ShownNotice | null> {
  for (const source of sources) {
    const notice = await source.inForce(db, language, now);
    if (notice) return notice;
  }
  return null;
}

import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { TextbookUses } from '../../api/textbooks';

/** What stands on books and chapters, in the reader's words; nothing is said of what is not there. */
export async function dependentsOf(
  db: Db,
  { uses, texts }: { readonly uses: readonly TextbookUses[]; readonly texts: Texts },
  on: { readonly bookIds: readonly Id[]; readonly nodeIds: readonly Id[] },
  own: Readonly<Record<string, number>>,
  language: Language,
): Promise<{ what: string; count: number }[]> {
  const found = Object.entries(own)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({ what: texts.say(language, `textbook.dependents.${what}`), count }));
  for (const area of uses) {
    const use = await area.countOn(db, on, language);
    if (use && use.count > 0) found.push({ ...use });
  }
  return found;
}

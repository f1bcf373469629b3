import type { EntryToWrite } from './search.queries';
import type { SearchEntry } from './search-index';
import { readingOf, squeezed, wordsOf } from './words/entry-words';
import { layerWord, weightOf } from './words/weights';

/** What PostgreSQL's text cannot hold: no plugin should let it in, and one that does must not stop the others. */
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** An entry as the index keeps it. */
export function entryToWrite(kind: string, entry: SearchEntry): EntryToWrite {
  const { owner, more: _more, uses, ...rest } = entry;
  const title = clean(entry.title);
  const weight = weightOf(entry.shownFrom, uses);
  return {
    ...rest,
    ...owner,
    kind,
    title,
    titleEn: clean(entry.titleEn),
    names: entry.names.map(clean).filter((name) => name !== ''),
    summary: clean(entry.summary).slice(0, 1000),
    summaryEn: clean(entry.summaryEn).slice(0, 1000),
    weight,
    plain: [title, entry.titleEn].map(squeezed).join(' '),
    reading: readingOf(title),
    words: [...wordsOf(kind, entry), layerWord(weight)],
  };
}

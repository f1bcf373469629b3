import type { Hit } from './find-in-pages';

/** Names of the marks in the style sheet (`::highlight(…)`). */
const all = 'pdf-hit';
const current = 'pdf-hit-current';

/** The range of a drawn page's text for a hit; null when the drawn page does not contain it. */
export function rangeOf(hit: Hit, pieces: readonly HTMLElement[]): Range | null {
  const from = pieces[hit.from.piece]?.firstChild;
  const to = pieces[hit.to.piece]?.firstChild;
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(from, Math.min(hit.from.letter, from.textContent?.length ?? 0));
  range.setEnd(to, Math.min(hit.to.letter, to.textContent?.length ?? 0));
  return range;
}

/**
 * Marks hits on a page without touching its text; answers how to take the marks away. Browsers that cannot yet (Safari
 * before 17.2) still go to the page.
 */
export function markHits(hits: readonly Hit[], chosen: Hit | null, pieces: readonly HTMLElement[]): () => void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return () => undefined;
  const marked = hits.map((hit) => ({ range: rangeOf(hit, pieces), name: hit === chosen ? current : all }));
  for (const { range, name } of marked) {
    if (!range) continue;
    const marks = CSS.highlights.get(name) ?? new Highlight();
    marks.priority = name === current ? 1 : 0;
    marks.add(range);
    CSS.highlights.set(name, marks);
  }
  return () => {
    for (const { range, name } of marked) if (range) CSS.highlights.get(name)?.delete(range);
  };
}

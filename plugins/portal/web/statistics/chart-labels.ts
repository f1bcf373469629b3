/** Characters of a label that fit under a bar (portal.md section 9). */
const longestLabel = 4;

/** A chart's label, cut at four characters as readers count them; the whole text belongs into its tooltip. */
export function chartLabel(text: string): string {
  const characters = [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
  return characters.length <= longestLabel ? text : `${characters.slice(0, longestLabel).join('')}…`;
}

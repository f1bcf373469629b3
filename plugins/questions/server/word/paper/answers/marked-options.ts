import type { SourceInline } from '../../document/source-line';
import type { RawOption } from '../raw-paper';

type Test = (inline: Extract<SourceInline, { kind: 'text' }>) => boolean;

/** How papers mark the right option, the plainest way first. */
const ways: readonly Test[] = [
  ({ stress }) => stress === 'highlight',
  ({ stress }) => stress === 'colour',
  ({ marks }) => marks?.includes('bold') ?? false,
  ({ marks }) => marks?.includes('underline') ?? false,
];

const isAll = (inlines: readonly SourceInline[], test: Test): boolean => {
  const texts = inlines.filter((inline) => inline.kind === 'text' && inline.text.trim() !== '');
  return texts.length > 0 && texts.every((inline) => inline.kind === 'text' && test(inline));
};

/** Options that are set in another way than the others: marked as right ones. Null where none or all are. */
export function markedOptions(options: readonly RawOption[]): number[] | null {
  for (const test of ways) {
    const ofText = options.map(({ lines }) =>
      isAll(
        lines.flatMap(({ inlines }) => inlines),
        test,
      ),
    );
    const ofLabel = options.map(({ label }) => isAll(label, test));
    for (const found of [ofText, ofLabel]) {
      const marked = found.flatMap((isMarked, at) => (isMarked ? [at] : []));
      if (marked.length > 0 && marked.length < options.length) return marked;
    }
  }
  return null;
}

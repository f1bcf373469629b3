import type { SourceInline, SourceLine } from '../../document/source-line';

/** Lines of a question with its blanks, and what was written onto them; empty: nothing was. */
interface FilledBlanks {
  readonly lines: SourceLine[];
  readonly answer: readonly SourceLine[];
}

type Text = Extract<SourceInline, { kind: 'text' }>;

const address = /:\/\/|www\.|@/;

/** Words on a line in another colour than the question: an answer. Addresses are set so too. */
const isFilled = (inline: SourceInline): inline is Text & { stress: string } =>
  inline.kind === 'text' &&
  inline.stress !== undefined &&
  (inline.marks?.includes('underline') ?? false) &&
  inline.text.trim() !== '' &&
  !address.test(inline.text);

/** Makes blanks of the answers that a teacher's paper shows in colour, underlined as the blanks are. */
export function filledBlanks(lines: readonly SourceLine[]): FilledBlanks {
  const answers: string[] = [];
  const emptied = lines.map((line) => {
    const inlines: SourceInline[] = [];
    for (const inline of line.inlines) {
      const isGap = isFilled(inline) || inline.kind === 'gap';
      if (isFilled(inline)) answers.push(inline.text.trim());
      // a blank goes on before and behind what is written onto it
      if (isGap && inlines.at(-1)?.kind === 'gap') continue;
      inlines.push(isFilled(inline) ? { kind: 'gap', gap: 0 } : inline);
    }
    return { ...line, inlines };
  });
  const [first] = lines;
  if (!first || answers.length === 0) return { lines: [...lines], answer: [] };
  const answer = { ...first, blocks: [], rows: null, inlines: [{ kind: 'text' as const, text: answers.join('；') }] };
  return { lines: emptied, answer: [answer] };
}

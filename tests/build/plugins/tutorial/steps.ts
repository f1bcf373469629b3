// Reads a tutorial written in Markdown as what its reader would do: commands, new files, changes to files.

/** One thing to do; `line` is where it stands in the text. */
export type Step =
  | { readonly kind: 'run'; readonly line: number; readonly command: string }
  | { readonly kind: 'write'; readonly line: number; readonly file: string; readonly text: string }
  | {
      readonly kind: 'change';
      readonly line: number;
      readonly file: string;
      readonly from: string;
      readonly to: string;
    };

interface Block {
  /** What follows the fence: `sh`, `diff`, `ts web/index.ts`. */
  readonly language: string;
  readonly file: string;
  readonly line: number;
  readonly lines: readonly string[];
}

/**
 * The steps of one section. A block in `sh` is run, `diff` changes files, and one whose fence names a file writes it.
 * Throws for a block that is none of these: nothing in a tutorial may go untried.
 */
export function readSteps(markdown: string, heading: string): Step[] {
  return blocksOf(markdown, heading).flatMap((block): Step[] => {
    const { language, file, line, lines } = block;
    if (language === 'sh') return lines.map((command, at) => ({ kind: 'run', line: line + at, command }));
    if (language === 'diff') return changesIn(block);
    if (file !== '') return [{ kind: 'write', line, file, text: `${lines.join('\n')}\n` }];
    throw new Error(`line ${line}: a reader cannot tell what to do with this block`);
  });
}

function blocksOf(markdown: string, heading: string): Block[] {
  const blocks: Block[] = [];
  let isInside = false;
  let open: { language: string; file: string; line: number; lines: string[] } | undefined;
  for (const [at, text] of markdown.split('\n').entries()) {
    const fence = /^```(\S*)\s*(\S*)/.exec(text);
    if (open && fence) {
      blocks.push(open);
      open = undefined;
    } else if (open) {
      open.lines.push(text);
    } else if (/^##? /.test(text)) {
      isInside = text === heading;
    } else if (fence && isInside) {
      // people count lines from one, and the block begins on the next
      open = { language: fence[1] ?? '', file: fence[2] ?? '', line: at + 2, lines: [] };
    }
  }
  return blocks;
}

/** The signs of a change, in their order: where it is, what goes out, what comes in. */
const order = ' -+';

/** `@@` names a file; after it each change is what stands there, what goes out, what comes in. */
function changesIn({ line: first, lines }: Block): Step[] {
  const steps: { kind: 'change'; line: number; file: string; from: string; to: string }[] = [];
  let file = '';
  let former = '+';
  for (const [at, text] of lines.entries()) {
    const line = first + at;
    const sign = text.slice(0, 1) || ' ';
    const rest = `${text.slice(1)}\n`;
    if (sign === '@') {
      file = text.slice(3);
      former = '+';
      continue;
    }
    if (file === '' || !order.includes(sign)) throw new Error(`line ${line}: "${text}" is no part of a change`);
    if (order.indexOf(sign) < order.indexOf(former)) steps.push({ kind: 'change', line, file, from: '', to: '' });
    const step = steps.at(-1);
    if (step?.file !== file) throw new Error(`line ${line}: after which line of ${file} does this come in?`);
    if (sign !== '+') step.from += rest;
    if (sign !== '-') step.to += rest;
    former = sign;
  }
  return steps;
}

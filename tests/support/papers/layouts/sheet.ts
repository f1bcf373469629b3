import type { Maker } from '../makers/maker';
import { type Expected, head, line, type Paper, title } from '../notation';

/** A line of a paper, or a table of cells. */
type Part = string | readonly (readonly string[])[];

/**
 * The body of a paper, a line each: `# ` its title, `## ` a bold head, `> ` an indented line, `1| ` a line that the program
 * numbers, `2| ` to `9| ` one of the lists that count options, `1.1| ` one of the second level.
 */
export const bodyOf = (maker: Maker, parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (typeof part !== 'string')
        return maker.table(part.map((row) => row.map((cell) => (cell === '' ? '' : line(maker, cell)))));
      const list = /^(\d)(?:\.(\d))?\| /.exec(part);
      const rest = part.slice(list?.[0].length ?? 0);
      if (list) return line(maker, rest, [], { list: Number(list[1]), level: Number(list[2] ?? 0) });
      if (part.startsWith('# ')) return title(maker, part.slice(2));
      if (part.startsWith('## ')) return head(maker, part.slice(3));
      return part.startsWith('> ') ? line(maker, part.slice(2), [], { indent: true }) : line(maker, part);
    })
    .join('');

export const sheet = (name: string, maker: Maker, parts: readonly Part[], expected: readonly Expected[]): Paper => ({
  name,
  maker: maker.name,
  isWellFormed: true,
  bytes: maker.file(bodyOf(maker, parts)),
  expected,
});

export const one = (number: number, choice: number, more: Partial<Expected> = {}): Expected => ({
  number: `${number}`,
  type: 0,
  options: 4,
  choice: [choice],
  ...more,
});
export const truth = (number: number, value: boolean): Expected => ({ number: `${number}`, type: 2, truth: value });
export const gap = (number: number, ...gaps: readonly string[]): Expected => ({ number: `${number}`, type: 3, gaps });
export const free = (number: number, answer: string, more: Partial<Expected> = {}): Expected => ({
  number: `${number}`,
  type: 5,
  answer,
  ...more,
});

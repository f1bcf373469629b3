import { readFileSync } from 'node:fs';

/** One row of a table: its cells, trimmed. */
export type Row = readonly string[];

/** A piece of the specification that stands beside this file. */
export class Specification {
  readonly #text: string;

  constructor(name: 'portal' | 'teaching') {
    this.#text = readFileSync(new URL(`${name}.md`, import.meta.url), 'utf8');
  }

  /** Text under a heading, up to the next one of any level. Throws when the heading is not there. */
  under(heading: string): string {
    const after = this.#text.split(`# ${heading}\n`)[1];
    if (after === undefined) throw new Error(`the specification has no heading "${heading}"`);
    return after.split(/^#/m)[0] ?? '';
  }

  /** Rows of the table under a heading, without its head. */
  table(heading: string): readonly Row[] {
    const rows = this.under(heading)
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
    return rows.slice(2);
  }

  /** What follows these words, up to the end of the sentence. Throws when they are not there. */
  sentenceAfter(words: string): string {
    const after = this.#text.split(words)[1];
    if (after === undefined) throw new Error(`the specification does not say "${words}"`);
    return (after.split(/\.(?=\s|$)/)[0] ?? '').trim();
  }

  /** Items of the bulleted list after these words. */
  listAfter(words: string): readonly string[] {
    const after = this.#text.split(`${words}\n`)[1] ?? '';
    return (
      after
        .trim()
        .split('\n\n')[0]
        ?.split('\n')
        .map((line) => line.replace(/^- /, '')) ?? []
    );
  }
}

/** Splits at commas, but not inside brackets. */
export const splitList = (text: string): readonly string[] =>
  text
    .split(/,(?![^(]*\))/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** `monitor (quiz monitor detail)` → `monitor`. */
export const withoutRemark = (item: string) => item.replace(/\s*\(.*$/, '').trim();

/** Path segments that a cell of children names; remarks, also those after a semicolon, and other words are left out. */
export const segmentsOf = (cell: string): readonly string[] =>
  splitList(cell.split(';')[0] ?? '')
    .map(withoutRemark)
    .filter((item) => /^[A-Za-z][\w-]*$/.test(item));

/** Addresses that a text names. */
export const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w/])\/[a-z][\w-]*(?:\/[\w-]+)*/g)].map(([path]) => path);

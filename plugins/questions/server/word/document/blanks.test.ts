import { expect, test } from 'vitest';
import { withBlanks } from './blanks';
import type { SourceInline } from './source-line';

const text = (value: string, ...marks: ('bold' | 'underline')[]): SourceInline => ({
  kind: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
});
const shape = (...inlines: SourceInline[]) =>
  withBlanks(inlines)
    .map((inline) => (inline.kind === 'text' ? inline.text : inline.kind === 'gap' ? `[${inline.gap}]` : '?'))
    .join('');

test('a line of underscores is one blank, whatever runs a document makes of it', () => {
  expect(shape(text('She ______ (go) to school.'))).toBe('She [0] (go) to school.');
  expect(shape(text('She ___'), text('_', 'bold'), text('____ (go) to school.'))).toBe('She [0] (go) to school.');
  expect(shape(text('She _'), text('___'), text('_ goes.'))).toBe('She [0] goes.');
  expect(shape(text('   ', 'underline'), text('_ goes'))).toBe('[0] goes');
});

test('two blanks with something between them stay two, and numbers stay theirs', () => {
  expect(shape(text('____ and ____'))).toBe('[0] and [0]');
  expect(shape(text('one __1__ two __2__'))).toBe('one [1] two [2]');
});

import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { parseDemoText } from './demo-text';
import { DemoLines, demoValues, TwoLanguages } from './demo-values';

const books = `# Two books.
stage: junior
year: 2026

== numbers
name: 数 | Numbers
contents:
  数轴
    相反数

  绝对值

== shapes
name: 形 | Shapes
year: 2027
single (2, number): How many?
A: 3
`;
const [numbers, shapes] = parseDemoText(books, 'server/demo/books.txt');

describe('a demo text', () => {
  test('has a record for each name, with what the head says of all', () => {
    expect([numbers!.name, shapes!.name]).toEqual(['numbers', 'shapes']);
    expect(numbers!.entries.map(({ key, text }) => [key, text])).toEqual([
      ['stage', 'junior'],
      ['year', '2026'],
      ['name', '数 | Numbers'],
      ['contents', '数轴\n  相反数\n\n绝对值'],
    ]);
  });

  test('a record says otherwise than the head', () => {
    expect(shapes!.entries.filter(({ key }) => key === 'year').map(({ text }) => text)).toEqual(['2027']);
  });

  test('entries keep their order, their notes and their lines', () => {
    expect(shapes!.entries.slice(-2)).toEqual([
      { key: 'single', note: '2, number', text: 'How many?', line: 16 },
      { key: 'A', note: '', text: '3', line: 17 },
    ]);
  });

  test('without names it is one record, named like the file', () => {
    expect(parseDemoText('year: 2026\n', 'server/demo/books/shapes.txt')).toMatchObject([{ name: 'shapes' }]);
  });

  test.each([
    ['a line is no entry', 'year: 2026\nhello', 'books.txt:2: neither "key: text" nor indented by two spaces'],
    ['an indented line has nothing above it', '  hello', 'books.txt:1: continues nothing'],
    ['a name comes twice', '== a\n== b\n== a', 'books.txt:3: another "a"'],
  ])('says the line where %s', (_, text, message) => {
    expect(() => parseDemoText(text, 'books.txt')).toThrow(message);
  });
});

describe('the values of a record', () => {
  const Book = Type.Object({
    name: TwoLanguages,
    grade: Type.Optional(Type.Integer()),
    term: Type.Optional(Type.Enum([1, 2])),
    isOwn: Type.Optional(Type.Boolean()),
    tags: Type.Optional(Type.Array(Type.String())),
    part: DemoLines,
  });
  const read = (text: string) => demoValues(Book, parseDemoText(text, 'books.txt')[0]!);

  test('are texts, numbers, choices, yes and no, lists, and lines of one key', () => {
    expect(read('name: 数 | Numbers\ngrade: 7\nterm: 2\nisOwn: yes\ntags: 1 | b\npart (2): x\npart: y\n')).toEqual({
      name: ['数', 'Numbers'],
      grade: 7,
      term: 2,
      isOwn: true,
      tags: ['1', 'b'],
      part: [
        { note: '2', text: 'x' },
        { note: '', text: 'y' },
      ],
    });
  });

  test.each([
    ['a key is unknown', 'name: 数 | N\nsize: 3', 'books.txt:2: there is no "size" here'],
    ['a key comes twice', 'name: 数 | N\ngrade: 3\ngrade: 4', 'books.txt:3: another "grade"'],
    ['a key is missing', '== a\ngrade: 3', 'books.txt:1: "a" has no "name"'],
    ['a value is no number', 'name: 数 | N\ngrade: seven', 'books.txt:2: grade: it must be integer'],
    ['a value is not among the choices', 'name: 数 | N\nterm: 3', 'books.txt:2: term: it must be'],
    ['a name has one language', 'name: 数', 'books.txt:1: name: it must'],
  ])('say file and line where %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

import { stages } from 'edutech/core/common/teaching/stages';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { demoAccounts } from 'edutech/core/server/demo/demo';
import { DemoTextError, type DemoRecord } from 'edutech/core/server/demo/demo-text';
import { demoValues, TwoLanguages } from 'edutech/core/server/demo/demo-values';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { type Static, Type } from 'typebox';
import type { ListedBook } from '../../model/books/book';
import type { OutlineNode } from '../../model/outline/outline';
import { OutlineError, parseOutline } from '../../model/outline/parse-outline';

/** Whose something is: of a school by its code, and of an account; neither: the city's. */
const Manager = {
  school: Type.Optional(Type.String()),
  account: Type.Optional(Type.Enum([...demoAccounts])),
};
export type DemoManager = Static<Type.TObject<typeof Manager>>;

const Book = Type.Object({
  ...Manager,
  name: TwoLanguages,
  stage: Type.Enum([...stages]),
  subject: Type.String(),
  grade: Type.Integer(),
  volume: TwoLanguages,
  /** The half of the school year in which it is taught; without it the whole year. */
  term: Type.Optional(Type.Enum([1, 2])),
  edition: Type.String(),
  year: Type.Integer(),
  source: Type.Optional(Type.Enum(Object.keys(textbookSources) as (keyof typeof textbookSources)[])),
  /** Units, lessons and sections, as `parseOutline` reads them. */
  contents: Type.Optional(Type.String()),
  /** Code of the printed book that has the same contents. */
  contentsOf: Type.Optional(Type.String()),
});

/** A book of the demo city with its chapters. */
export interface WrittenBook extends ListedBook {
  readonly year: number;
  readonly source: 1 | 2 | 3 | 4;
  readonly keeper: DemoManager;
  readonly nodes: readonly OutlineNode[];
}

const Tree = Type.Object({
  ...Manager,
  name: TwoLanguages,
  stage: Type.Enum([...stages]),
  subject: Type.String(),
  /** Field, topic, point. */
  points: Type.String(),
});

/** The knowledge points of a subject in a stage. */
export interface WrittenTree {
  /** Never changed: ids are made of it and of the paths of points. */
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly stage: ListedBook['stage'];
  readonly subject: string;
  readonly keeper: DemoManager;
  readonly nodes: readonly OutlineNode[];
}

/** The city's printed books, from primary to senior schools. */
export const printedBooks = (folder: string): WrittenBook[] =>
  readDemo(folder, 'books').map((record) => bookOf(record, []));

/** Those, e-books and tutorials, books of schools, and books of one's own. */
export function allBooks(folder: string): WrittenBook[] {
  const printed = printedBooks(folder);
  return [...printed, ...readDemo(folder, 'own-books.txt').map((record) => bookOf(record, printed))];
}

/** Knowledge trees of the city: three subjects in three stages. */
export const cityTrees = (folder: string): WrittenTree[] => readDemo(folder, 'trees').map(treeOf);

/** Those, and trees of a school and of a person. */
export const allTrees = (folder: string): WrittenTree[] => [
  ...cityTrees(folder),
  ...readDemo(folder, 'own-trees.txt').map(treeOf),
];

function bookOf(record: DemoRecord, printed: readonly WrittenBook[]): WrittenBook {
  const { name, volume, term, source, school, account, contents, contentsOf, ...facts } = demoValues(Book, record);
  const same = printed.find(({ code }) => code === contentsOf);
  if (!same && contents === undefined) throw new DemoTextError(record, `"${record.name}" has no contents`);
  return {
    ...facts,
    code: record.name,
    name: name[0],
    nameEn: name[1],
    volume: volume[0],
    volumeEn: volume[1],
    term: term ?? null,
    source: textbookSources[source ?? 'school'],
    keeper: { school, account },
    nodes: same?.nodes ?? outlineOf(record, 'contents'),
  };
}

function treeOf(record: DemoRecord): WrittenTree {
  const { name, stage, subject, school, account } = demoValues(Tree, record);
  const nodes = outlineOf(record, 'points');
  return { code: record.name, name: name[0], nameEn: name[1], stage, subject, keeper: { school, account }, nodes };
}

/** Reads the outline that stands below a key; a fault is told with the line of the file. */
function outlineOf(record: DemoRecord, key: string): OutlineNode[] {
  const { text, line } = record.entries.find((entry) => entry.key === key)!;
  try {
    return parseOutline(text);
  } catch (error) {
    if (!(error instanceof OutlineError)) throw error;
    throw new DemoTextError({ file: record.file, line: line + error.line }, error.problem);
  }
}

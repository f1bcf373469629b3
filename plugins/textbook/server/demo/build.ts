import type { Id } from 'edutech/core/common/ids';
import { insertMany } from 'edutech/core/server/data/many.queries';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { editions } from '../../model/books/editions';
import { selectSchoolYear } from '../books/books.queries';
import { insertEditions } from '../catalogue/catalogue.queries';
import { allBooks, allTrees } from './books';
import {
  columns,
  type DemoAdoption,
  type DemoBook,
  type DemoNode,
  type DemoPoint,
  type DemoTree,
  ownershipOf,
  nodeRows,
  sameTitles,
} from './rows';

/** Editions that a school only uses where somebody has chosen them. */
const otherEditions = ['bnu', 'fltrp', 'jiangsu'];

/** Books with their chapters, knowledge trees, what they have in common, and who uses which books. */
export async function build(context: DemoContext): Promise<void> {
  const { db } = context;
  await insertEditions(db, editions, (code) => context.id(`textbook.edition.${code}`));
  const { bookRows, chapters } = bookRowsOf(context);
  const { treeRows, points } = treeRowsOf(context);
  await insertMany(db, 'textbook.book', columns.book, bookRows);
  await insertMany(db, 'textbook.node', columns.node, [...chapters.values()].flat());
  await insertMany(db, 'textbook.knowledge_tree', columns.tree, treeRows);
  await insertMany(db, 'textbook.knowledge_point', columns.point, [...points.values()].flat());
  const ofCity = bookRows.filter(({ source, school_id }) => source === 1 && school_id === null);
  await insertMany(db, 'textbook.node_twin', { node_id: 'uuid', twin_id: 'uuid' }, twinsOf(ofCity, chapters));
  const taught = { node_id: 'uuid', point_id: 'uuid' } as const;
  await insertMany(db, 'textbook.node_point', taught, pointsOf(ofCity, chapters, treeRows, points));
  const { id: yearId } = await selectSchoolYear(db, context.world.termId);
  await insertMany(db, 'textbook.adoption', columns.adoption, adoptionsOf(context, ofCity, yearId));
}

function bookRowsOf(context: DemoContext) {
  const { id } = context;
  const now = context.clock.now();
  const chapters = new Map<Id, DemoNode[]>();
  const bookRows = allBooks(context.folder).map((book): DemoBook => {
    const bookId = id(`textbook.book.${book.code}`);
    const owner = ownershipOf(book.keeper, context);
    const nodes = nodeRows(book.nodes, owner, (path) => id(`textbook.node.${book.code}/${path}`));
    chapters.set(
      bookId,
      nodes.map((node) => ({ ...node, book_id: bookId })),
    );
    return {
      ...owner,
      id: bookId,
      code: book.code,
      source: book.source,
      stage: book.stage,
      subject_id: id(`subject/${book.subject}`),
      grade_id: id(`grade/${book.grade}`),
      edition_id: id(`textbook.edition.${book.edition}`),
      name: book.name,
      name_en: book.nameEn,
      volume_name: book.volume,
      volume_name_en: book.volumeEn,
      print_year: book.year,
      term_number: book.term,
      created_at: now,
      changed_at: now,
    };
  });
  return { bookRows, chapters };
}

function treeRowsOf(context: DemoContext) {
  const { id } = context;
  const now = context.clock.now();
  const points = new Map<Id, DemoPoint[]>();
  const treeRows = allTrees(context.folder).map((tree): DemoTree => {
    const treeId = id(`textbook.tree.${tree.code}`);
    const owner = ownershipOf(tree.keeper, context);
    const nodes = nodeRows(tree.nodes, owner, (path) => id(`textbook.point.${tree.code}/${path}`));
    points.set(
      treeId,
      nodes.map((node) => ({ ...node, tree_id: treeId })),
    );
    return {
      ...owner,
      id: treeId,
      stage: tree.stage,
      subject_id: id(`subject/${tree.subject}`),
      name: tree.name,
      name_en: tree.nameEn,
      created_at: now,
      changed_at: now,
    };
  });
  return { treeRows, points };
}

/** Chapters of one title in books of two editions for the same grade and subject. */
const twinsOf = (rows: readonly DemoBook[], chapters: ReadonlyMap<Id, readonly DemoNode[]>) =>
  rows.flatMap((book, index) =>
    rows
      .slice(index + 1)
      .filter(
        (other) =>
          other.grade_id === book.grade_id &&
          other.subject_id === book.subject_id &&
          other.edition_id !== book.edition_id,
      )
      .flatMap((other) => sameTitles(chapters.get(book.id) ?? [], chapters.get(other.id) ?? []))
      .map(([one, two]) => (one.id < two.id ? [one.id, two.id] : [two.id, one.id]))
      .map(([node_id, twin_id]) => ({ node_id: node_id!, twin_id: twin_id! })),
  );

/** Chapters that are called like a knowledge point of their stage and subject. */
const pointsOf = (
  rows: readonly DemoBook[],
  chapters: ReadonlyMap<Id, readonly DemoNode[]>,
  trees: readonly DemoTree[],
  points: ReadonlyMap<Id, readonly DemoPoint[]>,
) =>
  rows.flatMap(({ id, stage, subject_id, school_id }) =>
    trees
      .filter((tree) => tree.stage === stage && tree.subject_id === subject_id && tree.school_id === school_id)
      .flatMap((tree) => sameTitles(chapters.get(id) ?? [], points.get(tree.id) ?? []))
      .map(([node, point]) => ({ node_id: node.id, point_id: point.id })),
  );

/**
 * The city uses the unified edition and those of People’s Education Press where there are such; 松溪区 has chosen others
 * for mathematics and English of grade 7, and so has one school in English; the home school says what it uses itself.
 */
function adoptionsOf({ id }: DemoContext, rows: readonly DemoBook[], yearId: Id): DemoAdoption[] {
  const others = otherEditions.map((edition) => id(`textbook.edition.${edition}`));
  const isUsual = ({ edition_id }: DemoBook) => !others.includes(edition_id);
  const usual = rows.filter(
    (book) =>
      isUsual(book) ||
      !rows.some((other) => isUsual(other) && other.grade_id === book.grade_id && other.subject_id === book.subject_id),
  );
  const byCode = (...codes: string[]) => rows.filter(({ code }) => codes.includes(code));
  const adopt = (who: string, ids: { school_id?: Id; county_id?: Id }, chosen: readonly DemoBook[]) =>
    chosen.map((book) => ({
      school_id: null,
      county_id: null,
      ...ids,
      id: id(`textbook.adoption.${who}.${book.code}`),
      school_year_id: yearId,
      grade_id: book.grade_id,
      subject_id: book.subject_id,
      book_id: book.id,
    }));
  const fltrp = byCode('junior-english-7a-fltrp', 'junior-english-7b-fltrp');
  return [
    ...adopt('city', {}, usual),
    ...adopt('songxi', { county_id: id('county/songxi') }, [...byCode('junior-mathematics-7a-bnu'), ...fltrp]),
    ...adopt('105', { school_id: id('school/105') }, fltrp),
    ...adopt('101', { school_id: id('school/101') }, byCode('junior-mathematics-7a-pep', 'junior-mathematics-7b-pep')),
  ];
}

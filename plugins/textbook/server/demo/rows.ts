import type { Id } from 'edutech/core/common/ids';
import type { Columns } from 'edutech/core/server/data/many.queries';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { nodesOf, type OutlineNode } from '../../model/outline/outline';
import { bareTitle } from '../../model/trees/bare-title';
import type { DemoManager } from './books';

interface Ownership {
  readonly school_id: Id | null;
  readonly owner_person_id: Id | null;
}

export const ownershipOf = ({ school, account }: DemoManager, { id, world }: DemoContext): Ownership => ({
  school_id: school ? id(`school/${school}`) : null,
  owner_person_id: account ? world.people[account].personId : null,
});

export interface DemoBook extends Ownership {
  readonly id: Id;
  readonly code: string;
  readonly source: number;
  readonly stage: string;
  readonly subject_id: Id;
  readonly grade_id: Id;
  readonly edition_id: Id;
  readonly name: string;
  readonly name_en: string;
  readonly volume_name: string;
  readonly volume_name_en: string;
  readonly print_year: number;
  readonly term_number: number | null;
  readonly created_at: Date;
  readonly changed_at: Date;
}
export interface DemoTree extends Ownership {
  readonly id: Id;
  readonly stage: string;
  readonly subject_id: Id;
  readonly name: string;
  readonly name_en: string;
  readonly created_at: Date;
  readonly changed_at: Date;
}
interface Node extends Ownership {
  readonly id: Id;
  readonly parent_id: Id | null;
  readonly position: number;
  readonly name: string;
  readonly name_en: string;
}
export type DemoNode = Node & { readonly book_id: Id };
export type DemoPoint = Node & { readonly tree_id: Id };
export interface DemoAdoption {
  readonly id: Id;
  readonly school_id: Id | null;
  readonly county_id: Id | null;
  readonly school_year_id: Id;
  readonly grade_id: Id;
  readonly subject_id: Id;
  readonly book_id: Id;
}

const kept: Columns<Ownership> = { school_id: 'uuid', owner_person_id: 'uuid' };
const named = { name: 'text', name_en: 'text' } as const;
const made = { created_at: 'timestamptz', changed_at: 'timestamptz' } as const;
const node: Columns<Node> = { ...kept, ...named, id: 'uuid', parent_id: 'uuid', position: 'int2' };

export const columns: {
  readonly book: Columns<DemoBook>;
  readonly tree: Columns<DemoTree>;
  readonly node: Columns<DemoNode>;
  readonly point: Columns<DemoPoint>;
  readonly adoption: Columns<DemoAdoption>;
} = {
  book: {
    ...kept,
    ...named,
    ...made,
    id: 'uuid',
    code: 'text',
    source: 'int2',
    stage: 'text',
    subject_id: 'uuid',
    grade_id: 'uuid',
    edition_id: 'uuid',
    volume_name: 'text',
    volume_name_en: 'text',
    print_year: 'int2',
    term_number: 'int2',
  },
  tree: { ...kept, ...named, ...made, id: 'uuid', stage: 'text', subject_id: 'uuid' },
  node: { ...node, book_id: 'uuid' },
  point: { ...node, tree_id: 'uuid' },
  adoption: {
    id: 'uuid',
    school_id: 'uuid',
    county_id: 'uuid',
    school_year_id: 'uuid',
    grade_id: 'uuid',
    subject_id: 'uuid',
    book_id: 'uuid',
  },
};

/** The nodes of an outline as rows, parents first; `idOf` makes an id of a path. */
export const nodeRows = (outline: readonly OutlineNode[], owner: Ownership, idOf: (path: string) => Id): Node[] =>
  nodesOf(outline).map(({ code, path, name, nameEn }) => ({
    ...owner,
    id: idOf(path),
    parent_id: path.includes('/') ? idOf(path.slice(0, path.lastIndexOf('/'))) : null,
    position: Number(code.slice(-2)),
    name,
    name_en: nameEn ?? '',
  }));

/** Pairs of rows of two lists whose titles are the same but for their numbers. */
export function sameTitles<A extends Node, B extends Node>(some: readonly A[], others: readonly B[]): [A, B][] {
  const byTitle = Map.groupBy(others, ({ name }) => bareTitle(name));
  return some.flatMap((one) => (byTitle.get(bareTitle(one.name)) ?? []).map((other): [A, B] => [one, other]));
}

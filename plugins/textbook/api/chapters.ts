import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';

// Chapters of a book as their readers see them: calls of teaching.md section 7.

const signedIn = { signedIn: true } as const;
const everybody = { public: 'the public list of resources shows the chapters of the city’s books' } as const;

/** A chapter node (teaching.md section 3). */
export const ChapterNode = Type.Object({ nodeId: Id, nodeName: Type.String(), isHaveChild: Type.Boolean() });
export type ChapterNode = Static<typeof ChapterNode>;

/** Below what: a node or, without one, a book. One of the two must be given, else 422. */
const Above = Type.Object({ bookId: Type.Optional(Id), nodeId: Type.Optional(Id) });

/** The nodes directly below. */
export const getChildNodes = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/resourcenode/get-child-node',
  specified: true,
  access: signedIn,
  input: Above,
  output: Type.Array(ChapterNode),
});

/** The same for everybody, of the city's books. */
export const getCommonChildNodes = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/resourcenode/get-commonchild-node',
  specified: true,
  access: everybody,
  input: Above,
  output: Type.Array(ChapterNode),
});

/** A node with its position. */
export const getNode = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/resourcenode/get-one',
  specified: true,
  access: signedIn,
  input: Type.Object({ nodeId: Id }),
  output: Type.Object({
    ...ChapterNode.properties,
    bookId: Id,
    parentId: Maybe(Id),
    /** Names of the nodes above, outermost first. */
    trail: Type.Array(Type.String()),
  }),
});

/** A node of a whole tree, in reading order. */
export const TreeNode = Type.Object({
  ...ChapterNode.properties,
  parentId: Maybe(Id),
  /** 1 at the top. */
  level: Type.Integer(),
});
export type TreeNode = Static<typeof TreeNode>;

/** All chapters of a book, for the browser to cache: ten books (teaching.md section 9), while `version` is the same. */
export const getChapterTree = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/resourcenode/cache-list',
  specified: true,
  access: signedIn,
  input: Type.Object({
    source: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
    bookId: Id,
  }),
  output: Type.Object({ bookId: Id, version: Type.Integer(), nodes: Type.Array(TreeNode) }),
});

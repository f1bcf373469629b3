import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';

// Chapters of a book as their readers see them: calls of teaching.md section 7.

const Id = Type.String({ pattern: idPattern });
const signedIn = { signedIn: true } as const;
const everybody = { public: 'the public list of resources shows the chapters of the city’s books' } as const;

/** A chapter node (teaching.md section 3). */
export const ChapterNode = Type.Object({ nodeid: Id, nodename: Type.String(), isHaveChild: Type.Boolean() });
export type ChapterNode = Static<typeof ChapterNode>;

/** Below what: a node or, without one, a book. One of the two must be given, else 422. */
const Above = Type.Object({ bookid: Type.Optional(Id), nodeid: Type.Optional(Id) });

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
  input: Type.Object({ nodeid: Id }),
  output: Type.Object({
    ...ChapterNode.properties,
    bookid: Id,
    parentid: Type.Union([Id, Type.Null()]),
    /** Names of the nodes above, outermost first. */
    trail: Type.Array(Type.String()),
  }),
});

/** A node of a whole tree, in reading order. */
export const TreeNode = Type.Object({
  ...ChapterNode.properties,
  parentid: Type.Union([Id, Type.Null()]),
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
    bookid: Id,
  }),
  output: Type.Object({ bookid: Id, version: Type.Integer(), nodes: Type.Array(TreeNode) }),
});

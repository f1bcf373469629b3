import Type from 'typebox';
import { Id, Name as NameOf } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { stages } from 'edutech/core/common/teaching/stages';
import { Version } from 'edutech/core/common/wire/version';
import { managers } from '../model/managers';
import { knowledgeSources } from '../model/trees/knowledge-tree';

// Changing knowledge trees; none of these calls is in the specification. `mayManage` of the model decides who may change
// which, as for books. `version` is the tree's when it was read: 409 `textbook.error.treeChanged` with the present one
// if somebody was faster.

const Name = NameOf(100);
const Next = Type.Object({ version: Type.Integer() });

const post = { method: 'POST', root: 'resource', access: managers } as const;

/**
 * Creates a knowledge tree: personal (PERSON), of the school or of the city; empty, or with the points of the tree
 * `knowId`, which the caller sees. 409 `textbook.error.treeThere` if there is one already, 422 with the field
 * `subjectId`.
 */
export const makeKnowledgeTree = endpoint({
  ...post,
  path: '/knowledge/make-tree',
  perMinute: 20,
  input: Type.Object({
    source: Type.Enum([...knowledgeSources]),
    stageId: Type.Enum([...stages]),
    subjectId: Id,
    name: Name,
    knowId: Type.Optional(Id),
  }),
  output: Type.Object({ knowId: Id }),
});

/** Adds a point at the end: of the tree, or of the point `kiid`. 422 `textbook.error.tooDeep`, `textbook.error.tooMany`. */
export const addPoint = endpoint({
  ...post,
  path: '/knowledgeitem/add',
  input: Type.Object({ knowId: Id, kiid: Type.Optional(Id), knowName: Name, version: Version }),
  output: Type.Object({ kiid: Id, version: Type.Integer() }),
});

/** Renames a point. */
export const renamePoint = endpoint({
  ...post,
  path: '/knowledgeitem/rename',
  input: Type.Object({ kiid: Id, knowName: Name, version: Version }),
  output: Next,
});

/** Moves a point below another (without `parentId`: to the top), before `beforeId` or to the end. */
export const movePoint = endpoint({
  ...post,
  path: '/knowledgeitem/move',
  input: Type.Object({ kiid: Id, parentId: Type.Optional(Id), beforeId: Type.Optional(Id), version: Version }),
  output: Next,
});

/** `status` 0 removes a point with all below it, 1 restores it. Things that refer to it stay. */
export const deletePoint = endpoint({
  ...post,
  path: '/knowledgeitem/del',
  input: Type.Object({ kiid: Id, status: Type.Union([Type.Literal(0), Type.Literal(1)]), version: Version }),
  output: Next,
});

/** What refers to a point and to all below it: `what` in the caller's language. */
export const pointDependents = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/knowledgeitem/dependents',
  access: managers,
  input: Type.Object({ kiid: Id }),
  output: Type.Array(Type.Object({ what: Type.String(), count: Type.Integer() })),
});

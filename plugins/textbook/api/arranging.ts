import Type from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Version } from 'edutech/core/common/wire/version';
import { managers } from '../model/managers';
import { ChapterNode } from './chapters';

// Changing the chapters of a book: calls of teaching.md section 7, and ours to move one and to list what refers to it.
// `mayManage` of the model decides who may change which book: 403 for a book that the caller may only read, 404 for one
// that they do not see. `version` is the book's version when its tree was read; the specification's calls may leave it
// out, ours require it: 409 `textbook.error.treeChanged` with the present version if somebody was faster.

/** Letters of a chapter's name. The browser answers an empty one itself: status false, 操作失败 (teaching.md section 5). */
const NodeName = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

const Read = Type.Optional(Version);

/**
 * Adds a chapter at the end: of the book, or of `nodeId`. 422 `textbook.error.tooDeep` below the fourth level,
 * `textbook.error.tooMany` after the two-thousandth.
 */
export const addChapter = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/resourcenode/add-chapter',
  specified: true,
  access: managers,
  input: Type.Object({ bookId: Id, nodeName: NodeName, nodeId: Type.Optional(Id), version: Read }),
  output: ChapterNode,
});

const renaming = {
  root: 'resource',
  path: '/resourcenode/update-node',
  specified: true,
  access: managers,
  input: Type.Object({ nodeId: Id, nodeName: NodeName, version: Read }),
  output: Type.Null(),
} as const;

/** Renames a chapter. */
export const renameNode = endpoint({ method: 'POST', ...renaming });

/** The same as the specification has it. */
export const legacyRenameNode = endpoint({ method: 'GET', legacyWrite: true, ...renaming });

/**
 * `status` 0 removes a chapter with all below it, 1 restores it (the specification names the parameter only). Things
 * that refer to it stay and show its old place; `chapterDependents` lists them beforehand. 409
 * `textbook.error.aboveRemoved` if a chapter above it is removed too.
 */
export const deleteNode = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/resourcenode/del-node',
  specified: true,
  access: managers,
  input: Type.Object({ nodeId: Id, status: Type.Union([Type.Literal(0), Type.Literal(1)]), version: Read }),
  output: Type.Null(),
});

/**
 * Moves a chapter below another (without `parentId`: to the top), before `beforeId` or to the end. 422
 * `textbook.error.intoItself`, `tooDeep`.
 */
export const moveNode = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/resourcenode/move-node',
  access: managers,
  input: Type.Object({ nodeId: Id, parentId: Type.Optional(Id), beforeId: Type.Optional(Id), version: Version }),
  output: Type.Object({ version: Type.Integer() }),
});

/** What refers to a chapter and to all below it: `what` in the caller's language, by area. */
export const chapterDependents = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/resourcenode/dependents',
  access: managers,
  input: Type.Object({ nodeId: Id }),
  output: Type.Array(Type.Object({ what: Type.String(), count: Type.Integer() })),
});

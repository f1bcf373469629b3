import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';
import { Version } from 'edutech/core/common/wire/version';
import { keepers } from '../model/keepers';
import { ChapterNode } from './chapters';

// Changing the chapters of a book: calls of teaching.md section 7, and ours to move one and to list what refers to it.
// `mayKeep` of the model decides who may change which book: 403 for a book that the caller may only read, 404 for one
// that they do not see. `version` is the book's version when its tree was read; the specification's calls may leave it
// out, ours require it: 409 `textbook.error.treeChanged` with the present version if somebody was faster.

const Id = Type.String({ pattern: idPattern });

/** Letters of a chapter's name. The browser answers an empty one itself: status false, 操作失败 (teaching.md section 5). */
const NodeName = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

const Read = Type.Optional(Version);

/**
 * Adds a chapter at the end: of the book, or of `nodeid`. 422 `textbook.error.tooDeep` below the fourth level,
 * `textbook.error.tooMany` after the two-thousandth.
 */
export const addChapter = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/resourcenode/add-chapter',
  specified: true,
  access: keepers,
  input: Type.Object({ bookid: Id, nodename: NodeName, nodeid: Type.Optional(Id), version: Read }),
  output: ChapterNode,
});

const renaming = {
  root: 'resource',
  path: '/resourcenode/update-node',
  specified: true,
  access: keepers,
  input: Type.Object({ nodeid: Id, nodename: NodeName, version: Read }),
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
  access: keepers,
  input: Type.Object({ nodeid: Id, status: Type.Union([Type.Literal(0), Type.Literal(1)]), version: Read }),
  output: Type.Null(),
});

/**
 * Moves a chapter below another (without `parentid`: to the top), before `beforeid` or to the end. 422
 * `textbook.error.intoItself`, `tooDeep`.
 */
export const moveNode = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/resourcenode/move-node',
  access: keepers,
  input: Type.Object({ nodeid: Id, parentid: Type.Optional(Id), beforeid: Type.Optional(Id), version: Version }),
  output: Type.Object({ version: Type.Integer() }),
});

/** What refers to a chapter and to all below it: `what` in the caller's language, by area. */
export const chapterDependents = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/resourcenode/dependents',
  access: keepers,
  input: Type.Object({ nodeid: Id }),
  output: Type.Array(Type.Object({ what: Type.String(), count: Type.Integer() })),
});

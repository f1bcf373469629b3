import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';
import { Version } from 'edutech/core/common/wire/version';
import { keepers } from '../model/keepers';
import { ChapterNode } from './chapters';

// Changing the chapters of a book: calls of teaching.md section 7, and ours to move one and to ask what stands on it. Who
// may change which book, `mayKeep` of the model decides: 403 for what one only reads, 404 for what one does not see. `version`
// is the book's, as its tree was read; the specification's calls may leave it out, ours name it: 409
// `textbook.error.treeChanged` with the version that the book has by now when somebody was quicker.

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
  access: keepers,
  input: Type.Object({ bookid: Id, nodename: NodeName, nodeid: Type.Optional(Id), version: Read }),
  output: ChapterNode,
});

const renaming = {
  root: 'resource',
  path: '/resourcenode/update-node',
  access: keepers,
  input: Type.Object({ nodeid: Id, nodename: NodeName, version: Read }),
  output: Type.Null(),
} as const;

/** Renames a chapter. */
export const renameNode = endpoint({ method: 'POST', ...renaming });

/** The same as the specification has it. */
export const legacyRenameNode = endpoint({ method: 'GET', legacyWrite: true, ...renaming });

/**
 * `status` 0 takes a chapter out with all below it, 1 puts it back (the specification names the parameter only). What
 * stands on it stays and shows its old place; `chapterDependents` tells beforehand. 409 `textbook.error.aboveRemoved` when
 * one above it is out too.
 */
export const deleteNode = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/resourcenode/del-node',
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

/** What stands on a chapter and on all below it: `what` in the caller's language, by area. */
export const chapterDependents = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/resourcenode/dependents',
  access: keepers,
  input: Type.Object({ nodeid: Id }),
  output: Type.Array(Type.Object({ what: Type.String(), count: Type.Integer() })),
});

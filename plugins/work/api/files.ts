import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { teachers } from '../model/people';
import { Medium, OptionalTime } from './records';

/** The student and the item of an answer's file. */
export const SubmittedBy = Type.Object({
  attemptId: Id,
  name: Type.String(),
  itemId: Id,
  /** Place of the item on the sheet, from 1. */
  number: Type.Integer(),
  /** When it was submitted; null: the attempt is still open. */
  submitted: OptionalTime,
});
export type SubmittedBy = Static<typeof SubmittedBy>;

/**
 * A file of homework, or one that a student has submitted with it, with its neighbours: the other files of the
 * homework, or of that answer. Without `fileId` the first file of the homework. 404 `core.files.notFound` for a file of
 * neither.
 */
export const lookAtFile = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/file',
  access: teachers,
  input: Type.Object({ homeworkId: Id, fileId: Type.Optional(Id) }),
  output: Type.Object({
    homeworkId: Id,
    title: Type.String(),
    fileId: Id,
    files: Type.Array(Medium),
    /** Null: the homework's own. */
    student: Maybe(SubmittedBy),
  }),
});

import Type, { type Static } from 'typebox';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { Block, phases } from '../model/book/document';

// What several calls answer.

/** A file with an address that opens it for this session. */
export const Medium = Type.Object({
  file: Id,
  address: Type.String(),
  mime: Type.String(),
  name: Type.String(),
});
export type Medium = Static<typeof Medium>;

/** An item as it is answered: a question of the bank, or what a teacher asks. */
export const ShownItem = Type.Object({ itemId: Id, blockId: Id, body: QuestionBody });
export type ShownItem = Static<typeof ShownItem>;

/** A guide book as lists show it. */
export const GuideItem = Type.Object({
  id: Id,
  title: Type.String(),
  subjectId: Id,
  subject: Type.String(),
  subjectCode: Type.String(),
  gradeId: Id,
  grade: Type.String(),
  nodeId: Maybe(Id),
  chapter: Type.String(),
  owner: Type.String(),
  isOwn: Type.Boolean(),
  isShared: Type.Boolean(),
  blocks: Type.Integer(),
  questions: Type.Integer(),
  minutes: Type.Integer(),
  /** Classes that have it. */
  classes: Type.Integer(),
  changedAt: Moment,
});
export type GuideItem = Static<typeof GuideItem>;

/** When phases of a guide book open for a class. */
export const Times = Type.Object({ startsAt: Moment, lessonAt: Moment, afterAt: Moment, dueAt: Moment });

/** A guide book that was given to a class. */
export const Given = Type.Object({
  assignmentId: Id,
  bookId: Id,
  title: Type.String(),
  className: Type.String(),
  subject: Type.String(),
  subjectCode: Type.String(),
  ...Times.properties,
  phase: Type.Enum([...phases]),
  students: Type.Integer(),
  /** Students who have submitted every block of a phase in which something is answered. */
  done: Type.Object({ before: Type.Integer(), in: Type.Integer(), after: Type.Integer() }),
  /** Of each phase, whether something is answered in it. */
  asks: Type.Object({ before: Type.Boolean(), in: Type.Boolean(), after: Type.Boolean() }),
});
export type Given = Static<typeof Given>;

/** A block of a lesson as its class has it, with whether it is open. */
export const LessonBlock = Type.Object({ ...Block.properties, isOpen: Type.Boolean() });

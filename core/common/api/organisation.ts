import Type, { type Static } from 'typebox';
import { Id, Maybe } from '../wire/kinds';
import { endpoint } from '../endpoint';

// Calendar, grades, subjects, classes and layers: shared calls of both specifications, with their paths and parameters.
// Names in answers are in the caller's language where the city has them in both.

const OptionalId = Type.Optional(Id);
const signedIn = { signedIn: true } as const;
/** Students are visible to people who teach or administer them; the handlers decide which of them. */
const staff = { signedIn: true, types: ['teacher', 'admin', 'cityAdmin', 'superAdmin'] } as const;

/** A term (portal.md section 3). Shown as year + 学年 + term name (`termLabel`). */
export const TermItem = Type.Object({
  termId: Id,
  termName: Type.String(),
  yearName: Type.String(),
  /** 1 for the current one. */
  isCurrent: Type.Union([Type.Literal(0), Type.Literal(1)]),
  /** First and last day, `2026-09-01`. */
  startsOn: Type.String(),
  endsOn: Type.String(),
});

/** The current term: the last that has begun, so holidays belong to the term before. `null` when there is none yet. */
export const getDefaultTerm = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/term/get-default-terminfo',
  specified: true,
  access: signedIn,
  input: Type.Object({}),
  output: Maybe(TermItem),
});

/** Terms that have begun, the newest first. */
export const listTerms = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/term/get-terminfo-list',
  specified: true,
  access: signedIn,
  input: Type.Object({}),
  output: Type.Array(TermItem),
});

const Stage = Type.Union([Type.Literal('primary'), Type.Literal('junior'), Type.Literal('senior')]);

/** A grade, 1 to 12. */
export const GradeItem = Type.Object({ gradeId: Id, gradeName: Type.String(), number: Type.Integer(), stage: Stage });
export type GradeItem = Static<typeof GradeItem>;

/** Grades of the caller's school; of the whole city for people without a school. */
export const listGrades = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/schoolgrade/list',
  specified: true,
  access: signedIn,
  input: Type.Object({}),
  output: Type.Array(GradeItem),
});

/** A subject. `code` is one English word that never changes (`mathematics`). */
export const SubjectItem = Type.Object({ subjectId: Id, subjectName: Type.String(), code: Type.String() });
export type SubjectItem = Static<typeof SubjectItem>;

/** Subjects that are taught in the caller's school; all of the city's for people without a school. */
export const listSubjects = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/schoolsubject/get-list',
  specified: true,
  access: signedIn,
  input: Type.Object({}),
  output: Type.Array(SubjectItem),
});

/** A class, in one subject that is taught there. */
export const TaughtClassItem = Type.Object({
  classId: Id,
  className: Type.String(),
  gradeId: Id,
  gradeName: Type.String(),
  subjectId: Id,
  subjectName: Type.String(),
  /** Number of students in the term. */
  stuCount: Type.Integer(),
});
export type TaughtClassItem = Static<typeof TaughtClassItem>;

/**
 * Classes that the caller teaches in a term (default: the current one), one row for each subject; with a book, those of
 * the book's grade and subject.
 */
export const listClasses = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/teacherclass/get-class-list',
  specified: true,
  access: { signedIn: true, types: ['teacher'] },
  input: Type.Object({ bookId: OptionalId, termId: OptionalId }),
  output: Type.Array(TaughtClassItem),
});

/** The same classes, gathered by grade and subject. `tbid` is a textbook. */
export const listTeacherClasses = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/teacherclass/get-teacher-classes',
  specified: true,
  access: { signedIn: true, types: ['teacher'] },
  input: Type.Object({ tbid: OptionalId, termId: OptionalId }),
  output: Type.Array(
    Type.Object({
      gradeId: Id,
      gradeName: Type.String(),
      subjectId: Id,
      subjectName: Type.String(),
      classlist: Type.Array(Type.Object({ classId: Id, className: Type.String(), stuCount: Type.Integer() })),
    }),
  ),
});

/**
 * All classes of a grade of the caller's own school, for publishing to others: names and sizes, no students.
 * `isTeacher` is 1 if the caller teaches the subject there. With a book, the grade and subject must be the book's.
 */
export const listGradeClasses = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/teacherclass/get-grade-class-list',
  specified: true,
  access: { signedIn: true, types: ['teacher'] },
  input: Type.Object({ gradeId: Id, subjectId: OptionalId, tbid: OptionalId, termId: OptionalId }),
  output: Type.Array(
    Type.Object({
      classId: Id,
      className: Type.String(),
      gradeId: Id,
      stuCount: Type.Integer(),
      isTeacher: Type.Union([Type.Literal(0), Type.Literal(1)]),
    }),
  ),
});

/** A student of a class. */
export const StudentItem = Type.Object({
  userId: Id,
  name: Type.String(),
  /** Student number. */
  usercode: Type.String(),
  /** Number in the class list. */
  seat: Type.Integer(),
});
export type StudentItem = Static<typeof StudentItem>;

/**
 * Students of a class in a term (default: the current one), by class list. A teacher may read the classes that they
 * teach or head, a grade director the grade, a principal the school, an administrator the county or the city; any other
 * class is not found. Reading students whom the caller does not teach leaves an audit record.
 */
export const listStudents = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/class/get-class-stu',
  specified: true,
  access: staff,
  limited: ['classroom', 'acting'],
  input: Type.Object({ classId: Id, termId: OptionalId }),
  output: Type.Array(StudentItem),
});

/** A layer: a group of a class's students for tiered teaching of one subject (分层). */
export const LayerItem = Type.Object({
  layerId: Id,
  layerName: Type.String(),
  classId: Id,
  className: Type.String(),
  subjectId: Id,
  subjectName: Type.String(),
  stuCount: Type.Integer(),
});
export type LayerItem = Static<typeof LayerItem>;

/** Layers of the classes that the caller teaches or heads, in a term (default: the current one). */
export const listLayers = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/layer/list',
  specified: true,
  access: { signedIn: true, types: ['teacher'] },
  input: Type.Object({ classId: OptionalId, termId: OptionalId }),
  output: Type.Array(LayerItem),
});

/** A layer with its students; people who may read the class may read it. */
export const showLayer = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/layer/info',
  specified: true,
  access: staff,
  input: Type.Object({ layerId: Id }),
  output: Type.Object({ ...LayerItem.properties, students: Type.Array(StudentItem) }),
});

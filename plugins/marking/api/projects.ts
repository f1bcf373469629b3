import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe, Moment, Name } from 'edutech/core/common/wire/kinds';
import { MarkRules, MarkStep } from '../model/marks/rules';
import { PartRef } from '../model/marks/keys';
import { markers } from '../model/people';

export const Project = Type.Object({
  projectId: Id,
  examId: Id,
  title: Type.String(),
  state: Type.Enum(['open', 'released']),
  /** Leads it, and so opens its board. */
  isLeader: Type.Boolean(),
  /** Answers of one's own that wait: of the questions that one marks. */
  waiting: Type.Integer(),
  isMarker: Type.Boolean(),
  scripts: Type.Integer(),
  arrived: Type.Integer(),
  absent: Type.Integer(),
  answers: Type.Integer(),
  done: Type.Integer(),
  /** Answers that the leader decides: arbitration and problems. */
  asking: Type.Integer(),
  createdAt: Moment,
});
export type Project = Static<typeof Project>;

/** Projects that the caller leads or marks in, the latest first. */
export const listProjects = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/projects',
  access: markers,
  input: Type.Object({}),
  output: Type.Array(Project),
});

/** Exams whose marking the caller may lead and that have no project. */
export const examsToMark = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/exams',
  access: markers,
  input: Type.Object({}),
  output: Type.Array(Type.Object({ examId: Id, title: Type.String(), startsAt: Moment })),
});

const NamedRules = Type.Object({ templateId: Id, title: Type.String(), rules: MarkRules });

/** A part that people mark, as it may be set up. */
export const QuestionToSet = Type.Object({
  ...PartRef.properties,
  label: Type.String(),
  points: Type.Number(),
  rules: MarkRules,
  steps: Type.Array(MarkStep),
});
export type QuestionToSet = Static<typeof QuestionToSet>;

export const Teacher = Type.Object({ personId: Id, name: Type.String(), isOfSubject: Type.Boolean() });
export type Teacher = Static<typeof Teacher>;

export const ExamSetup = Type.Object({
  examId: Id,
  title: Type.String(),
  mode: Type.Enum(['online', 'printed']),
  students: Type.Integer(),
  /** Parts that their keys decide. */
  keyed: Type.Integer(),
  questions: Type.Array(QuestionToSet),
  teachers: Type.Array(Teacher),
  templates: Type.Array(NamedRules),
});
export type ExamSetup = Static<typeof ExamSetup>;

/** What a project of an exam may be. 404 `exam.error.noExam`, 423 `exam.error.sealed`. */
export const examSetup = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/exams/setup',
  access: markers,
  input: Type.Object({ examId: Id }),
  output: ExamSetup,
});

export const Assigned = Type.Object({
  personId: Id,
  /** Absent: as many as are there. */
  quota: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  /** Gives third marks in modes that name somebody for them, and no first ones. */
  isThird: Type.Optional(Type.Boolean()),
});
export type Assigned = Static<typeof Assigned>;

const SetQuestion = Type.Object({
  ...PartRef.properties,
  rules: MarkRules,
  steps: Type.Array(MarkStep, { maxItems: 20 }),
  markers: Type.Array(Assigned, { minItems: 1, maxItems: 200 }),
});
export type SetQuestion = Static<typeof SetQuestion>;

/**
 * Opens the marking of an exam, with a script for each student who is expected; the caller leads it. An id that is there already
 * changes nothing. 409 `marking.error.projectExists` where the exam has another, 422 `marking.error.tooFewMarkers`,
 * `marking.error.noTeacher`, `marking.error.wrongSteps`, `marking.error.wrongQuestions` unless each part that people mark is set once.
 */
export const createProject = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/projects',
  access: markers,
  bodySize: 'large',
  input: Type.Object({
    projectId: Id,
    examId: Id,
    title: Name(100),
    questions: Type.Array(SetQuestion, { minItems: 1, maxItems: 200 }),
  }),
  output: Type.Object({ projectId: Id }),
});

/** Changes how a question is marked from now on; marks that stand are counted again. Errors as `createProject`. */
export const saveQuestion = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/questions',
  access: markers,
  input: Type.Object({ projectId: Id, question: SetQuestion }),
  output: Type.Object({}),
});

/**
 * Somebody marks another question from now on; what was given stays. 404 `marking.error.noMarker` for who does not mark the first
 * one, 409 `marking.error.marksIt` for who marks the other already, 422 `marking.error.tooFewMarkers` where too few are left.
 */
export const moveMarker = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/markers/move',
  access: markers,
  input: Type.Object({
    projectId: Id,
    from: PartRef,
    to: PartRef,
    /** As the other question has them from now on. */
    marker: Assigned,
  }),
  output: Type.Object({}),
});

/** Keeps rules for the school's next projects, by their title. */
export const saveRules = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/templates',
  access: markers,
  input: Type.Object({ title: Name(40), rules: MarkRules }),
  output: NamedRules,
});

/** Takes in what was answered on screens since the project was opened; answers how many answers are new. */
export const collectAnswers = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/projects/collect',
  access: markers,
  input: Type.Object({ projectId: Id }),
  output: Type.Object({ count: Type.Integer(), at: Maybe(Moment) }),
});

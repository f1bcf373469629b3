import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Ids, Maybe, Moment, Name } from 'edutech/core/common/wire/kinds';
import { Page } from 'edutech/plugins/print/kit/common/ink';
import { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { Preparation } from 'edutech/plugins/questions/api';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { mostAtOnce, mostQuestions } from '../model/limits';
import { teachers, teachersWho } from '../model/people';

// Exercises of lessons: questions of the bank in an order, with points.

const ExerciseItem = Type.Object({
  id: Id,
  title: Type.String(),
  subjectId: Id,
  subject: Type.String(),
  gradeId: Id,
  grade: Type.String(),
  planId: Maybe(Id),
  plan: Type.String(),
  questions: Type.Integer(),
  points: Type.Number(),
  changedAt: Moment,
});
export type ExerciseItem = Static<typeof ExerciseItem>;

/** One's own exercises, those changed last first; with `planId` those of a plan that one may read. */
export const listExercises = endpoint({
  method: 'GET',
  root: 'work',
  path: '/prepare/exercises',
  access: teachers,
  input: Type.Object({
    space: Type.Enum(['mine', 'trash'], { default: 'mine' }),
    q: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  output: Type.Array(ExerciseItem),
});

const Question = Type.Object({
  questionId: Id,
  version: Type.Integer(),
  points: Type.Number(),
  body: QuestionBody,
  media: Type.Array(Type.Object({ file: Id, address: Type.String(), mime: Type.String() })),
});

/** One exercise with its questions, without their answers. 404 `prepare.error.noExercise`. */
export const readExercise = endpoint({
  method: 'GET',
  root: 'work',
  path: '/prepare/exercise',
  access: teachers,
  input: Type.Object({ exerciseId: Id }),
  output: Type.Object({
    exercise: ExerciseItem,
    isOwn: Type.Boolean(),
    version: Type.Integer(),
    questions: Type.Array(Question),
  }),
});
export type WholeExercise = Static<typeof readExercise.output>;

const Fields = {
  title: Name(80),
  subjectId: Id,
  gradeId: Id,
  planId: Maybe(Id),
  items: Type.Array(
    Type.Object({ questionId: Id, points: Type.Number({ minimum: 0.5, maximum: 200, multipleOf: 0.5 }) }),
    { minItems: 1, maxItems: mostQuestions },
  ),
};

/**
 * Makes an exercise; sent again with the same id it is made once. 404 `prepare.error.noQuestion` for a question that one
 * may not read, 422 `prepare.error.twice` for one that stands there twice.
 */
export const addExercise = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/exercise/add',
  access: teachersWho('exercise_add'),
  input: Type.Object({ id: Id, ...Fields }),
  output: Type.Object({ id: Id }),
});

/** Changes one's own exercise; 409 (`editConflict`) where it has another version meanwhile. */
export const saveExercise = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/exercise/save',
  access: teachersWho('exercise_edit'),
  input: Type.Object({ exerciseId: Id, version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), ...Fields }),
  output: Type.Object({ id: Id }),
});

const Count = Type.Object({ count: Type.Integer() });

/** Moves one's own exercises to the trash, all or none. */
export const removeExercises = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/exercises/remove',
  access: teachersWho('exercise_delete'),
  input: Type.Object({ exerciseIds: Ids(mostAtOnce) }),
  output: Count,
});

export const restoreExercises = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/exercises/restore',
  access: teachersWho('exercise_delete'),
  input: Type.Object({ exerciseIds: Ids(mostAtOnce) }),
  output: Count,
});

/** The pages of an exercise as they are printed. */
export const exercisePages = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/prepare/exercise/pages',
  access: teachers,
  perMinute: 60,
  input: Type.Object({ exerciseId: Id, look: SheetLook }),
  output: Type.Array(Page),
});

/** Lets an exercise be written as Word or PDF, with or without its answers; `preparedFile` of questions has the file. */
export const downloadExercise = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/exercise/download',
  access: teachersWho('exercise_download'),
  input: Type.Object({ exerciseId: Id, format: Type.Enum(['docx', 'pdf']), withAnswers: Type.Boolean() }),
  output: Preparation,
});

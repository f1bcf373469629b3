import Type from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { RubricPoint } from 'edutech/plugins/questions/kit/common/question-key';
import { teachersWho } from '../model/people';
import { mostSteps } from '../model/rubric/rubric';
import { Part } from './records';

/**
 * Sets the rubric of an item for the caller's homework. After publication steps keep their numbers, unused ones are
 * `isOff`, and marks stay: `again` is the number of marks given by a person before, to be checked again. `known`: the
 * number of steps that the caller has seen; 409 `work.error.rubricChanged` if it differs by now. 422
 * `work.error.rubricShorter`.
 */
export const setRubric = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/rubric/set',
  bodySize: 'large',
  access: teachersWho('answer'),
  input: Type.Object({
    homeworkId: Id,
    itemId: Id,
    part: Part,
    known: Type.Integer({ minimum: 0, maximum: mostSteps }),
    steps: Type.Array(RubricPoint, { maxItems: mostSteps }),
  }),
  output: Type.Object({ again: Type.Integer() }),
});

import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { RubricPoint } from 'edutech/plugins/questions/kit/common/question-key';
import { teachersWho } from '../model/people';
import { mostSteps } from '../model/rubric/rubric';
import { Id, Part } from './records';

/**
 * Sets the rubric of an item for this homework of one's own. Once it is published steps keep their numbers, those that are not
 * used any more are `isOff`, and marks stand as they are: `again` tells how many a person gave before, to be looked at a second
 * time. `known`: how many steps one has seen; 409 `work.error.rubricChanged` where there are others by now. 422
 * `work.error.rubricShorter`.
 */
export const setRubric = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/rubric/set',
  access: teachersWho('answer'),
  input: Type.Object({
    homeworkid: Id,
    itemid: Id,
    part: Part,
    known: Type.Integer({ minimum: 0, maximum: mostSteps }),
    steps: Type.Array(RubricPoint, { maxItems: mostSteps }),
  }),
  output: Type.Object({ again: Type.Integer() }),
});

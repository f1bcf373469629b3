import Type from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { faultKinds, faultStates } from '../model/kinds';
import { mostInBasket, mostListed } from '../model/limits';
import { basketKeepers, removers, sharers, teachersOfBanks } from '../model/rights';
import { PageInfo } from 'edutech/core/common/wire/lists';
import { Ids, OptionalId, Question, Shared, VersionNumber } from './records';

// Acts on questions, one or up to fifty at once: all or none. 404 `questions.error.notFound` for questions that the
// caller does not own or may not read. Repeating an act changes nothing.

const Done = Type.Object({ count: Type.Integer({ description: 'How many were changed by it.' }) });

/**
 * Moves the caller's own questions to the trash: nobody finds them any more, waiting reviews are withdrawn. They stay
 * for 30 days.
 */
export const removeQuestions = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/remove',
  access: removers,
  input: Type.Object({ ids: Ids }),
  output: Done,
});

/** Brings them back from the trash, to where they were. */
export const restoreQuestions = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/restore',
  access: removers,
  input: Type.Object({ ids: Ids }),
  output: Done,
});

/**
 * Requests that the caller's own questions are taken into the school's or the public bank: a review for each, by
 * another person. 409 `questions.error.cannotShare` if one is already shared so far or waits; 422
 * `questions.error.noSchool`.
 */
export const shareQuestions = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/share',
  access: sharers,
  input: Type.Object({ ids: Ids, wanted: Shared }),
  output: Done,
});

/**
 * Takes each one step back: a request that waits is called off; without one it is its owner's alone again and can be
 * changed.
 */
export const withdrawQuestions = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/withdraw',
  access: sharers,
  input: Type.Object({ ids: Ids }),
  output: Done,
});

/** Marks questions, or takes the mark away. */
export const favourQuestions = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/favour',
  access: teachersOfBanks,
  input: Type.Object({ ids: Ids, on: Type.Boolean() }),
  output: Done,
});

/**
 * Reports a fault of a question that the caller may read. One open report per person and question: a new one replaces
 * it.
 */
export const reportFault = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/fault/report',
  access: teachersOfBanks,
  perMinute: 20,
  input: Type.Object({
    id: Id,
    version: VersionNumber,
    kind: Type.Enum([...faultKinds]),
    text: Type.String({ maxLength: 500 }),
  }),
  output: Type.Object({ faultId: Id }),
});

/** Reports about the caller's own questions (`toclose`), or made by the caller (`mine`), the newest first. */
export const listFaults = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/fault/list',
  access: teachersOfBanks,
  input: Type.Object({
    space: Type.Enum(['toclose', 'mine'], { default: 'toclose' }),
    page: Type.Integer({ minimum: 1, maximum: mostListed, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
  }),
  output: Type.Object({
    data: Type.Array(
      Type.Object({
        faultId: Id,
        id: Id,
        version: VersionNumber,
        title: Type.String(),
        kind: Type.Enum([...faultKinds]),
        text: Type.String(),
        state: Type.Enum([...faultStates]),
        person: Type.String(),
        time: Type.String(),
        answer: Type.String(),
      }),
    ),
    pageData: PageInfo,
  }),
});

/**
 * Closes a report about the caller's own question. 404 `questions.error.noFault`; 409 `questions.error.faultClosed`.
 */
export const closeFault = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/fault/close',
  access: teachersOfBanks,
  input: Type.Object({
    faultId: Id,
    state: Type.Enum(['fixed', 'declined']),
    answer: Type.String({ maxLength: 500 }),
  }),
  output: Type.Object({}),
});

/**
 * The caller's basket in its order, without questions that they may not read any more. The live topic
 * `questions.basket:<person>` announces changes.
 */
export const getBasket = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/basket',
  access: basketKeepers,
  input: Type.Object({}),
  output: Type.Array(Question, { maxItems: mostInBasket }),
});

const BasketCount = Type.Object({ count: Type.Integer({ description: 'In the basket now.' }) });

/**
 * Adds questions in this order: at the end, or before another one (to undo a removal). Questions already in the basket
 * stay at their place. 409 `questions.error.basketFull` past 200: none is added.
 */
export const addToBasket = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/basket/add',
  access: basketKeepers,
  input: Type.Object({
    ids: Type.Array(Id, { minItems: 1, maxItems: mostInBasket, uniqueItems: true }),
    before: Type.Optional(OptionalId),
  }),
  output: BasketCount,
});

export const removeFromBasket = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/basket/remove',
  access: basketKeepers,
  input: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: mostInBasket, uniqueItems: true }) }),
  output: BasketCount,
});

/** Moves one before another; null: to the end. 404 `questions.error.notInBasket`. */
export const moveInBasket = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/basket/move',
  access: basketKeepers,
  input: Type.Object({ id: Id, before: OptionalId }),
  output: BasketCount,
});

/** Empties the basket and returns its questions in order: `addToBasket` with these ids restores it. */
export const clearBasket = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/basket/clear',
  access: basketKeepers,
  input: Type.Object({}),
  output: Type.Object({ ids: Type.Array(Id) }),
});

import Type, { type Static, type TSchema } from 'typebox';
import { stages } from 'edutech/core/common/teaching/stages';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { PageInfo } from 'edutech/core/common/wire/lists';

// Shapes of the calls of a review desk. Access and addresses are the area's: it declares the endpoints.

/** Lists reach so far and totals count so far; with more they say "1000+", and one narrows them. */
export const mostListed = 1000;

/** Where a review stands. */
export const reviewStates = ['waiting', 'passed', 'returned', 'withdrawn'] as const;
export type ReviewState = (typeof reviewStates)[number];
/** States that a queue lists: what its owner has withdrawn does not exist for reviewers. */
export const queuedStates = ['waiting', 'passed', 'returned'] as const;
export type QueuedState = (typeof queuedStates)[number];

/** School 2, public 3. */
export const SharedSchema = Type.Union([Type.Literal(2), Type.Literal(3)]);

/** What every queue takes; an area adds what narrows its own. */
export const queueInput = {
  state: Type.Enum([...queuedStates], { default: 'waiting' }),
  page: Type.Integer({ minimum: 1, maximum: mostListed, default: 1 }),
  pageLine: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
};

/** What a line of every queue has. */
export const queueLine = {
  taskId: Id,
  /** The thing under review. */
  id: Id,
  title: Type.String(),
  owner: Type.String(),
  school: Type.String(),
  stageId: Type.Enum([...stages]),
  subject: Type.String(),
  grade: Type.String(),
  wanted: SharedSchema,
  state: Type.Enum([...reviewStates]),
  submitted: Moment,
  decided: Maybe(Moment),
};

/** A page of a queue: the longest waiting first; decided reviews, the newest first. */
export const queuePage = <Line extends TSchema>(line: Line) =>
  Type.Object({ data: Type.Array(line), pageData: PageInfo, capped: Type.Boolean() });

/** Approve with every check, or return with a reason. */
export const decisionInput = <const Check extends string>(checks: readonly Check[]) =>
  Type.Object({
    taskId: Id,
    pass: Type.Boolean(),
    ticks: Type.Array(Type.Enum([...checks]), { maxItems: checks.length, uniqueItems: true }),
    reason: Type.String({ maxLength: 1000 }),
  });

export const Decided = Type.Object({ state: Type.Enum([...reviewStates]), nextId: Maybe(Id) });
export type Decided = Static<typeof Decided>;

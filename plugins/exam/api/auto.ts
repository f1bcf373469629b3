import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { bandIds } from '../model/auto/bands';
import { AutoRules, looseRules } from '../model/auto/rules';
import { mostItems } from '../model/paper/document';
import { teachers } from '../model/people';
import { PaperMedium, PaperQuestion } from './papers';

// Papers composed by rules: three at a time, to choose from and to mix.

const Share = Type.Number({ minimum: 0, maximum: 1 });
const Band = Type.Enum([...bandIds]);
const Row = Type.Integer({ minimum: 0, maximum: mostItems });

/** A place of a composed paper. */
export const AutoItem = Type.Object({
  /** Which row of the rules it is of. */
  row: Row,
  /** The difficulty that the rules ask for here. */
  band: Band,
  /** Null: the bank has nothing for this place. */
  questionId: Maybe(Id),
  /** Points of its parts. */
  points: Type.Array(Type.Number()),
  /** Its difficulty is not the one that was asked for: the bank has no more of these. */
  isRelaxed: Type.Boolean(),
  isKept: Type.Boolean(),
  /** The school has used it before. */
  isUsed: Type.Boolean(),
});
export type AutoItem = Static<typeof AutoItem>;

/** A composed paper, and what it comes to. Shares are of its points. */
export const AutoCandidate = Type.Object({
  items: Type.Array(AutoItem),
  points: Type.Number(),
  /** The share of points that students are expected to get: measured, else estimated by the difficulty. */
  difficulty: Share,
  /** Easy, medium, harder, hard. */
  bands: Type.Array(Share),
  /** In the order of the rules' shares. */
  knowledge: Type.Array(Share),
  minutes: Type.Integer(),
  /** Questions that the school has used before. */
  used: Type.Integer(),
  /** Questions of each bank. */
  sources: Type.Object({ own: Type.Integer(), school: Type.Integer(), shared: Type.Integer() }),
  /** Questions beyond the first of their kind. */
  sameKind: Type.Integer(),
  /** The one of the three that is nearest to the rules. */
  isNearest: Type.Boolean(),
});
export type AutoCandidate = Static<typeof AutoCandidate>;

/** What was asked for and is not there, and what was done about it. */
export const AutoCell = Type.Object({
  row: Row,
  band: Band,
  wanted: Type.Integer(),
  /** Questions that keep all rules. */
  available: Type.Integer(),
  /** Taken from other difficulties instead. */
  from: Type.Array(Type.Object({ band: Band, count: Type.Integer() })),
  /** Places that stay empty. */
  missing: Type.Integer(),
  /** Questions that there would be without one rule. */
  near: Type.Array(Type.Object({ rule: Type.Enum([...looseRules]), available: Type.Integer() })),
});
export type AutoCell = Static<typeof AutoCell>;

/** A question that stays, in its row of the rules. */
const KeptItem = Type.Object({ row: Row, questionId: Id });

const Where = { subjectId: Id, gradeId: Id };

/**
 * Three papers by rules, from the easiest to the hardest; the same rules, kept questions and seed give the same ones. What the
 * bank cannot meet is in `cells`, and difficulty alone is relaxed without being asked. 404 `exam.error.noQuestion` for a kept
 * question that the caller may not use; 422 `exam.error.tooManyItems`, `exam.error.noItems`, `exam.error.noRow`.
 */
export const composeAuto = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/exam/auto',
  access: teachers,
  perMinute: 60,
  input: Type.Object({
    ...Where,
    rules: AutoRules,
    kept: Type.Array(KeptItem, { maxItems: mostItems }),
    seed: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  }),
  output: Type.Object({
    candidates: Type.Array(AutoCandidate),
    cells: Type.Array(AutoCell),
    /** Questions of each knowledge point or chapter of the rules that keep them, in their order. */
    available: Type.Array(Type.Integer()),
    /** Questions that keep the rules. */
    total: Type.Integer(),
    /** Those of the three papers, each once. */
    questions: Type.Array(PaperQuestion),
    media: Type.Array(PaperMedium),
  }),
});
export type AutoAnswer = Static<(typeof composeAuto)['output']>;

/** The rules that the caller has composed by last, for a grade and a subject; null: none yet. */
export const lastAutoRules = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/auto/rules',
  access: teachers,
  input: Type.Object(Where),
  output: Type.Object({ rules: Maybe(AutoRules) }),
});

export const keepAutoRules = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/auto/rules/keep',
  access: teachers,
  input: Type.Object({ ...Where, rules: AutoRules }),
  output: Type.Object({}),
});

import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { teachers } from '../model/people';
import { PaperRow, State } from './papers';

// The way of a paper: review by a second person, sealed until its exam, open.

/** What the caller may do with a paper now; each call decides again. */
const Rights = Type.Object({
  read: Type.Boolean(),
  edit: Type.Boolean(),
  submit: Type.Boolean(),
  publish: Type.Boolean(),
  /** As a reviewer: let it pass, or return it. */
  review: Type.Boolean(),
  /** Back to a draft: from its review, or from its readers. */
  withdraw: Type.Boolean(),
  seal: Type.Boolean(),
  /** As one of the two who open it: the caller has not confirmed yet. */
  release: Type.Boolean(),
  remove: Type.Boolean(),
});

/** Who opens a sealed paper, and who of them has confirmed. */
export const Sealing = Type.Object({
  releasesAt: Moment,
  releasers: Type.Array(Type.Object({ personId: Id, name: Type.String(), confirmed: Maybe(Moment) })),
});
export type Sealing = Static<typeof Sealing>;

export const PaperStanding = Type.Object({
  ...PaperRow.properties,
  subjectId: Id,
  gradeId: Id,
  /** Whom it is to be shared with, while it is under review: school 2, public 3. */
  wanted: Maybe(Type.Enum([2, 3])),
  /** Why the last review returned it; empty where none did. */
  reason: Type.String(),
  /** While it is sealed, and afterwards; null for a paper that never was. */
  sealing: Maybe(Sealing),
  may: Rights,
});
export type PaperStanding = Static<typeof PaperStanding>;

/** Where a paper stands; also of one that is sealed, for its owner and the two who open it. 404 `exam.error.noPaper`. */
export const paperStanding = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/paper/standing',
  access: teachers,
  input: Type.Object({ paperId: Id }),
  output: PaperStanding,
});

const NewState = Type.Object({ state: State });

/** Submits one's own draft for review, to share it with the school (2) or the public (3). 409 `exam.error.wrongState`; 422 `exam.error.empty`. */
export const submitPaper = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/submit',
  access: teachers,
  input: Type.Object({ paperId: Id, wanted: Type.Enum([2, 3]) }),
  output: NewState,
});

/** Returns a paper under review to its owner. 404 `exam.error.noPaper` for papers of other schools and one's own. */
export const returnPaper = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/return',
  access: teachers,
  input: Type.Object({ paperId: Id, reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }),
  output: NewState,
});

/**
 * Opens a paper: one's own draft for one's own exams, or as a reviewer one that waits, for those it was submitted for. Nobody
 * passes a paper of their own.
 */
export const publishPaper = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/publish',
  access: teachers,
  input: Type.Object({ paperId: Id }),
  output: NewState,
});

/** Takes one's own paper back to a draft, from its review or from its readers; copies stay with those who made them. */
export const withdrawPaper = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/withdraw',
  access: teachers,
  input: Type.Object({ paperId: Id }),
  output: NewState,
});

/**
 * Seals one's own paper: nobody reads it until two people of the school, neither of them its owner, have confirmed at
 * `releasesAt` or later. 422 `exam.error.wrongReleasers`, `exam.error.releasesEarlier`.
 */
export const sealPaper = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/seal',
  access: teachers,
  input: Type.Object({
    paperId: Id,
    releasesAt: Type.String({ format: 'date-time' }),
    releasers: Type.Array(Id, { minItems: 2, maxItems: 2, uniqueItems: true }),
  }),
  output: NewState,
});

/** Confirms as one of the two; the second confirmation opens the paper. 409 `exam.error.tooEarly` before its moment. */
export const releasePaper = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/release',
  access: teachers,
  input: Type.Object({ paperId: Id }),
  output: NewState,
});

/** Colleagues who may open a sealed paper: teachers of the caller's school, by name; at most 50 with these letters in it. */
export const releasers = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/releasers',
  access: teachers,
  input: Type.Object({ q: Type.Optional(Type.String({ maxLength: 40 })) }),
  output: Type.Array(Type.Object({ personId: Id, name: Type.String() })),
});

import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Ids, Maybe } from 'edutech/core/common/wire/kinds';
import { teachers } from '../model/people';

// Writing a paper together: its owner invites colleagues of the school who teach its subject. Each place of the paper (a block, a
// section, an item) belongs to who has chosen or changed it last, for 60 s. The live topic `exam.paper:<id>` tells the others.

const Person = Type.Object({ personId: Id, name: Type.String() });

export const PaperTeam = Type.Object({
  owner: Person,
  /** By name. */
  members: Type.Array(Person),
  isOwn: Type.Boolean(),
});
export type PaperTeam = Static<typeof PaperTeam>;

/** Who works on a paper; 404 `exam.error.noPaper` for who does not. */
export const paperTeam = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/paper/team',
  access: teachers,
  input: Type.Object({ paperId: Id }),
  output: PaperTeam,
});

/** Whom the owner may invite: teachers of the subject at the school in this term, by name, without those who are there; at most 50. */
export const paperColleagues = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/paper/colleagues',
  access: teachers,
  input: Type.Object({ paperId: Id, q: Type.Optional(Type.String({ maxLength: 40 })) }),
  output: Type.Array(Person),
});

/**
 * Invites colleagues to one's own draft; each gets a notification. 409 `exam.error.notDraft` for one that is reviewed, sealed or
 * open, 422 `exam.error.wrongMembers` for people of other schools or subjects, or too many (20).
 */
export const inviteColleagues = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/invite',
  access: teachers,
  input: Type.Object({ paperId: Id, personIds: Ids(20) }),
  output: PaperTeam,
});

/** Takes somebody off one's own paper, or oneself off another's: 404 `exam.error.noPaper` from then on. */
export const leavePaper = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/leave',
  access: teachers,
  input: Type.Object({ paperId: Id, personId: Id }),
  output: Type.Object({ removed: Type.Boolean() }),
});

/** A place that belongs to somebody else, for so many milliseconds. */
export const HeldPlace = Type.Object({ place: Type.String(), ...Person.properties, milliseconds: Type.Integer() });
export type HeldPlace = Static<typeof HeldPlace>;

/**
 * Tells the others where one is, and answers which places are theirs. `takes`: the place becomes one's own for 60 s, if it is
 * nobody else's; one has one place at a time. Without it one only says that one is still there. `isGone`: the paper is closed.
 */
export const showPaperPlace = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/place',
  access: teachers,
  perMinute: 240,
  input: Type.Object({
    paperId: Id,
    tab: Id,
    place: Maybe(Type.String({ minLength: 1, maxLength: 40 })),
    takes: Type.Boolean(),
    isGone: Type.Boolean(),
  }),
  /** `version`: of the paper as it is saved now. */
  output: Type.Object({ held: Type.Array(HeldPlace), version: Type.Integer() }),
});

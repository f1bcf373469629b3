import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Ids, Maybe, Moment, Name } from 'edutech/core/common/wire/kinds';
import { Preparation } from 'edutech/plugins/questions/api';
import { mostAtOnce } from '../model/limits';
import { teachers, teachersWho } from '../model/people';
import { mostTitle, templates } from '../model/plan/document';
import { Day, Kind, PlanContent, PlanItem, Position } from './records';

// Lesson plans: lists, what one has beside its text, and what is done with it as a whole. Its text: writing.ts.

/** Teachers of a subject at the caller's school, of whom the caller is one (else none): those who write its plans together. */
export const listColleagues = endpoint({
  method: 'GET',
  root: 'work',
  path: '/prepare/colleagues',
  access: teachers,
  input: Type.Object({ subjectId: Id }),
  output: Type.Array(Type.Object({ personId: Id, name: Type.String() })),
});

/** Plans, those changed last first: one's own, those that the teachers of one's subjects write together, one's trash. */
export const listPlans = endpoint({
  method: 'GET',
  root: 'work',
  path: '/prepare/plans',
  access: teachers,
  input: Type.Object({
    space: Type.Enum(['mine', 'group', 'trash'], { default: 'mine' }),
    q: Type.Optional(Type.String({ maxLength: 60 })),
    /** A chapter with all below it. */
    nodeId: Type.Optional(Id),
    /** Plans of before this day, for copying: last year's. */
    before: Type.Optional(Day),
    /** Only those that are to be ready on a day and are not: what the group is at. */
    isDue: Type.Optional(Type.Boolean()),
  }),
  output: Type.Array(PlanItem),
});

const Place = {
  subjectId: Id,
  gradeId: Id,
  nodeId: Maybe(Id),
};

/**
 * Makes a plan: blank with the phases of a template, or as a copy with materials and
 * exercises (`fromId`: one's own, or the group's). With `dueOn` a plan that the
 * group prepares, whose main author is `authorId` (default: the caller). 404 `prepare.error.noColleague`. Sent again with the same id it is made once. 404
 * `prepare.error.noPlan` for a plan to copy that one may not read.
 */
export const addPlan = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/plan/add',
  access: teachersWho('plan_add'),
  input: Type.Object({
    id: Id,
    title: Name(mostTitle),
    ...Place,
    fromId: Type.Optional(Id),
    /** What a blank one has as phases; default: those of a new lesson. */
    template: Type.Optional(Type.Enum([...templates])),
    /** One of the school, in place of that. 404 `prepare.error.noTemplate`. */
    templateId: Type.Optional(Id),
    dueOn: Type.Optional(Day),
    authorId: Type.Optional(Id),
  }),
  output: Type.Object({ id: Id }),
});

/** Some words of a place. Positions are relative ones of Yjs (base64): they move with the text. */
const Anchor = Type.Object({
  from: Position,
  to: Position,
  /** The words as they stood. */
  quote: Type.String({ maxLength: 200 }),
});
export type Anchor = Static<typeof Anchor>;

const Comment = Type.Object({
  id: Id,
  /** The section, or the phase, that it is about. */
  place: Type.String(),
  /** The words of the place that it is about; null: all of it. */
  anchor: Maybe(Anchor),
  personId: Id,
  person: Type.String(),
  isOwn: Type.Boolean(),
  text: Type.String(),
  createdAt: Moment,
  resolvedAt: Maybe(Moment),
  /** The comment that it answers; null: it begins a thread. */
  replyTo: Maybe(Id),
  /** Colleagues who agree, the reader among them. */
  votes: Type.Integer(),
  hasVoted: Type.Boolean(),
});
export type Comment = Static<typeof Comment>;

const Material = Type.Object({
  id: Id,
  title: Type.String(),
  resourceId: Maybe(Id),
  /** A file of its own: slides, a document, a picture. */
  fileId: Maybe(Id),
  /** A link; empty for a resource and a file. */
  address: Type.String(),
  /** The phase where it is shown; null: with the plan as a whole. */
  phaseId: Maybe(Id),
});
export type Material = Static<typeof Material>;

const Version = Type.Object({
  id: Id,
  kind: Kind,
  name: Type.String(),
  person: Type.String(),
  createdAt: Moment,
});
export type Version = Static<typeof Version>;

/** One plan with what belongs to it. 404 `prepare.error.noPlan`. */
export const readPlan = endpoint({
  method: 'GET',
  root: 'work',
  path: '/prepare/plan',
  access: teachers,
  input: Type.Object({ planId: Id }),
  output: Type.Object({
    plan: PlanItem,
    content: PlanContent,
    /** The book of its chapter; null: it has none. */
    bookId: Maybe(Id),
    /** The reader may write it. */
    mayEdit: Type.Boolean(),
    comments: Type.Array(Comment),
    materials: Type.Array(Material),
    versions: Type.Array(Version),
    exercises: Type.Array(
      Type.Object({ id: Id, title: Type.String(), questions: Type.Integer(), isOwn: Type.Boolean() }),
    ),
    /** Lessons of the reader's timetable that it serves, from today on. */
    lessons: Type.Array(
      Type.Object({ classId: Id, className: Type.String(), day: Type.String(), period: Type.Integer() }),
    ),
  }),
});
export type WholePlan = Static<typeof readPlan.output>;

/** Shares a plan with the teachers of its subject, marks it as ready, or takes that back. Only its owner shares it. */
export const markPlan = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/plan/mark',
  access: teachersWho('plan_edit'),
  input: Type.Object({
    planId: Id,
    isShared: Type.Optional(Type.Boolean()),
    isReady: Type.Optional(Type.Boolean()),
  }),
  output: Type.Null(),
});

const Count = Type.Object({ count: Type.Integer() });

/** Moves one's own plans to the trash, all or none. 404 `prepare.error.noPlan`. */
export const removePlans = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/plans/remove',
  access: teachersWho('plan_delete'),
  input: Type.Object({ planIds: Ids(mostAtOnce) }),
  output: Count,
});

/** Takes plans out of the trash again. */
export const restorePlans = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/plans/restore',
  access: teachersWho('plan_delete'),
  input: Type.Object({ planIds: Ids(mostAtOnce) }),
  output: Count,
});

const ofPlace = { place: Type.String({ maxLength: 60 }), anchor: Type.Optional(Anchor) };

/**
 * Says something about a part of a plan, or some words of it, or answers what a colleague has said there. 404
 * `prepare.error.noPlan` for a comment to answer that is not there, or is an answer itself.
 */
export const addComment = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/comment/add',
  access: teachers,
  input: Type.Object({ id: Id, planId: Id, ...ofPlace, replyTo: Type.Optional(Id), text: Name(1000) }),
  output: Type.Null(),
});

/** Closes a comment, or opens it again. 404 `prepare.error.noPlan`. */
export const resolveComment = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/comment/resolve',
  access: teachers,
  input: Type.Object({ planId: Id, commentId: Id, isResolved: Type.Boolean() }),
  output: Type.Null(),
});

/** Agrees with a comment, or no longer: once for each teacher. 404 `prepare.error.noPlan`. */
export const voteComment = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/comment/vote',
  access: teachers,
  input: Type.Object({ planId: Id, commentId: Id, isVoted: Type.Boolean() }),
  output: Type.Null(),
});

/**
 * Puts a resource, an uploaded file or a link (https) beside a plan, at a phase or none. 422 `prepare.error.link`, 404
 * `core.files.notFound` for a file that the caller has not uploaded.
 */
export const addMaterial = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/material/add',
  access: teachersWho('plan_edit'),
  input: Type.Object({
    id: Id,
    planId: Id,
    title: Name(200),
    resourceId: Type.Optional(Id),
    fileId: Type.Optional(Id),
    address: Type.Optional(Type.String({ maxLength: 500 })),
    phaseId: Type.Optional(Id),
  }),
  output: Type.Null(),
});

/** Moves a material to a phase, or to the plan as a whole (null). 404 `prepare.error.noPlan`. */
export const moveMaterial = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/material/move',
  access: teachersWho('plan_edit'),
  input: Type.Object({ planId: Id, materialId: Id, phaseId: Maybe(Id) }),
  output: Type.Null(),
});

/** A file beside a plan as it can be looked at; addresses are tickets of 60 s for this session. 404 `prepare.error.noPlan`. */
export const showMaterial = endpoint({
  method: 'GET',
  root: 'work',
  path: '/prepare/material',
  access: teachers,
  input: Type.Object({ planId: Id, materialId: Id }),
  output: Type.Object({
    name: Type.String(),
    ext: Type.String(),
    /** 1 ready, 3 converting, any other failed. */
    status: Type.Integer(),
    address: Type.String(),
    /** A document of an office program as PDF; empty as long as there is none. */
    pdf: Type.String(),
  }),
});

/** Takes a material away from the plan, or brings it back. */
export const removeMaterial = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/material/remove',
  access: teachersWho('plan_edit'),
  input: Type.Object({ planId: Id, materialId: Id, isRemoved: Type.Boolean({ default: true }) }),
  output: Type.Null(),
});

/** Keeps what a plan says now under a name; the kind of the plan becomes that of the version. */
export const keepVersion = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/version/keep',
  access: teachersWho('plan_edit'),
  input: Type.Object({ id: Id, planId: Id, kind: Kind, name: Name(60) }),
  output: Type.Null(),
});

/** What a version says. 404 `prepare.error.noPlan`. */
export const readVersion = endpoint({
  method: 'GET',
  root: 'work',
  path: '/prepare/version',
  access: teachers,
  input: Type.Object({ planId: Id, versionId: Id }),
  output: Type.Object({ version: Version, content: PlanContent }),
});

/**
 * Lets a plan be written as a Word file, or as an archive with its exercises (with and without answers), its files and
 * the links beside it;
 * `preparedFile` of questions has the file.
 */
export const exportPlan = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/plan/export',
  access: teachersWho('plan_download'),
  input: Type.Object({ planId: Id, format: Type.Enum(['docx', 'zip']) }),
  output: Preparation,
});

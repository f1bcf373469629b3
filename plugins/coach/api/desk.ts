import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Ids, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { teachers, teachersWho } from '../model/people';
import { Answer, AreaOf, Count, Item, Medium, Point, RungNumber, StateNumber, Stuck } from './records';
import { Content } from 'edutech/plugins/questions/kit/common/content';

// The teacher's desk: questions of the caller's classes, and those that colleagues or students have shared with the subject group.

const deskWish = {
  /** `mine`: of the classes that the caller teaches. `group`: shared with the teachers of the subject. */
  scope: Type.Enum(['mine', 'group'], { default: 'mine' }),
  classId: Type.Optional(Id),
  subjectId: Type.Optional(Id),
};

/** An item in the queue. */
export const DeskItem = Type.Object({
  itemId: Id,
  subjectId: Id,
  subject: Type.String(),
  subjectCode: Type.String(),
  /** In a line; empty: a picture. */
  about: Type.String(),
  /** Of the homework or exam where most ask. */
  title: Type.String(),
  number: Maybe(Type.Integer()),
  area: AreaOf,
  people: Type.Integer(),
  open: Type.Integer(),
  answers: Type.Integer(),
  openSince: Maybe(Moment),
  last: Moment,
});
export type DeskItem = Static<typeof DeskItem>;

/** The queue: unanswered items first, by how many ask; then those that were answered last. At most 100. */
export const deskQueue = endpoint({
  method: 'GET',
  root: 'coach',
  path: '/coach/desk/queue',
  access: teachers,
  input: Type.Object({ ...deskWish, state: Type.Enum(['all', 'open', 'done'], { default: 'all' }) }),
  output: Type.Object({
    data: Type.Array(DeskItem),
    /** Items, and questions that wait. */
    open: Type.Integer(),
    waiting: Type.Integer(),
    asked: Type.Integer(),
    group: Type.Integer(),
    /** Who answers the caller's subjects now. */
    onDuty: Type.Array(Type.Object({ name: Type.String(), until: Type.String(), isMe: Type.Boolean() })),
    quietUntil: Maybe(Moment),
  }),
});
export type DeskQueue = Static<(typeof deskQueue)['output']>;

/** A student's question as the teachers of the class read it. */
export const DeskRequest = Type.Object({
  requestId: Id,
  personId: Id,
  name: Type.String(),
  className: Type.String(),
  stuck: Stuck,
  words: Type.String(),
  pictures: Type.Array(Id),
  voice: Maybe(Id),
  state: StateNumber,
  again: Type.Integer(),
  asked: Moment,
  expected: Moment,
  isShared: Type.Boolean(),
});
export type DeskRequest = Static<typeof DeskRequest>;

/** An item with its questions, answers and hints. 404 `coach.error.noItem` for one that is not on the caller's desk. */
export const deskItem = endpoint({
  method: 'GET',
  root: 'coach',
  path: '/coach/desk/item',
  access: teachers,
  input: Type.Object({ itemId: Id, ...deskWish }),
  output: Type.Object({
    item: Item,
    title: Type.String(),
    number: Maybe(Type.Integer()),
    requests: Type.Array(DeskRequest),
    media: Type.Array(Medium),
    answers: Type.Array(
      Type.Object({
        ...Answer.properties,
        seen: Type.Integer(),
        helped: Type.Integer(),
        likes: Type.Integer(),
        isLiked: Type.Boolean(),
        mayChange: Type.Boolean(),
      }),
    ),
    hints: Type.Array(
      Type.Object({
        rung: RungNumber,
        content: Content,
        author: Type.String(),
        seen: Type.Integer(),
        /** Of those who went no further and asked nothing more. */
        enough: Type.Integer(),
      }),
    ),
    isKept: Type.Boolean(),
    /** Whether the assistant may be asked for a draft. */
    hasAssistant: Type.Boolean(),
    /** Whether the deployment has a service that drafts subtitles. */
    hasTranscription: Type.Boolean(),
  }),
});
export type DeskData = Static<(typeof deskItem)['output']>;

const requestIds = Ids(200);

/** Shares questions with the teachers of the subject, or no longer. 404 `coach.error.noRequest`. */
export const shareRequests = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/desk/share',
  access: teachers,
  input: Type.Object({ requestIds, on: Type.Boolean() }),
  output: Count,
});

/** Takes questions that are none off the desk, or puts them back. 404 `coach.error.noRequest`. */
export const removeRequests = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/desk/remove',
  access: teachersWho('delete'),
  input: Type.Object({ requestIds, removed: Type.Boolean() }),
  output: Count,
});

/** Puts questions of an exercise to another item, which is the same. 404 `coach.error.noItem`, `coach.error.noRequest`. */
export const moveRequests = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/desk/move',
  access: teachers,
  input: Type.Object({ requestIds, itemId: Id }),
  output: Count,
});

/** Says what an item exercises. 404 `coach.error.noItem`, `coach.error.noPoint`. */
export const linkKnowledge = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/desk/knowledge',
  access: teachersWho('knowledge_link'),
  input: Type.Object({ itemId: Id, kiids: Type.Array(Id, { maxItems: 10, uniqueItems: true }) }),
  output: Type.Array(Point),
});

const Time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** Duties of a subject at the caller's school, and which subjects one teaches. */
export const getDuties = endpoint({
  method: 'GET',
  root: 'coach',
  path: '/coach/duty/list',
  access: teachers,
  input: Type.Object({ subjectId: Type.Optional(Id) }),
  output: Type.Object({
    subjects: Type.Array(Type.Object({ subjectId: Id, subject: Type.String() })),
    duties: Type.Array(
      Type.Object({
        subjectId: Id,
        person: Type.String(),
        isMe: Type.Boolean(),
        day: Type.Integer(),
        fromTime: Type.String(),
        untilTime: Type.String(),
      }),
    ),
  }),
});
export type Duties = Static<(typeof getDuties)['output']>;

/** Replaces the caller's duties in a subject. 404 `coach.error.noClass`; 422 `coach.error.dutyTimes`. */
export const saveDuties = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/duty/save',
  access: teachers,
  input: Type.Object({
    subjectId: Id,
    duties: Type.Array(
      Type.Object({ day: Type.Integer({ minimum: 1, maximum: 7 }), fromTime: Time, untilTime: Time }),
      { maxItems: 7 },
    ),
  }),
  output: Count,
});

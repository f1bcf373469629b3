import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint';

/** Something that the bell of the shell tells a person. */
export const Notification = Type.Object({
  /** Plugin that tells it. */
  area: Type.String(),
  /** What it is about, as its plugin names it: of one thing there is one word, the newest. */
  thread: Type.String(),
  text: Type.String(),
  /** Page that it leads to. */
  path: Type.String(),
  at: Type.String({ format: 'date-time' }),
  isread: Type.Boolean(),
});
export type Notification = Static<typeof Notification>;

const pageLine = 20;

/** How much is unread, from 100 on no more is counted: what the bell shows. */
export const countNotifications = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/notification/count',
  access: { signedIn: true },
  input: Type.Object({}),
  output: Type.Object({ unread: Type.Integer() }),
});

/** What one was told, the newest first; `more` when there are older ones. */
export const listNotifications = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/notification/list',
  access: { signedIn: true },
  input: Type.Object({
    page: Type.Integer({ minimum: 1, maximum: 50, default: 1 }),
    pageline: Type.Integer({ minimum: 1, maximum: 50, default: pageLine }),
  }),
  output: Type.Object({ data: Type.Array(Notification), more: Type.Boolean() }),
});

/** Marks one as read, or without a thread all of them. Only one's own can be named. Answers how many were unread. */
export const readNotifications = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/notification/read',
  access: { signedIn: true },
  input: Type.Object({
    area: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    thread: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  }),
  output: Type.Object({ count: Type.Integer() }),
});

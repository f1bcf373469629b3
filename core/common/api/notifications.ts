import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint';

/** A notification under the bell of the shell. */
export const Notification = Type.Object({
  /** The plugin that sends it. */
  area: Type.String(),
  /** The thread, as its plugin names it: each thread has one notification, the newest. */
  thread: Type.String(),
  text: Type.String(),
  /** Page that it leads to. */
  path: Type.String(),
  at: Type.String({ format: 'date-time' }),
  isRead: Type.Boolean(),
});
export type Notification = Static<typeof Notification>;

const pageLine = 20;

/** Where each unread notification leads, at most 100: the bell and the navigation count them. */
export const countNotifications = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/notification/count',
  access: { signedIn: true },
  input: Type.Object({}),
  output: Type.Object({ paths: Type.Array(Type.String()) }),
});

/** The caller's notifications, the newest first; `more` when there are older ones. */
export const listNotifications = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/notification/list',
  access: { signedIn: true },
  input: Type.Object({
    page: Type.Integer({ minimum: 1, maximum: 50, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 50, default: pageLine }),
  }),
  output: Type.Object({ data: Type.Array(Notification), more: Type.Boolean() }),
});

/**
 * Marks one notification as read, or without a thread all of them. Only the caller's own can be named. Returns how many
 * were unread.
 */
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

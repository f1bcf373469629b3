/** Address of the one WebSocket of a tab. The session cookie and the Origin header decide who it is. */
export const liveAddress = '/gw/live';

/** What the browser says on it. */
export type LiveRequest = { subscribe: string } | { unsubscribe: string };

/** What the server says: a message of a topic, a topic that this person may not hear, or that the session has ended. */
export type LiveNews = { topic: string; message: unknown } | { refused: string } | { ended: true };

/**
 * The messages of the tab's one WebSocket (`/live`), as JSON texts. The browser subscribes to topics; the server checks
 * each topic's rule and from then on passes on its messages. There is no replay: after subscribing (again) a client
 * reloads what it shows. Messages are small, ids rather than contents.
 *
 * The server pings; a browser answers each ping with one. Either side takes a silence of {@link silenceMilliseconds}
 * for a dead connection.
 */
export type LiveFromClient =
  | { readonly type: 'subscribe'; readonly topic: string }
  | { readonly type: 'unsubscribe'; readonly topic: string }
  | { readonly type: 'ping' };

/** Messages of the server over the socket. */
export type LiveFromServer =
  /** The subscription is active from now on. */
  | { readonly type: 'subscribed'; readonly topic: string }
  | { readonly type: 'message'; readonly topic: string; readonly message: unknown }
  /** The subscription is not (or no longer) active. */
  | { readonly type: 'error'; readonly topic: string; readonly reason: LiveRefusal }
  | { readonly type: 'ping' };

/**
 * `unknown`: no such topic. `refused`: not for this person. `too-many`: the tab already has {@link maxTopics}
 * subscriptions.
 */
export type LiveRefusal = 'unknown' | 'refused' | 'too-many';

/** Where the socket is opened. */
export const livePath = '/live';
/** How often each side shows that it is there. */
export const pingMilliseconds = 25_000;
/** After so long without a word the line counts as dead. */
export const silenceMilliseconds = 60_000;
/** Most subscriptions of one tab. */
export const maxTopics = 100;
/** Characters of a topic: name, colon, subject. */
export const maxTopicLength = 200;

/** Codes with which the server closes; the browser's answer to each. */
export const liveCloseCodes = {
  /** The session has ended: do not connect again before somebody has signed in. */
  signedOut: 4001,
  /** The reader did not keep up, or broke the protocol: connect again, and load afresh. */
  dropped: 4002,
  /** The server restarts, or the session has another secret: connect again after a short, random while. */
  restarting: 4003,
} as const;

/** Name and subject of a topic: `work.monitor:<id>` → `work.monitor`, `<id>`; the subject is empty without a colon. */
export function splitTopic(topic: string): { name: string; subject: string } {
  const colon = topic.indexOf(':');
  return colon < 0 ? { name: topic, subject: '' } : { name: topic.slice(0, colon), subject: topic.slice(colon + 1) };
}

/** A message of the other side, or null for whatever is none. */
export function parseFromClient(text: string): LiveFromClient | null {
  const value = parse(text);
  if (value?.type === 'ping') return { type: 'ping' };
  const { type, topic } = value ?? {};
  if (type !== 'subscribe' && type !== 'unsubscribe') return null;
  return typeof topic === 'string' && topic !== '' && topic.length <= maxTopicLength ? { type, topic } : null;
}

/** A message of the server, or null for one of a newer server that this page does not know. */
export function parseFromServer(text: string): LiveFromServer | null {
  const value = parse(text);
  const type = value?.type;
  return type === 'subscribed' || type === 'message' || type === 'error' || type === 'ping'
    ? (value as unknown as LiveFromServer)
    : null;
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

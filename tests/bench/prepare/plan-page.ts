// The plan that ten teachers write, as a page reaches it: its calls and its live connection.
import WebSocket from 'ws';
import { livePath } from 'edutech/core/common/live/live-protocol';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import type { Changes } from 'edutech/plugins/prepare/api';
import { type PlanNews, planTopic } from 'edutech/plugins/prepare/model/plan/news';
import type { Caller } from '../../support/people';
import type { callAs } from '../support/desk';

export const planId = demoId('prepare.plan.equation-group');

export async function send(port: number, { method, path, headers, body }: ReturnType<typeof callAs>): Promise<Changes> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status !== 200) throw new Error(await response.text());
  return ((await response.json()) as { data: Changes }).data;
}

/** Subscribes to the news of the plan. */
export async function hear(port: number, who: Caller, onNews: (news: PlanNews) => void): Promise<WebSocket> {
  const host = `127.0.0.1:${port}`;
  const socket = new WebSocket(`ws://${host}${livePath}`, {
    headers: { origin: `http://${host}`, cookie: who.cookie },
  });
  socket.on('message', (data) => {
    const { type, message } = JSON.parse(String(data)) as { type: string; message?: PlanNews };
    if (type === 'message' && message) onNews(message);
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'subscribe', topic: `${planTopic}:${planId}` }));
      resolve();
    });
  });
  return socket;
}

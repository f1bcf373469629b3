import { afterEach, expect, test } from 'vitest';
import { holdUnsaved } from 'edutech/core/web/drafts/unsaved';
import { endSession, type EndingParts } from './ended-session';

let saved = () => {};
afterEach(() => saved());

async function end(isShared = false): Promise<string[]> {
  const happened: string[] = [];
  const parts = {
    services: {
      messages: { show: (text: string) => happened.push(text) },
      session: { logout: async () => void happened.push('logout and reload'), isShared: { peek: () => isShared } },
      call: async ({ path }: { path: string }) => void happened.push(path),
    },
    host: { signInAgain: { ask: async () => happened.push('sign in again') } },
    wait: async (milliseconds: number) => void happened.push(`${milliseconds} ms`),
  } as unknown as EndingParts;
  await endSession('core.session.idle', 1500, parts);
  return happened;
}

test('an idle session is told, and after a second and a half ends with a new page', async () => {
  expect(await end()).toEqual(['core.session.idle', '1500 ms', 'logout and reload']);
});

test('over unsaved work the session ends and the page stays', async () => {
  saved = holdUnsaved('answer');
  expect(await end()).toEqual(['core.session.idle', '1500 ms', '/api/session/logout', 'sign in again']);
});

test('at a shared computer not even unsaved work keeps the page', async () => {
  saved = holdUnsaved('answer');
  expect(await end(true)).toEqual(['core.session.idle', '1500 ms', 'logout and reload']);
});

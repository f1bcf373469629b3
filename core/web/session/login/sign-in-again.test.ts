import { expect, test } from 'vitest';
import type { UserInfo } from '../../../common/session';
import { BrowserStorage, memoryArea } from '../../browser/browser-storage';
import { StoredIdentity } from '../identity';
import { DialogSignInAgain } from './sign-in-again';

const person = (userId: string) => ({ userId, aclRole: [], token: `token of ${userId}` }) as unknown as UserInfo;

const as = (userId: string) => (identity: StoredIdentity) => {
  identity.become(person(userId));
  return true;
};

function page(
  before: UserInfo | null,
  signIn: (identity: StoredIdentity) => boolean,
  isUnsaved = false,
  isShared = false,
) {
  const identity = new StoredIdentity(new BrowserStorage(memoryArea()), new BrowserStorage(memoryArea()));
  if (before) identity.become(before);
  const happened: string[] = [];
  const signInAgain = new DialogSignInAgain({
    identity,
    messages: {
      show: (text) => {
        happened.push(text);
        return () => undefined;
      },
    },
    wait: async (milliseconds) => void happened.push(`${milliseconds} ms`),
    dialogs: {
      login: async () => {
        happened.push('dialog');
        return signIn(identity);
      },
    },
    place: { reload: () => happened.push('reload') },
    isUnsaved: () => isUnsaved,
    isShared: () => isShared,
    leave: () => happened.push('leave'),
  });
  return { signInAgain, happened };
}

test('the text comes first, the dialog a second later, and the same person goes on', async () => {
  const { signInAgain, happened } = page(person('a'), as('a'));
  expect(await signInAgain.ask()).toBe(true);
  expect(happened).toEqual(['core.error.notSignedIn', '1000 ms', 'dialog']);
});

test('calls that fail together ask together', async () => {
  const { signInAgain, happened } = page(person('a'), as('a'));
  expect(await Promise.all([signInAgain.ask(), signInAgain.ask(), signInAgain.ask()])).toEqual([true, true, true]);
  expect(happened.filter((what) => what === 'dialog')).toHaveLength(1);
});

test('another person gets a new page, even over unsaved work, and nothing of the first is sent', async () => {
  const { signInAgain, happened } = page(person('a'), as('b'), true);
  expect(await signInAgain.ask()).toBe(false);
  expect(happened.at(-1)).toBe('reload');
});

test('who will not sign in again leaves the page when nothing is unsaved', async () => {
  const { signInAgain, happened } = page(person('a'), () => false);
  expect(await signInAgain.ask()).toBe(false);
  expect(happened.at(-1)).toBe('leave');
});

test('who will not sign in again keeps unsaved work before him', async () => {
  const { signInAgain, happened } = page(person('a'), () => false, true);
  expect(await signInAgain.ask()).toBe(false);
  expect(happened.at(-1)).toBe('dialog');
});

test('a visitor who only looked stays where he is', async () => {
  const { signInAgain, happened } = page(null, () => false);
  expect(await signInAgain.ask()).toBe(false);
  expect(happened.at(-1)).toBe('dialog');
});

test('at a shared computer nobody is asked over the page: it goes', async () => {
  const { signInAgain, happened } = page(person('a'), as('a'), true, true);
  expect(await signInAgain.ask()).toBe(false);
  expect(happened).toEqual(['core.error.notSignedIn', '1000 ms', 'leave']);
});

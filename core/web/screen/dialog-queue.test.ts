import { expect, test } from 'vitest';
import { DialogQueue } from './dialog-queue';

test('questions wait for each other', async () => {
  const dialogs = new DialogQueue();
  const first = dialogs.confirm({ text: 'one' });
  const second = dialogs.confirm({ text: 'two' });
  expect(dialogs.list.asked.value).toMatchObject({ kind: 'confirm', text: 'one' });
  dialogs.list.asked.value?.answer(true);
  expect(dialogs.list.asked.value?.text).toBe('two');
  dialogs.list.asked.value?.answer(false);
  expect(dialogs.list.asked.value).toBeNull();
  expect(await Promise.all([first, second])).toEqual([true, false]);
});

test('a statement is answered by being read', async () => {
  const dialogs = new DialogQueue();
  const read = dialogs.alert({ text: 'one' });
  dialogs.list.asked.value?.answer(false);
  await expect(read).resolves.toBeUndefined();
});

test('a login that is asked for twice opens once and answers both', async () => {
  const dialogs = new DialogQueue();
  const first = dialogs.login({ stay: true });
  const second = dialogs.login();
  expect(dialogs.list.login.value).toMatchObject({ context: 'plain', stay: true });
  dialogs.list.login.value?.answer(true);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(dialogs.list.login.value).toBeNull();
});

test('a login with a target in mind says so', () => {
  const dialogs = new DialogQueue();
  void dialogs.login({ target: '/spoc/detail' });
  expect(dialogs.list.login.value).toMatchObject({ context: 'target', target: '/spoc/detail' });
});

test('the loader stays until the last of its works is done', () => {
  const dialogs = new DialogQueue();
  const doneRole = dialogs.busy('role');
  const doneTerm = dialogs.busy('term');
  expect(dialogs.list.busyText.value).toBe('term');
  doneTerm();
  expect(dialogs.list.busyText.value).toBe('role');
  doneRole();
  doneRole();
  expect(dialogs.list.busyText.value).toBeNull();
});

test('help is open until it is closed', () => {
  const dialogs = new DialogQueue();
  dialogs.help(true);
  expect(dialogs.list.help.value).toMatchObject({ atKeys: true });
  dialogs.list.help.value?.close();
  expect(dialogs.list.help.value).toBeNull();
});

import { expect, test } from 'vitest';
import type { ModulesNews } from '../../../common/live/module-news';
import { BrowserStorage, memoryArea } from '../../browser/browser-storage';
import { deploymentOf } from '../../page/page-deployment';
import { readBoot } from '../../boot';
import { followModules } from './follow-modules';
import { StoredIdentity } from '../identity';

/** A tab in which somebody is signed in, and how to tell it something. */
function tab() {
  const identity = new StoredIdentity(new BrowserStorage(memoryArea()), new BrowserStorage(memoryArea()));
  identity.state.value = { changePassword: false, termVos: [], module: ['air', 'work'], off: [] };
  let tell = (_: ModulesNews) => {};
  const live = {
    subscribe: <T>(_: string, hear: (message: T) => void) => {
      tell = hear as never;
      return () => undefined;
    },
  };
  const heard: string[] = [];
  followModules(live, identity, () => heard.push(identity.state.peek()!.module.join()));
  const deployment = deploymentOf(readBoot({ getElementById: () => null }), () => identity.state.value?.off);
  return { identity, deployment, heard, tell: (news: ModulesNews) => tell(news) };
}

test('a module that is switched off is off in an open tab, and comes back', () => {
  const { deployment, heard, tell } = tab();
  tell({ module: ['air'], off: ['work'] });
  expect(deployment.isOn('work')).toBe(false);
  tell({ module: ['air', 'work'], off: [] });
  expect(deployment.isOn('work')).toBe(true);
  expect(heard).toEqual(['air', 'air,work']);
});

test('what the tab knows already is no news', () => {
  const { identity, heard, tell } = tab();
  const before = identity.state.peek();
  tell({ module: ['air', 'work'], off: [] });
  expect(identity.state.peek()).toBe(before);
  expect(heard).toEqual([]);
});

test('nothing is taken over for who has signed out', () => {
  const { identity, tell } = tab();
  identity.state.value = null;
  tell({ module: [], off: ['work'] });
  expect(identity.state.peek()).toBeNull();
});

import { expect, test } from 'vitest';
import type { AclRole, UserInfo } from '../../common/session';
import { BrowserStorage, memoryArea } from '../browser/browser-storage';
import { startCityEvaluation } from './city-modes';
import { StoredIdentity } from './identity';

const role = (roleId: string, type: number, activeStatus: 0 | 1 = 0) => ({ roleId, type, activeStatus }) as AclRole;
const user = (...aclRole: AclRole[]) =>
  ({ userId: 'u1', category: 2, roleId: null, roleType: null, aclRole, token: 't' }) as unknown as UserInfo;

function browser() {
  const area = memoryArea();
  const tab = memoryArea();
  return { area, tab, identity: new StoredIdentity(new BrowserStorage(area), new BrowserStorage(tab)) };
}

test('the post chosen before is kept while the person holds it, else the active one counts, else the first', () => {
  const { identity } = browser();
  identity.storeRole('r2');
  identity.become(user(role('r1', 1, 1), role('r2', 4)));
  expect(identity.role).toEqual({ category: 2, roleId: 'r2', roleType: 4 });
  identity.become(user(role('r1', 1), role('r3', 5, 1)));
  expect(identity.role).toMatchObject({ roleId: 'r3' });
  identity.become(user(role('r4', 1), role('r5', 1)));
  expect(identity.role).toMatchObject({ roleId: 'r4' });
});

test('without any post the stored one is cleared', () => {
  const { identity } = browser();
  identity.storeRole('r2');
  expect(identity.become(user())).toBeNull();
  expect(identity.storedRole).toBeNull();
});

test('whether somebody is to be remembered is the session’s to say, and ends with it', () => {
  const { identity } = browser();
  const state = { changePassword: false, termVos: [], module: [] };
  identity.state.value = state;
  expect(identity.isRemembered).toBe(false);
  identity.state.value = { ...state, isRemembered: true };
  expect(identity.isRemembered).toBe(true);
  identity.forget();
  expect(identity.isRemembered).toBe(false);
});

test('what tabs share names the person by id and holds no token', () => {
  const { area, tab, identity } = browser();
  identity.become({ ...user(role('r1', 1)), username: 'teacher', usercode: 'T-1' } as UserInfo);
  const lasting = Array.from({ length: area.length }, (_, index) => area.getItem(area.key(index)!)).join();
  expect(lasting).toContain('u1');
  expect(lasting).not.toMatch(/teacher|T-1|"t"/);
  expect(tab.getItem('edutech_token')).toContain('"t"');
});

test('city-evaluation mode has its own token', () => {
  const { tab, identity } = browser();
  identity.keepToken('usual');
  startCityEvaluation(new BrowserStorage(memoryArea()));
  expect(identity.token).toBe('usual');
  expect(tab.getItem('edutech_token_city_evaluation')).toBeNull();
});

test('forgetting leaves nobody, neither here nor for the other tabs', () => {
  const { identity } = browser();
  identity.become(user(role('r1', 1)));
  expect(identity.knownToTabs()).toBe('u1');
  identity.forget();
  expect(identity.user.value).toBeNull();
  expect(identity.token).toBeNull();
  expect(identity.knownToTabs()).toBeNull();
});

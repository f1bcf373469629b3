import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserStorage, memoryArea } from '../../browser/browser-storage';
import { readBoot } from '../../boot';
import type { Calls } from '../../call';
import { deploymentOf } from '../../page/page-deployment';
import { askModules, type Seen } from './ask-modules';
import { StoredIdentity } from '../identity';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A visitor's tab, and a server of which `off` is switched off. */
function tab(off: string[]) {
  const identity = new StoredIdentity(new BrowserStorage(memoryArea()), new BrowserStorage(memoryArea()));
  const deployment = deploymentOf(readBoot({ getElementById: () => null }), () => identity.offForAll.value);
  const seen = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  };
  const call = vi.fn(async () => ({ off: [...off] }));
  const onChange = vi.fn();
  const stop = askModules({ call: call as unknown as Calls, identity, seen: seen as Seen }, onChange);
  return { identity, deployment, seen, call, onChange, stop };
}
const minute = () => vi.advanceTimersByTimeAsync(60_000);

test('a visitor’s tab knows within a minute what was switched off, and says so once', async () => {
  const off: string[] = [];
  const { deployment, onChange } = tab(off);
  await minute();
  off.push('air');
  await minute();
  expect([deployment.isOn('air'), deployment.isOff('air')]).toEqual([false, true]);
  const told = onChange.mock.calls.length;
  await minute();
  expect(onChange).toHaveBeenCalledTimes(told);
  off.pop();
  await minute();
  expect(deployment.isOn('air')).toBe(true);
});

test('a tab out of sight asks nothing, nor does one in which somebody has signed in or that is left', async () => {
  const { seen, call, stop } = tab([]);
  seen.visibilityState = 'hidden';
  await minute();
  expect(call).not.toHaveBeenCalled();
  seen.visibilityState = 'visible';
  await minute();
  expect(call).toHaveBeenCalled();
  stop();
  call.mockClear();
  await minute();
  expect(call).not.toHaveBeenCalled();
});

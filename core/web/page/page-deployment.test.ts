import { expect, test } from 'vitest';
import { type Boot, readBoot } from '../boot';
import { deploymentOf } from './page-deployment';

const page = (boot: Partial<Boot> | null) =>
  ({ getElementById: () => (boot ? { textContent: JSON.stringify(boot) } : null) }) as unknown as Document;

test('a page tells what the deployment is', () => {
  const boot = readBoot(
    page({ installed: ['air', 'news'], switchedOff: ['news'], options: { air: { site: 'x' } }, rememberDays: 3 }),
  );
  const deployment = deploymentOf(boot);
  expect(['air', 'news', 'work'].map(deployment.isOn)).toEqual([true, false, false]);
  expect(deployment.option('air', 'site')).toBe('x');
  expect(deployment.option('air', 'other')).toBe('');
  expect(deployment.rememberDays).toBe(3);
});

test('for people of a county, what is off there counts, and not what was off for the city when the page was loaded', () => {
  const boot = readBoot(page({ installed: ['air', 'news'], switchedOff: ['news'] }));
  let off = undefined as string[] | undefined;
  const deployment = deploymentOf(boot, () => off);
  expect(deployment.isOn('news')).toBe(false);
  off = ['air', 'work'];
  expect(['air', 'news', 'work'].map(deployment.isOn)).toEqual([false, true, false]);
});

test('a page that tells nothing gets quiet defaults', () => {
  const deployment = deploymentOf(readBoot(page(null)));
  expect(deployment.idleMilliseconds).toBe(7_200_000);
  expect(deployment.isOn('air')).toBe(true);
});

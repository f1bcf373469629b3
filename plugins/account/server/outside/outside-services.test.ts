import { expect, test } from 'vitest';
import type { OutsidePlatform } from '../../model/outside/outside-platform';
import { type OutsideServices, outsideServices } from './outside-services';

const good: OutsidePlatform = {
  id: 'resources',
  protocol: 'oauth',
  name: '教育资源',
  nameEn: 'Resources',
  address: 'https://resources.example/oauth',
  origins: [],
  clientId: 'yunzhou',
  secretEnvironment: 'RESOURCES_SECRET',
  secretFile: '',
  tells: 'userid',
  openTo: ['teacher'],
  patience: 8,
};
const start = (...platforms: OutsidePlatform[]) => outsideServices({} as OutsideServices, platforms);

test('a platform with all that its protocol needs starts', () => {
  const ticket = { ...good, id: 'province', protocol: 'ticket' as const, clientId: '', secretEnvironment: '' };
  expect(start(good, ticket).platforms).toHaveLength(2);
  expect(start({ ...good, address: 'http://localhost:9000/oauth' }).platforms).toHaveLength(1);
});

test.for<[string, OutsidePlatform[]]>([
  ['is there twice', [good, good]],
  ['needs https://', [{ ...good, address: 'http://resources.example/oauth' }]],
  ['needs https://', [{ ...good, origins: ['http://cdn.resources.example'] }]],
  ['has no address', [{ ...good, address: 'https://' }]],
  ['needs a clientId', [{ ...good, clientId: '' }]],
  ['needs the shared secret', [{ ...good, secretEnvironment: '' }]],
])('the start is refused where a platform %s', ([fault, platforms]) => {
  expect(() => start(...platforms)).toThrow(`"resources" in "outsidePlatforms" of the plugin "account" ${fault}`);
});

import { expect, test } from 'vitest';
import { isInward, outwardAddress } from './outward';

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '169.254.169.254',
  '100.100.100.200',
  '::1',
  '::',
  'fe80::1%eth0',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  'fd00:ec2::254',
])('%s leads inward', (address) => {
  expect(isInward(address)).toBe(true);
});

test.each(['10.0.0.5', '192.168.1.20', '172.16.3.4', '100.64.0.9', '203.0.113.7', 'fd12:3456::9', '2001:db8::1'])(
  '%s does not',
  (address) => {
    expect(isInward(address)).toBe(false);
  },
);

test.each(['127.0.0.1', '2130706433', '0x7f.1', '::1', '::ffff:127.0.0.1', 'localhost', '0'])(
  'this machine is not found as %s',
  async (host) => {
    await expect(outwardAddress(host)).rejects.toMatchObject({ code: 'EINWARD' });
  },
);

test('another machine is found', async () => {
  expect(await outwardAddress('203.0.113.7')).toBe('203.0.113.7');
});

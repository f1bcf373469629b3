import { expect, test } from 'vitest';
import { inSittings, isOdd, type TriedSignIn } from './sign-ins';

const hour = 3_600_000;
const office = { device: 'Edge · Windows', address: '10.1.0.7' };
const far = { device: 'Chrome · Linux', address: '203.0.113.9' };
const at = (hours: number, where: Pick<TriedSignIn, 'device' | 'address'>, isSuccess = true): TriedSignIn => ({
  at: hours * hour,
  isSuccess,
  ...where,
});

test('failures of one device within an hour are one line, and a success ends it', () => {
  const tries = [at(9.5, far, false), at(9.2, far, false), at(9, far), at(8.9, far, false), at(3, far, false)];
  expect(inSittings(tries).map(({ times }) => times)).toEqual([2, 1, 1, 1]);
});

test('failures of different devices are not put together', () => {
  expect(inSittings([at(9, far, false), at(9, office, false)])).toHaveLength(2);
});

test('a sign-in is odd when device and address are both new, and the first of all never is', () => {
  const known = at(1, office);
  const phone = at(2, { device: 'Safari · iOS', address: office.address });
  const travel = at(3, { device: office.device, address: '198.51.100.4' });
  const strange = at(4, far);
  const all = [strange, travel, phone, known];
  expect(all.map((one) => isOdd(one, all))).toEqual([true, false, false, false]);
});

test('a failure is odd only where nobody has ever signed in', () => {
  const all = [at(3, far, false), at(2, office, false), at(1, office)];
  expect(all.map((one) => isOdd(one, all))).toEqual([true, false, false]);
});

import { expect, it } from 'vitest';
import type { SignOnService } from '../../api';
import { initialSignOn, newAt, openedOf, sentSignOn } from './sign-on-values';

const city: SignOnService = {
  id: 'city',
  protocol: 'cas',
  name: '全市',
  nameEn: 'City',
  address: 'https://cas.example.cn/cas',
  clientId: '',
  hasSecret: false,
  algorithm: 'RS256',
  scope: 'openid profile',
  claim: '',
  finds: 'usercode',
  provesTwoFactors: false,
  source: 'browser',
  tells: [],
};
const of = (...services: SignOnService[]) => ({ services, batches: [], changeId: null });

it('opens what the address names, else the first, and a form for a new one where there is none', () => {
  const other = { ...city, id: 'other' };
  expect(openedOf(of(city, other), 'other').service).toBe(other);
  expect(openedOf(of(city, other), 'gone').service).toBe(city);
  expect(openedOf(of(city), newAt('oidc'))).toEqual({ service: null, protocol: 'oidc' });
  expect(openedOf(of(), null)).toEqual({ service: null, protocol: 'oidc' });
});

it('leaves a secret out where none was typed, and calls it in English as in Chinese where nobody said otherwise', () => {
  const values = { ...initialSignOn(city, 'cas'), nameEn: ' ', address: ' https://a.example.cn ' };
  expect(sentSignOn(values)).toMatchObject({ nameEn: '全市', address: 'https://a.example.cn' });
  expect('secret' in sentSignOn(values)).toBe(false);
  expect(sentSignOn({ ...values, secret: 'x' })).toMatchObject({ secret: 'x' });
  expect('reason' in sentSignOn(values)).toBe(false);
});

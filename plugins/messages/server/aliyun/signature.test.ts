import { expect, test } from 'vitest';
import { queryOf, signedHeaders } from './signature';

test('a call is signed as the documents of Alibaba Cloud show it for their example', () => {
  const { authorization } = signedHeaders({
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    parameters: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
    keyId: 'YourAccessKeyId',
    secret: 'YourAccessKeySecret',
    nonce: '3156853299f313e23d1673dc12e1703d',
    now: new Date('2023-10-26T10:22:32Z'),
  });
  expect(authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test('a query is in the order of its names, and written as RFC 3986 wants it', () => {
  expect(queryOf({ b: "云 (!)*'~", a: '1' })).toBe('a=1&b=%E4%BA%91%20%28%21%29%2A%27~');
});

import { expect, it } from 'vitest';
import { changesBetween } from './sign-on-changes';

const city = { id: 'city', name: '全市', nameEn: 'City', address: 'https://id.example.cn', secret: 'a' };
const province = { id: 'province', name: '全省', nameEn: 'Province', address: 'https://cas.example.cn', secret: '' };

it('says what came, what went and which fields differ, and nothing of a secret but that it is another', () => {
  const after = [{ ...city, secret: 'b', name: '市平台' }];
  const changes = changesBetween([city, province], after);
  expect(changes).toEqual([
    { name: '市平台', nameEn: 'City', what: 'changed', fields: ['name', 'secret'] },
    { name: '全省', nameEn: 'Province', what: 'removed', fields: [] },
  ]);
  expect(changesBetween([], [province])).toEqual([{ name: '全省', nameEn: 'Province', what: 'added', fields: [] }]);
  expect(changesBetween([city], [{ ...city }])).toEqual([]);
});

import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { PageView } from 'edutech/core/server/analytics/page-views';
import type { Rendered } from '../../web/rendering';
import { documentViews } from './document-views';

const drawn = { status: 200, parts: { page: 'news.list' } } as unknown as Rendered;

function noted(headers: Readonly<Record<string, string>> = {}, rendered: Partial<Rendered> = {}, method = 'GET') {
  const views: PageView[] = [];
  const request = { method, headers, host: 'edu.example', ip: '::ffff:192.0.2.7' } as unknown as FastifyRequest;
  documentViews([{ note: (view) => views.push(view) }])(request, { ...drawn, ...rendered });
  return views;
}

test('a document for a visitor is a page view, with a plain address', () => {
  expect(noted({ 'user-agent': 'Mozilla/5.0' })).toEqual([
    { page: 'news.list', actor: { kind: 'visitor' }, isEntry: true, address: '192.0.2.7', userAgent: 'Mozilla/5.0' },
  ]);
});

test('who comes from a page of ours goes on with the visit', () => {
  const isEntry = (referer: string) => noted({ referer })[0]!.isEntry;
  expect(isEntry('https://edu.example/air')).toBe(false);
  expect(isEntry('https://search.example/?q=edu.example')).toBe(true);
  expect(isEntry('nothing')).toBe(true);
});

test('what nobody sees is no page view', () => {
  expect(noted({ 'sec-purpose': 'prefetch;prerender' })).toEqual([]);
  expect(noted({}, { status: 404 })).toEqual([]);
  expect(noted({}, { parts: { ...drawn.parts, page: null } })).toEqual([]);
  expect(noted({}, {}, 'HEAD')).toEqual([]);
});

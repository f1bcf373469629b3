import type { FastifyRequest } from 'fastify';
import { visitor } from 'edutech/core/server/actor';
import type { PageViews } from 'edutech/core/server/analytics/page-views';
import { plainAddress } from 'edutech/core/server/security/network';
import type { Rendered } from '../../web/rendering';

/** Tells those who count pages of a document that a visitor gets; the browser tells of every other page by itself. */
export function documentViews(counters: readonly PageViews[]) {
  return (request: FastifyRequest, { status, parts: { page } }: Rendered): void => {
    if (request.method !== 'GET' || status !== 200 || page === null || isAhead(request)) return;
    const { referer, 'user-agent': userAgent = '' } = request.headers;
    const isEntry = !referer || !URL.canParse(referer) || new URL(referer).host !== request.host;
    const view = { page, actor: visitor, isEntry, address: plainAddress(request.ip), userAgent };
    for (const counter of counters) counter.note(view);
  };
}

/** Fetched before anybody wants to see it. */
const isAhead = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers['purpose']].some((purpose) => String(purpose).startsWith('prefetch'));

import type { VisitTables } from 'edutech/core/server/figures/visits.queries';

/** Every opening of a resource once, and its projection. */
export const visitTables: VisitTables = {
  visits: 'resource.opening',
  visited: 'resource_id',
  at: 'opened_at',
  counts: 'resource.use',
  count: 'openings',
};

import type { LibraryTables } from 'edutech/plugins/library/kit/server/library-tables';

/** Where resources, their reviews and marks are stored. */
export const tables: LibraryTables = {
  items: 'resource.resource',
  seen: 'visibility',
  item: 'resource_id',
  placements: 'resource.placement',
  reviews: 'resource.audit_task',
  reviewer: 'auditor',
  favourites: 'resource.favourite',
};

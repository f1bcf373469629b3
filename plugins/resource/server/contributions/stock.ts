import type { ResourceStock } from 'edutech/core/server/figures/resource-stock';
import { countPublic } from './contributions.queries';

/** The public resources' part of the city's. */
export const stock: ResourceStock = {
  count: async (db) => Object.fromEntries((await countPublic(db)).map(({ form, count }) => [form, count])),
};

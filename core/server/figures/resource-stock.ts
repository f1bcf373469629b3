import { contributions } from '../../common/token';
import type { Db } from '../data/db';

/** A plugin's number of resources, for statistics (`/api/statistics/info`). */
export interface ResourceStock {
  /** Number of published resources by kind: `video`, `audio`, `document`, `picture`, `other`. */
  count(db: Db): Promise<Readonly<Record<string, number>>>;
}
export const ResourceStock = contributions<ResourceStock>('core.ResourceStock');

import type { Loader } from 'edutech/core/web/plugin';
import { topResources } from '../../api';
import type { Resource } from '../../api/records';
import { TopBlock } from './TopBlock';

export const loader: Loader<Resource[]> = ({ call }) => call(topResources, { by: 'newest', count: 4 });

/** The newest public resources, on the portal's home. */
export const Block = ({ data }: { data: Resource[] }) => <TopBlock by="newest" resources={data} />;

import type { Loader } from 'edutech/core/web/plugin';
import { topResources } from '../../api';
import type { Resource } from '../../api/records';
import { TopBlock } from './TopBlock';

export const loader: Loader<Resource[]> = ({ call }) => call(topResources, { by: 'used', count: 4 });

/** The most used public resources, on the portal's home. */
export const Block = ({ data }: { data: Resource[] }) => <TopBlock by="used" resources={data} />;

import type { Loader } from 'edutech/core/web/plugin';
import { changeableSettings } from '../../api';
import { LatestChanges } from '../settings/LatestChanges';
import type { Data } from '../settings/values/setting-values';

const most = 3;

export const loader: Loader<Data> = ({ call }) => call(changeableSettings, {});

/** On the workbench: what was changed last in the settings, to be put back with one press; nothing where nothing was. */
export function Block({ data: { settings, batches } }: { readonly data: Data }) {
  return batches.length > 0 && <LatestChanges batches={batches.slice(0, most)} settings={settings} />;
}

import type { CityFile } from 'edutech/core/common/registry';
import { installed } from '../../../host/generated/manifests';
import { withRequired } from '../../support/servers/start-app';

/**
 * The city's file of a platform that runs these areas with what they require, and no other: a server that is killed again and
 * again is back the sooner, however many areas there are.
 */
export function cityWithOnly(...plugins: readonly string[]): Pick<CityFile, 'plugins'> {
  const wanted = new Set(plugins.flatMap(withRequired));
  const off = installed.filter(({ manifest }) => !wanted.has(manifest.id));
  return { plugins: Object.fromEntries(off.map(({ manifest }) => [manifest.id, { enabled: false }])) };
}

import type { LoginPurpose } from 'edutech/core/common/addresses/landing';
import type { Deployment } from 'edutech/core/web/services';
import { plugins } from '../plugins/installed';

/** What one may sign in for here: the purposes of plugins that are on, by name. */
export const loginPurposes = ({ isOn }: Pick<Deployment, 'isOn'>): ReadonlyMap<string, LoginPurpose> =>
  new Map(plugins.filter(({ id }) => isOn(id)).flatMap(({ manifest }) => Object.entries(manifest.logins ?? {})));

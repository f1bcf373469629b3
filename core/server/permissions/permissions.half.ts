import { corePlugin } from '../../common/core-plugin';
import { Audit } from '../audit/audit';
import { Events } from '../events/events';
import { definePluginServer, provide } from '../plugin';
import { Settings } from '../settings/settings';
import { Duties, dutiesOf } from './duties/duties';

/** Rights, for the pages of administration: services only, the endpoints belong to them. */
export const permissionsHalf = definePluginServer(corePlugin, {
  api: {},
  deps: { audit: Audit, events: Events, settings: Settings },
  demo: { samples: {}, pages: {} },
  setup: ({ settings, ...needed }) => ({ handlers: {}, provides: [provide(Duties, dutiesOf(settings, needed))] }),
});

import { corePlugin } from '../../common/core-plugin';
import { Audit } from '../audit/audit';
import { Catalogue } from '../catalogue';
import { Events } from '../events/events';
import { definePluginServer, provide } from '../plugin';
import { Settings } from '../settings/settings';
import { Switches } from '../switches';
import { GrantAdministration } from './administration/grant-administration';
import { grantAdministration } from './administration/table-grants';
import { Duties, dutiesOf } from './duties/duties';
import { Grants } from './grants';

/** Rights, for the pages of administration: services only, the endpoints belong to them. */
export const permissionsHalf = definePluginServer(corePlugin, {
  api: {},
  deps: { catalogue: Catalogue, grants: Grants, switches: Switches, audit: Audit, events: Events, settings: Settings },
  demo: { samples: {}, pages: {} },
  setup: ({ catalogue, settings, ...needed }) => ({
    handlers: {},
    provides: [
      provide(GrantAdministration, grantAdministration({ manifests: catalogue.manifests, ...needed })),
      provide(Duties, dutiesOf(settings, needed)),
    ],
  }),
});

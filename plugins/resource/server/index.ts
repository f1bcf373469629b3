import { Organisation } from 'edutech/core/server/organisation/organisation';
import { definePluginServer } from 'edutech/core/server/plugin';
import * as api from '../api';
import plugin from '../plugin';
import { showAuditRange } from './audit-range.routes';

/** What is built of the area: an auditor's login asks for his range before it leads to the audit. */
export default definePluginServer(plugin, {
  api,
  deps: { organisation: Organisation },
  demo: { samples: {}, pages: {} },
  setup: ({ organisation }) => ({ handlers: { getAuditRange: showAuditRange(organisation) } }),
});

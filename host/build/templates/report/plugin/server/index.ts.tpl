import { Files } from 'edutech/core/server/files/files';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import * as api from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { exportReport, getReport } from './report.routes';

export default definePluginServer(plugin, {
  api,
  deps: { files: Files, texts: Texts },
  demo,
  setup: (parts) => ({ handlers: { getReport, exportReport: exportReport(parts) } }),
});

import { definePluginServer } from 'edutech/core/server/plugin';
import * as api from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { add, list, remove } from './entries.routes';

export default definePluginServer(plugin, {
  api,
  deps: {},
  demo,
  setup: () => ({ handlers: { listEntries: list, addEntry: add, removeEntry: remove } }),
});

import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';
import { openRecording } from './alerts';

export default definePluginWeb(plugin, { pages: {}, blocks: {}, handlers: { openRecording } });

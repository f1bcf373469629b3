import { definePluginWeb, type ModuleHandler } from 'edutech/core/web/plugin';
import { evaluationPath } from '../model/evaluation';
import plugin from '../plugin';
import { enterEvaluation } from './evaluation-mode';
import { toOwnCourse } from './own-course';

const openEvaluation: ModuleHandler = ({ navigation, permissions }) =>
  navigation.go(evaluationPath((code) => permissions.has(code)));

export default definePluginWeb(plugin, {
  pages: {},
  blocks: {},
  handlers: { openEvaluation },
  interceptors: { enterEvaluation, toOwnCourse },
});

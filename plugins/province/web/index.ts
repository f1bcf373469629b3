import { definePluginWeb, type RouteInterceptor } from 'edutech/core/web/plugin';
import plugin from '../plugin';

/** "Auth from a per-environment rule" (teaching.md section 2): the code that the deployment names, if it names one. */
const askDeployment: RouteInterceptor = ({ deployment, permissions }) => {
  const code = deployment.option('province', 'requiredPermission');
  return typeof code === 'string' && code !== '' && !permissions.has(code) ? '/404' : null;
};

export default definePluginWeb(plugin, { pages: {}, blocks: {}, interceptors: { askDeployment } });

import type { Deployment } from 'edutech/core/web/services';
import type { Plugin } from './plugin-set';

/**
 * Whether a plugin is there for this person: installed, not switched off for the city, and not for the person's county.
 * Of the last the browser knows by the login response, which leaves out the modules of such plugins; `order` is empty
 * for visitors, who belong to no county.
 */
export function isPluginOn(plugin: Plugin, deployment: Pick<Deployment, 'isOn'>, order: readonly string[]): boolean {
  if (!deployment.isOn(plugin.id)) return false;
  const modules = plugin.manifest.modules ?? [];
  return modules.length === 0 || order.length === 0 || modules.some((module) => order.includes(module.id));
}

import { CallError } from 'edutech/core/web/http/call-error';
import type { WebServices } from 'edutech/core/web/services';
import { loadTexts } from '../plugins/texts';
import type { Plugin } from '../plugins/plugin-set';
import { plugins } from '../plugins/installed';
import { asksForTextbook, type ModuleEntry } from './modules';

/** Runs a handler of a plugin's web half, with the plugin's texts at hand for what it has to say. */
export async function runHandler(services: WebServices, plugin: Plugin, name: string): Promise<void> {
  const handler = plugin.half?.handlers?.[name];
  if (!handler) return;
  await loadTexts(services.appearance.language.peek(), [plugin.id]);
  await handler(services);
}

/** Name of the check that answers whether a teacher has a textbook, and says so if not; some plugin offers it. */
const textbookCheck = 'hasTextbook';

/**
 * Opens a module: checks the permission, and the textbook if one is needed, then runs its handler,
 * opens its external address, or goes to its page.
 */
export async function openModule(entry: ModuleEntry, services: WebServices): Promise<void> {
  const { module, plugin, path, state } = entry;
  const { messages, navigation, deployment } = services;
  if (state !== 'open') {
    messages.show('host.noPermission', { tone: 'warning' });
    return;
  }
  if (asksForTextbook(entry) && !(await hasTextbook(services))) return;
  if (module.handler !== undefined) return runHandler(services, plugin, module.handler);
  if (module.external !== undefined) {
    const address = deployment.option(plugin.id, module.external);
    if (typeof address === 'string' && address !== '') return navigation.open(address);
    messages.show('host.noAddress', { tone: 'warning' });
    return;
  }
  if (path !== null) navigation.go(path);
}

/** True also where no plugin knows about textbooks. */
async function hasTextbook(services: WebServices): Promise<boolean> {
  const plugin = plugins.find(({ id, half }) => half?.checks?.[textbookCheck] && services.deployment.isOn(id));
  if (!plugin) return true;
  await loadTexts(services.appearance.language.peek(), [plugin.id]);
  try {
    return (await plugin.half?.checks?.[textbookCheck]?.(services)) ?? true;
  } catch (error) {
    // a failed call has said itself what went wrong
    if (error instanceof CallError) return false;
    throw error;
  }
}

/** Whether a module is a plain link to its page, so that it can be opened in a new tab of the browser. */
export const isPlainLink = (entry: ModuleEntry): boolean => {
  const { module, path, state } = entry;
  return (
    state === 'open' &&
    path !== null &&
    module.handler === undefined &&
    module.external === undefined &&
    !asksForTextbook(entry)
  );
};

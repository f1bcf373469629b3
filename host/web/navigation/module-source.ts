import type { ModuleSource } from 'edutech/core/web/modules';
import type { WebServices } from 'edutech/core/web/services';
import { plugins } from '../plugins/installed';
import { holderOf } from '../routing/holder';
import { arrangeModules, isComing } from './modules';
import { isPlainLink, openModule } from './run';

/** Navigation for pages that show modules themselves (the homes). */
export const moduleSource = (services: WebServices): ModuleSource => ({
  of: (audience) =>
    arrangeModules({
      plugins,
      audience,
      holder: holderOf(services.session.user.value),
      order: services.session.modules.value,
      isOn: (plugin) => services.deployment.isOn(plugin.id),
    }).flatMap((entry) =>
      entry.state === 'undeveloped'
        ? []
        : [
            {
              id: entry.id,
              title: entry.title,
              icon: entry.module.icon,
              path: isPlainLink(entry) ? entry.path : null,
              state: entry.state,
              isComing: isComing(entry),
              open: () => void openModule(entry, services),
            },
          ],
    ),
});

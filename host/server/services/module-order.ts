import type { PluginManifest } from 'edutech/core/common/plugin';
import type { ModuleOrder } from 'edutech/core/server/sign-in/module-order';
import type { Switches } from 'edutech/core/server/switches';

/** Module ids in the order of the registry, without those of plugins that are switched off where the person is. */
export const moduleOrderOf = (manifests: readonly PluginManifest[], switches: Switches): ModuleOrder => ({
  of: (actor) => {
    const isOn = ({ id }: PluginManifest) => switches.isOn(id, actor.countyId);
    return {
      module: manifests.filter(isOn).flatMap((manifest) => (manifest.modules ?? []).map((module) => module.id)),
      off: manifests.filter((manifest) => !isOn(manifest)).map(({ id }) => id),
    };
  },
});

import { webHalves } from '../../generated/web';
import { webManifests } from '../../generated/web-manifests';
import { joinPlugins, pagesOf } from './plugin-set';

/** The plugins of this build, in registry order: the host learns of them here and nowhere else. */
export const plugins = joinPlugins(webManifests, webHalves);

export const pages = pagesOf(plugins);

import { isRedirect, type PluginManifest } from '../../common/plugin';

/** What a module calls itself, else like its entry for those who teach and learn, else like its first page. */
export function moduleTitle(manifest: PluginManifest, say: (key: string) => string): string {
  const { id, title, modules = [], routes = {}, blocks } = manifest;
  const entry = modules.find(({ audience }) => audience !== 'admin');
  const page = Object.values(routes).find((route) => !isRedirect(route)) as { title: string } | undefined;
  const key = title ?? entry?.title ?? page?.title ?? blocks?.[0]?.title;
  return key ? say(key) : id;
}

// What the help of a plugin must have, asked of those that are installed and of those that are scaffolded.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRedirect, type PluginManifest } from 'edutech/core/common/plugin';
import { labelsIn } from '../../../host/web/help/page-help';

export type Texts = Readonly<Record<string, string>>;

/** Texts of a file, nothing where there is none. */
export const readTexts = (file: string): Texts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};

/** Developed pages that entries of navigation open. */
export function menuPages({ routes = {}, modules = [] }: PluginManifest): readonly string[] {
  const opened = modules.flatMap(({ route, undeveloped }) => (route && !undeveloped ? [route] : []));
  return [...new Set(opened)].filter((id) => {
    const route = routes[id];
    return route && !isRedirect(route) && !route.undeveloped;
  });
}

/** Those of them that say in a language not what they are for: `list (en)`. */
export const pagesWithoutHelp = (manifest: PluginManifest, folder: string): readonly string[] =>
  ['zh-CN', 'en'].flatMap((language) => {
    const texts = readTexts(join(folder, 'help', `${language}.json`));
    return menuPages(manifest)
      .filter((page) => !(`${manifest.id}.help.${page}.purpose` in texts))
      .map((page) => `${page} (${language})`);
  });

/** Controls that the help names, and that no page of the plugin shows, or only with values filled in. */
export function labelsNobodySees(folder: string): readonly string[] {
  const words = readTexts(join(folder, 'messages/zh-CN.json'));
  const sources = sourcesOf(join(folder, 'web'));
  const isShown = (key: string) => {
    // the last word of a key may be put together: work.tab.${id}
    const family = key.slice(0, key.lastIndexOf('.') + 1);
    return sources.includes(`'${key}'`) || sources.includes(`\`${family}\${`);
  };
  const labels = Object.values(readTexts(join(folder, 'help/zh-CN.json'))).flatMap(labelsIn);
  return labels.filter((key) => !(key in words) || words[key]!.includes('{') || !isShown(key));
}

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

import type { Language } from 'edutech/core/common/languages';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import type { BlockModule, PageModule } from 'edutech/core/web/plugin';
import type { Page, Plugin } from './plugin-set';
import { loadStyle } from './styles';
import { textsOfPlugin } from './text-groups';
import { loadTexts } from './texts';

const pageModules = new Map<string, PageModule>();
const blockModules = new Map<string, BlockModule>();

/** Loads what a page needs to be drawn: code, texts and style sheet, all at once, each only the first time. */
export async function loadPage(page: Page, language: Language): Promise<PageModule | null> {
  const [module] = await Promise.all([
    pageModules.get(page.id) ?? (page.load ? loadChunk(page.load) : null),
    loadTexts(language, textsOfPlugin(page.plugin.id)),
    loadStyle(page.plugin.id),
  ]);
  if (module) pageModules.set(page.id, module);
  return module;
}

/** The page's code, after {@link loadPage}. */
export const loadedPage = (page: Page): PageModule | undefined => pageModules.get(page.id);

/** Loads a block's code, texts and style sheet. */
export async function loadBlock(plugin: Plugin, block: string, language: Language): Promise<BlockModule | null> {
  const key = `${plugin.id}.${block}`;
  const load = (plugin.half?.blocks as Record<string, () => Promise<BlockModule>> | undefined)?.[block];
  const [module] = await Promise.all([
    blockModules.get(key) ?? (load ? loadChunk(load) : null),
    loadTexts(language, textsOfPlugin(plugin.id)),
    loadStyle(plugin.id),
  ]);
  if (module) blockModules.set(key, module);
  return module;
}

/** The block's code, after {@link loadBlock}; by `plugin.block`. */
export const loadedBlock = (key: string): BlockModule | undefined => blockModules.get(key);

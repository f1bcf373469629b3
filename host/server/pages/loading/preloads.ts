import type { Language } from 'edutech/core/common/languages';
import type { LayoutName } from 'edutech/core/common/plugin';
import { textsOfEveryPage, textsOfPlugin } from '../../../web/plugins/text-groups';
import type { WebBuild } from './assets';

/** What of a page is loaded on demand. */
export interface PageParts {
  /** `plugin.page`; null where no page is. */
  readonly page: string | null;
  /** `plugin.block` of the blocks on it, as far as they are known. */
  readonly blocks: readonly string[];
  readonly layout: LayoutName;
  readonly language: Language;
}

const shell = 'host/web/app-shell/start-app-shell.tsx';
const layouts: Readonly<Partial<Record<LayoutName, string>>> = {
  teacher: 'host/web/layouts/TeacherLayout.tsx',
  student: 'host/web/layouts/StudentLayout.tsx',
  guardian: 'host/web/layouts/GuardianLayout.tsx',
  admin: 'host/web/layouts/AdminLayout.tsx',
};

/**
 * Scripts that the page would ask for one after the other: what the entry imports, texts, frame, page and blocks, and what
 * these import. On a slow line each such question is a sixth of a second, so the document names them all at once.
 */
export function preloadsOf(build: WebBuild, { page, blocks, layout, language }: PageParts): string[] {
  const sources = [layouts[layout], page && build.pages[page], ...blocks.map((block) => build.blocks[block]), shell];
  const plugins = [page, ...blocks].flatMap((part) => part?.split('.', 1) ?? []);
  const groups = new Set([...textsOfEveryPage, ...plugins.flatMap(textsOfPlugin)]);
  const texts = [...groups].map((group) => build.texts[`${group}.${language}`]);
  const chunks = sources.map((source) => (source ? build.chunks[source] : undefined));
  const files = [
    ...build.preload,
    ...texts,
    ...chunks.flatMap((chunk) => (chunk ? [chunk.file, ...chunk.imports] : [])),
  ];
  return [...new Set(files.filter((file) => file !== undefined && file !== build.entry))] as string[];
}

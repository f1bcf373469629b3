import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Language } from 'edutech/core/common/languages';
import { type CompiledMessages, messages } from '../../generated/messages';
import { textsOfEveryPage } from './text-groups';

/*
 * One catalogue per language for the whole process. Texts belong to nobody, so the renderings of a server share them.
 */
const catalogues = { 'zh-CN': signal<CompiledMessages>({}), en: signal<CompiledMessages>({}) };
const loading = new Map<string, Promise<void>>();

/** The texts of a language that have been loaded so far. */
export const textsOf = (language: Language): ReadonlySignal<CompiledMessages> => catalogues[language];

/** Groups (core, host, plugins) whose texts have been asked for. */
const asked = new Set(textsOfEveryPage);

/** Loads texts once; call it before drawing anything of these plugins. Owners without texts are passed over. */
export async function loadTexts(language: Language, owners: readonly string[] = []): Promise<void> {
  for (const owner of owners) asked.add(owner);
  await Promise.all([...textsOfEveryPage, ...owners].map((owner) => loadOwner(language, owner)));
}

/** Loads in another language everything that is on the screen. */
export const loadTextsAgain = (language: Language): Promise<void> => loadTexts(language, [...asked]);

function loadOwner(language: Language, owner: string): Promise<void> {
  const key = `${owner}.${language}`;
  const before = loading.get(key);
  if (before) return before;
  const load = messages[owner]?.[language];
  const promise = load ? load().then((module) => add(language, module.default)) : Promise.resolve();
  loading.set(key, promise);
  // what failed may be asked for again
  promise.catch(() => loading.delete(key));
  return promise;
}

function add(language: Language, more: CompiledMessages): void {
  catalogues[language].value = { ...catalogues[language].value, ...more };
}

import type { Language } from '../../common/languages';
import type { Texts } from '../texts';

/**
 * A fine-grained action in plain words. Names are the specification's, words are in core/server/messages; an action of
 * an outside module is called by its name.
 */
export function actionWord(texts: Texts, language: Language, action: string): string {
  const key = `core.action.${action.replaceAll('_', '-')}`;
  return texts.has(key) ? texts.say(language, key) : action;
}

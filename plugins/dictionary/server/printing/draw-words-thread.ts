// A separate program: measuring letters holds a processor for most of a second, which nobody else's calls are to wait for.
import type { Language } from 'edutech/core/common/languages';
import { textsOf } from 'edutech/core/server/texts';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import { serveTasks } from 'edutech/plugins/questions/kit/server/threads/serve-tasks';
import english from '../messages/en.json';
import chinese from '../messages/zh-CN.json';
import { type Sheet, wordPages } from './word-pages';

/** A sheet of words, and the language of all other words on it. */
export type WordsTask = Omit<Sheet, 'fields' | 'page'> & { readonly language: Language };

const texts = textsOf({ 'zh-CN': chinese, en: english });

serveTasks<WordsTask>(async ({ language, ...sheet }) => {
  const say = (name: string, params: Readonly<Record<string, number>> = {}) =>
    texts.say(language, `dictionary.print.${name}`, params);
  const fields = [say('class'), say('name'), say('date')];
  return wordPages({ ...sheet, fields, page: (at, of) => say('page', { at, of }) }, measuringLetters());
});

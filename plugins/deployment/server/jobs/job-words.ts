import type { Language } from 'edutech/core/common/languages';
import type { Texts } from 'edutech/core/server/texts';

/** Ends the name of the job by which a queue says that another one was given up (`core/server/queue`). */
const lastWord = /\.gaveUp$/;

/**
 * What a job does, in words: `work.close` is the message `work.job.close` of its owner's server half, and a contract test
 * finds a job without. One that no plugin declares any more is named so.
 */
export function jobWord(texts: Texts, language: Language, job: string): string {
  const [owner = '', name = ''] = job.replace(lastWord, '').split(/\.(.*)/s);
  const key = `${owner}.job.${name}`;
  return texts.say(language, texts.has(key) ? key : 'core.job.unknown');
}

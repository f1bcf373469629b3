import type { Word } from '../../api/records';

/** Languages of texts, for screen readers and fonts. */
export const langOfWord = { zh: 'zh-CN', en: 'en-GB' } as const;

/** A word, in its own language and face. */
export const WordText = ({ word }: { readonly word: Pick<Word, 'text' | 'language'> }) => (
  <span className={word.language === 'zh' ? 'dictionary-zh' : 'dictionary-en'} lang={langOfWord[word.language]}>
    {word.text}
  </span>
);

/** How a word is said: pinyin as it is, phonetics between slashes. */
export const soundOf = ({ sound, language }: Pick<Word, 'sound' | 'language'>): string =>
  sound === '' || language === 'zh' ? sound : `/${sound}/`;

/** Part of speech and meaning in one. */
export const meaningOf = ({ part, meaning }: Pick<Word, 'part' | 'meaning'>): string => `${part} ${meaning}`.trim();

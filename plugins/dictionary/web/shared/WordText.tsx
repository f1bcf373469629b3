import type { Word } from '../../api/records';

/** Languages of texts, for screen readers and fonts. */
export const langOfWord = { zh: 'zh-CN', en: 'en-GB' } as const;

/** A word, in its own language and face; a word that is written from right to left turns nothing beside it. */
export const WordText = ({ word }: { readonly word: Pick<Word, 'text' | 'language'> }) => (
  <bdi className={word.language === 'zh' ? 'dictionary-zh' : 'dictionary-en'} lang={langOfWord[word.language]}>
    {word.text}
  </bdi>
);

/** How a word is said: pinyin as it is, phonetics between slashes. */
export const soundOf = ({ sound, language }: Pick<Word, 'sound' | 'language'>): string =>
  sound === '' || language === 'zh' ? sound : `/${sound}/`;

/** Part of speech and meaning in one. */
export const meaningOf = ({ part, meaning }: Pick<Word, 'part' | 'meaning'>): string => `${part} ${meaning}`.trim();

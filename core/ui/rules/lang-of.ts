const han = /\p{Script=Han}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The language of words that the city has written, for `lang` of the element around them: on an English page a screen
 * reader reads them as Chinese, and a browser draws Chinese forms. What is ours is a message, and needs none.
 */
export const langOf = (words: unknown): 'zh-CN' | undefined =>
  typeof words === 'string' && han.test(words) && !kana.test(words) ? 'zh-CN' : undefined;

import { oneWriting } from './characters';

/** Beside these a space says nothing: Chinese characters, kana and marks. */
const chinese = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const spaceByChinese = new RegExp(`(?<=[${chinese}])\\s+|\\s+(?=[${chinese}])`, 'gu');
const spaceByMark = /(?<=[,;:?!()[\]"《》<>=+×÷·/|-])\s+|\s+(?=[,;:?!.()[\]"《》<>=+×÷·/|-])/gu;
const lastMarks = /[.,;]+$/u;

function tidiedOnce(text: string): string {
  const even = oneWriting(text)
    .replaceAll('<<', '《')
    .replaceAll('>>', '》')
    .replace(/\^\{?2\}?(?!\d)/g, '²')
    .replace(/\^\{?3\}?(?!\d)/g, '³')
    .replace(/\.{3,}|…+/g, '…')
    .replace(/-{2,}/g, '-')
    .replace(/\s+/gu, ' ')
    .replace(spaceByChinese, '')
    .replace(spaceByMark, '')
    .trim();
  // an answer that is nothing but a mark (a question about punctuation) keeps it
  const ended = even.replace(lastMarks, '').trim();
  return ended === '' ? even : ended;
}

/** Taking away a space brings two dashes together: again, until nothing changes. */
const mostTimes = 20;

/**
 * Normalises a text answer for comparison: one notation for similar characters, spaces only between words, capitals like
 * small letters unless they count, without the full stop at its end. Idempotent.
 */
export function tidyText(text: string, isCaseSensitive = false): string {
  let tidy = text;
  for (let time = 0; time < mostTimes; time += 1) {
    const once = tidiedOnce(isCaseSensitive ? tidy : tidy.toLowerCase());
    if (once === tidy) break;
    tidy = once;
  }
  return tidy;
}

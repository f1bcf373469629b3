import type { ArticleCheck } from '../../../api';

/** Chooses a found word in its field or in the editor's text, and brings it into sight. */
export function showPlace({ in: place, start, end }: ArticleCheck['words'][number]): void {
  const text = document.querySelector<HTMLElement>('.editor-text');
  // no selection reaches into an attribute: the editor shows it once its picture or link is chosen
  if (place === 'descriptions') {
    text?.focus();
    return;
  }
  if (place !== 'body') {
    const [field] = document.getElementsByName(place) as NodeListOf<HTMLInputElement>;
    field?.focus();
    field?.setSelectionRange(start, end);
    return;
  }
  const range = text && rangeOf(text, start, end);
  if (!range) return;
  text.focus();
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

/** The range of a part of an element's plain text. */
function rangeOf(root: HTMLElement, start: number, end: number): Range | null {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let at = 0;
  let hasBegun = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!hasBegun && start < at + length) {
      range.setStart(node, start - at);
      hasBegun = true;
    }
    if (hasBegun && end <= at + length) {
      range.setEnd(node, end - at);
      return range;
    }
    at += length;
  }
  return null;
}

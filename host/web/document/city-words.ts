import type { Language } from 'edutech/core/common/languages';

const han = /\p{Script=Han}/gu;
const letters = /\p{Script=Latin}/gu;
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether words are the city's: Chinese at least as much as anything else. Null: signs and numbers, of no language. */
export function isChinese(text: string): boolean | null {
  const [chinese, other] = [countOf(text, han), countOf(text, letters)];
  return chinese + other === 0 ? null : chinese > 0 && chinese >= other;
}

/** What is not read to anybody. */
const unread = 'script, style, noscript, template';

/**
 * Says of the words on the pages of somebody signed in which language they are in, where it is not the page's (decision
 * 0227): names, titles and texts of the city stay Chinese on an English page. What already says it is left alone. Public
 * pages say it in what the server draws.
 */
export function markCityWords(page: Document, isWanted: () => boolean): () => void {
  const marked = new WeakSet<Element>();
  const look = (element: Element) => {
    if (marked.delete(element)) element.removeAttribute('lang');
    if (!isWanted() || page.documentElement.lang === ('zh-CN' satisfies Language) || element.hasAttribute('lang'))
      return;
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const chinese = isChinese(own.map((node) => node.textContent).join(''));
    if (chinese === null || element.closest(unread)) return;
    const lang = chinese ? ('zh-CN' satisfies Language) : page.documentElement.lang;
    if (element.closest('[lang]')?.getAttribute('lang') === lang) return;
    element.setAttribute('lang', lang);
    marked.add(element);
    for (const child of element.children) sweep(child);
  };
  const sweep = (root: Element) => {
    look(root);
    for (const element of root.querySelectorAll('*')) look(element);
  };
  const follow = new MutationObserver((changes) => {
    if (changes.some(({ type }) => type === 'attributes')) return sweep(page.body);
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element) look(element);
      for (const node of addedNodes) if (node instanceof Element) sweep(node);
    }
  });
  sweep(page.body);
  follow.observe(page.body, { childList: true, characterData: true, subtree: true });
  follow.observe(page.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => follow.disconnect();
}

import type { Language } from 'edutech/core/common/languages';
import { langOf } from 'edutech/core/ui/rules/lang-of';

const han = /\p{Script=Han}/gu;
const letters = /\p{Script=Latin}/gu;
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Letters that are read in the time of one Chinese sign: a word has six of them, or two signs. */
const lettersOfSign = 3;

/** Whether words are the city's: Chinese at least as much as anything else. Null: signs and numbers, of no language. */
export function isChinese(text: string): boolean | null {
  const [chinese, other] = [countOf(text, han) * lettersOfSign, countOf(text, letters)];
  return chinese + other === 0 ? null : chinese > 0 && chinese >= other;
}

const chineseLanguage: Language = 'zh-CN';
/** What is not read to anybody. */
const unread = 'script, style, noscript, template';
/** A place to write in. Its editor draws again what others change within, without end if the change is repeated. */
const writing = '[contenteditable=true]';

/**
 * Says of the words on the pages of somebody signed in which language they are in, where it is not the page's (decision
 * 0227): names, titles and texts of the city stay Chinese on an English page. What already says it is left alone. Public
 * pages say it in what the server draws.
 */
export function markCityWords(page: Document): () => void {
  const marked = new WeakMap<Element, string>();
  /** The language to be said of an element; null: what lies around it says it. */
  const languageOf = (element: Element): string | null => {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = element.matches(writing) ? element.textContent : own.map((node) => node.textContent).join('');
    // nothing can stand within a choice: what is Chinese in part is Chinese
    const chinese = element instanceof HTMLOptionElement && langOf(text) ? true : isChinese(text);
    if (page.documentElement.lang === chineseLanguage || chinese === null || element.closest(unread)) return null;
    const lang = chinese ? chineseLanguage : page.documentElement.lang;
    return element.closest('[lang]')?.getAttribute('lang') === lang ? null : lang;
  };
  const look = (element: Element) => {
    if (element.parentElement?.closest(writing)) return;
    const before = marked.get(element);
    if (before !== undefined) element.removeAttribute('lang');
    else if (element.hasAttribute('lang')) return;
    const lang = languageOf(element);
    if (lang === null) marked.delete(element);
    else {
      element.setAttribute('lang', lang);
      marked.set(element, lang);
    }
    // what lies within goes by what was said of it
    if (lang !== (before ?? null)) for (const child of element.children) sweep(child);
  };
  const sweep = (root: Element) => {
    look(root);
    for (const element of root.querySelectorAll('*')) look(element);
  };
  const follow = new MutationObserver((changes) => {
    if (changes.some(({ type }) => type === 'attributes')) return sweep(page.body);
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element) look(element.closest(writing) ?? element);
      for (const node of addedNodes) if (node instanceof Element) sweep(node);
    }
  });
  sweep(page.body);
  follow.observe(page.body, { childList: true, characterData: true, subtree: true });
  follow.observe(page.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => follow.disconnect();
}

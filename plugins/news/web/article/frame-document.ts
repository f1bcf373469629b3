/** Articles are written in Chinese, whatever the reader's language. */
export const articleLanguage = 'zh-CN';

/** What the frame takes over from the page around it. */
export interface Surroundings {
  /** Addresses of the page's style sheets: the same rules draw the body inside and outside the frame. */
  readonly sheets: readonly string[];
  readonly language: string;
  readonly title: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const htmlText = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!);

/** The document of an article's frame. `html` has been cleaned by the server. */
export const frameDocument = (html: string, { sheets, language, title }: Surroundings): string =>
  `<!doctype html><html lang="${htmlText(language)}" class="news-frame"><head><meta charset="utf-8"><title>${htmlText(title)}</title>${sheets
    .map((sheet) => `<link rel="stylesheet" href="${htmlText(sheet)}">`)
    .join('')}</head><body><div class="news-body">${html}</div></body></html>`;

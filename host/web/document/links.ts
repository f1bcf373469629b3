import type { DocumentLink } from 'edutech/core/web/plugin';

/** Attribute of the links that belong to the page, not to the document. */
const mark = 'data-page';

/** A page's link as HTML. */
export const linkHtml = ({ rel, type, href, title }: DocumentLink, escaped: (text: string) => string): string =>
  `<link rel="${rel}" type="${escaped(type)}" title="${escaped(title)}" href="${escaped(href)}" ${mark}>`;

/** Puts a page's links into the head, in place of those of the page before (or of the one that the server rendered). */
export function placeLinks(links: readonly DocumentLink[], page: Document = document): void {
  for (const old of page.head.querySelectorAll(`link[${mark}]`)) old.remove();
  for (const { rel, type, href, title } of links) {
    const link = page.createElement('link');
    Object.assign(link, { rel, type, href, title });
    link.setAttribute(mark, '');
    page.head.append(link);
  }
}

/** The content of a paste, and what had to be left out. */
export interface CleanedPaste {
  readonly html: string;
  /** Pictures that are only named (files of another computer, other sites): their writer pastes or uploads them himself. */
  readonly lostPictures: number;
}

const isFromWord = /class="?Mso|urn:schemas-microsoft-com|mso-|name="?Generator"? content="?(Microsoft|WPS)/i;

/**
 * HTML from the clipboard without what word processors put around it: their own tags, comments and styles go, list
 * paragraphs become lists, headings begin at the second level, since the first is the page's. What remains of forms and
 * colours falls away when the editor reads it, and again on the server.
 */
export function cleanPaste(html: string): CleanedPaste {
  const marked = /<!--\s*StartFragment\s*-->([\s\S]*?)<!--\s*EndFragment\s*-->/i.exec(html)?.[1] ?? html;
  const fragment = marked.replace(safariEnd, '');
  const plain = isFromWord.test(html) ? fromWord(fragment) : fromBrowser(fragment);
  return withoutForeignPictures(withLowerHeadings(plain));
}

/** The line break with which Safari ends what it copies. */
const safariEnd = /<br\b[^>]*Apple-interchange-newline[^>]*>/gi;

/** What browsers put around a selection, the declaration of its encoding for one, and Safari's own kind of spaces. */
const fromBrowser = (html: string): string =>
  html
    .replace(
      /<!--[\s\S]*?-->|<(style|script|title)\b[^>]*>[\s\S]*?<\/\1>|<\/?(?:meta|link|html|head|body)\b[^>]*>/gi,
      '',
    )
    .replace(/<span\b[^>]*Apple-converted-space[^>]*>(?:&nbsp;|\s)*<\/span>/gi, ' ')
    .trim();

const heads = /<(style|script|title|xml|w:\w+)\b[^>]*>[\s\S]*?<\/\1>|<\/?(?:meta|link|html|head|body)\b[^>]*>/gi;
/** Signs of list items that Word writes for those who know no lists: `1.`, `·`. */
const listSign =
  /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>|<span[^>]*mso-list:\s*Ignore[^>]*>([\s\S]*?)<\/span>/gi;
const comments = /<!--[\s\S]*?-->|<!\[[^>]*>/g;
const foreignTags = /<\/?\w+:[^>]*>/g;
const looks =
  /\s(?:class|style|lang|align|valign|width|height|border|cellspacing|cellpadding|nowrap)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

function fromWord(html: string): string {
  const listed = withLists(html.replace(heads, ''));
  return listed
    .replace(comments, '')
    .replace(foreignTags, '')
    .replace(/<p\b[^>]*class="?MsoTitle[^>]*>([\s\S]*?)<\/p>/gi, '<h2>$1</h2>')
    .replace(/<[a-z][^>]*>/gi, (tag) => (/^<img\b/i.test(tag) ? tag : tag.replace(looks, '')))
    .replace(/<\/?(?:span|font|div)\b[^>]*>/gi, '')
    .replace(/<p>(?:\s|&nbsp;|\u00a0)*<\/p>/gi, '');
}

const listParagraph = /<p\b[^>]*mso-list:\s*(?!Ignore)[^>]*level(\d+)[^>]*>([\s\S]*?)<\/p>/gi;

/** Paragraphs that Word only numbers become lists, those of one kind together. */
function withLists(html: string): string {
  let result = '';
  let end = 0;
  let open: 'ol' | 'ul' | null = null;
  for (const match of html.matchAll(listParagraph)) {
    const between = html.slice(end, match.index);
    const sign = [...match[2]!.matchAll(listSign)].map(([, one, other]) =>
      (one ?? other ?? '').replace(/<[^>]*>/g, ''),
    );
    const kind = /[\dA-Za-z一二三四五六七八九十]+[.、)）]/.test(sign.join('')) ? 'ol' : 'ul';
    if (open && (between.replace(comments, '').trim() !== '' || open !== kind)) {
      result += `</${open}>`;
      open = null;
    }
    result += between;
    if (!open) result += `<${kind}>`;
    open = kind;
    result += `<li><p>${match[2]!.replace(listSign, '').trim()}</p></li>`;
    end = match.index + match[0].length;
  }
  return `${result}${open ? `</${open}>` : ''}${html.slice(end)}`;
}

const withLowerHeadings = (html: string): string =>
  html.replace(/<(\/?)h1\b/gi, '<$1h2').replace(/<(\/?)h[56]\b/gi, '<$1h4');

const here = typeof location === 'undefined' ? '' : location.origin;

/** Pictures of this platform and pictures in the clipboard itself stay; those that only name a file are removed. */
function withoutForeignPictures(html: string): CleanedPaste {
  let lostPictures = 0;
  const kept = html.replace(/<img\b[^>]*>/gi, (tag) => {
    const source = /\bsrc=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag);
    const address = source?.[1] ?? source?.[2] ?? source?.[3] ?? '';
    const own = here !== '' && address.startsWith(`${here}/`) ? address.slice(here.length) : address;
    if (own.startsWith('/files/')) return tag.replace(address, own);
    if (/^data:image\/(?:png|jpeg|webp|gif);base64,/i.test(address)) return tag;
    lostPictures += 1;
    return '';
  });
  return { html: kept, lostPictures };
}

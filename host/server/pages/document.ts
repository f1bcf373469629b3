import type { Language } from 'edutech/core/common/languages';
import { type Boot, bootId } from 'edutech/core/web/boot';
import type { DocumentLink } from 'edutech/core/web/plugin';
import { linkHtml } from '../../web/document/links';
import type { WebBuild } from './loading/assets';

/** The parts of a page around its content. */
export interface DocumentParts {
  readonly language: Language;
  readonly theme: string;
  readonly mode: string;
  /** On a phone or tablet (core/common/screen/mobile.ts): parts take the sizes of touch. */
  readonly isMobile: boolean;
  readonly title: string;
  readonly description: string;
  /** Name of the platform, for previews of links. */
  readonly siteName: string;
  /** The page's own address, and where it begins. */
  readonly address: string;
  readonly origin: string;
  readonly links: readonly DocumentLink[];
  readonly nonce: string;
  readonly build: WebBuild;
  /** Plugins whose style sheets the first picture needs. */
  readonly styles: readonly string[];
  /** Scripts to be loaded beside the entry. */
  readonly preloads: readonly string[];
  readonly boot: Boot;
  /** Shown in the document until scripts have loaded. */
  readonly content: string;
  /** The content can be read: scripts give way to styles and pictures. */
  readonly isReadable: boolean;
}

/** The HTML of a page. Everything in it that runs or styles carries the page's nonce or comes from this origin. */
export function documentOf(parts: DocumentParts): string {
  const { build, nonce } = parts;
  const priority = parts.isReadable ? ' fetchpriority="low"' : '';
  const sheets = [build.css, ...parts.styles.flatMap((plugin) => build.pluginCss[plugin] ?? [])];
  return `<!doctype html>
<html lang="${parts.language}" data-theme="${attribute(parts.theme)}" data-mode="${attribute(parts.mode)}"${parts.isMobile ? ' data-mobile' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${text(parts.title)}</title>
<meta name="description" content="${attribute(parts.description)}">
<meta name="color-scheme" content="light dark">
<meta property="csp-nonce" nonce="${nonce}">
${parts.links.map((link) => linkHtml(link, attribute)).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest?lang=${parts.language}">
${previewOf(parts)}
${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('\n')}
${parts.preloads.map((script) => `<link rel="modulepreload" href="${script}"${priority}>`).join('\n')}
<script type="module" src="${build.entry}" nonce="${nonce}"${priority}></script>
</head>
<body>
<div id="root">${parts.content}</div>
<script type="application/json" id="${bootId}">${jsonIn(parts.boot)}</script>
</body>
</html>
`;
}

/** What other programs show of a link to the page (Open Graph). */
const previewOf = ({ title, description, siteName, address, origin, language }: DocumentParts): string =>
  Object.entries({
    type: 'website',
    title,
    description,
    site_name: siteName,
    url: address,
    image: `${origin}/icon-512.png`,
    locale: language.replace('-', '_'),
  })
    .map(([name, value]) => `<meta property="og:${name}" content="${attribute(value)}">`)
    .join('\n');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text escaped for HTML. */
export const text = (value: string) => value.replace(/[&<>"]/g, (sign) => entities[sign]!);
/** The same between double quotes. */
export const attribute = text;

/** JSON inside a script element: nothing in it may end the element or begin a comment. */
const jsonIn = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

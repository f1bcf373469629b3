/** Elements that a drawing of the platform may have: shapes, text, gradients. Nothing that runs, loads or embeds. */
const allowedElements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker style filter feBlend feColorMatrix
  feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge
  feMergeNode feMorphology feOffset feTile feTurbulence`.split(/\s+/),
);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const tag = /<(\/?)([A-Za-z][\w.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const comment = /<!--(?:(?!--)[\s\S])*-->/y;
const declaration = /^\uFEFF?<\?xml\s[^?<>]*\?>/;
const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * True when a text is an SVG drawing that can do no harm, wherever it is shown: only elements that draw, no scripts, no
 * event attributes, no foreign objects, no reference that leaves the file, no document type (entities could hide all
 * of these). A strict reading: what it does not understand is refused, not repaired.
 */
export function isSafeDrawing(text: string): boolean {
  const open: string[] = [];
  let roots = 0;
  let at = declaration.exec(text)?.[0].length ?? (text.startsWith('\uFEFF') ? 1 : 0);
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const between = text.slice(at, next < 0 ? undefined : next);
    if (!isHarmlessText(between, open.at(-1))) return false;
    if (next < 0) break;
    const skipped = matchAt(comment, text, next);
    if (skipped) {
      at = next + skipped[0].length;
      continue;
    }
    const found = matchAt(tag, text, next);
    if (!found || !isHarmlessTag(found)) return false;
    const [whole, isClosing, name = '', attributes, isEmpty] = found;
    if (isClosing) {
      if (attributes || isEmpty || open.pop() !== name) return false;
    } else {
      if (open.length === 0 && (name !== 'svg' || ++roots > 1)) return false;
      if (!isEmpty) open.push(name);
    }
    at = next + whole.length;
  }
  return roots === 1 && open.length === 0;
}

function isHarmlessTag([, , name = '', attributes = '']: RegExpExecArray): boolean {
  if (!allowedElements.has(name)) return false;
  for (const [, attributeName = '', double, single] of attributes.matchAll(attribute)) {
    const value = decode(double ?? single ?? '');
    if (value === null || !isHarmlessAttribute(attributeName.toLowerCase(), value)) return false;
  }
  return true;
}

function isHarmlessAttribute(name: string, value: string): boolean {
  if (name.startsWith('on')) return false;
  if (name === 'xmlns') return value === svgNamespace;
  if (name.startsWith('xmlns:')) return value.startsWith('http://www.w3.org/');
  if (name === 'href' || name.endsWith(':href') || name === 'src') return value.trim().startsWith('#');
  return isHarmlessStyle(value);
}

function isHarmlessText(text: string, parent: string | undefined): boolean {
  if (parent === undefined) return text.trim() === '';
  const decoded = decode(text);
  return decoded !== null && (parent !== 'style' || isHarmlessStyle(decoded));
}

/** Styles may point into the file (`url(#shade)`) and nowhere else; escapes could spell what we look for. */
function isHarmlessStyle(style: string): boolean {
  if (/@import|image-set|expression\s*\(|javascript:|https?:|\/\/|behavior\s*:|-moz-binding|\\/i.test(style))
    return false;
  return [...style.matchAll(/url\s*\(\s*['"]?\s*(.?)/gi)].every(([, first]) => first === '#');
}

/** Text with its entities resolved; null when one is unknown. */
function decode(text: string): string | null {
  let isKnown = true;
  const decoded = text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w+)?;?/gi, (whole, name: string | undefined) => {
    if (!name || !whole.endsWith(';')) isKnown = false;
    else if (name.startsWith('#')) return fromCode(name);
    else if (!Object.hasOwn(entities, name)) isKnown = false;
    return entities[name ?? ''] ?? '';
  });
  return isKnown ? decoded : null;
}

function fromCode(name: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

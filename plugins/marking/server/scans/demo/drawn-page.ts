import { type Ink, type Page, tones } from 'edutech/plugins/print/kit/common/ink';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function drawn(ink: Ink): string {
  switch (ink.kind) {
    case 'text': {
      const turn = ink.turn === undefined ? '' : ` transform="rotate(${ink.turn} ${ink.x} ${ink.y})"`;
      return `<text x="${ink.x}" y="${ink.y}" font-size="${ink.size}" font-family="Noto Serif CJK SC, serif" fill="${tones[ink.tone ?? 'ink']}"${turn}>${escaped(ink.text)}</text>`;
    }
    case 'path': {
      const tone = tones[ink.tone ?? 'ink'];
      const look =
        ink.line === undefined
          ? `fill="${tone}"`
          : `fill="none" stroke="${tone}" stroke-width="${ink.line}"${ink.dash ? ` stroke-dasharray="${ink.dash.join(' ')}"` : ''}`;
      const matrix = ink.transform ? ` transform="matrix(${ink.transform.join(' ')})"` : '';
      return `<g transform="translate(${ink.x} ${ink.y})"><path d="${ink.path}" ${look}${matrix}/></g>`;
    }
    case 'picture':
      return '';
  }
}

/** A page as an SVG, with what was written on it. */
export const svgOf = ({ width, height, inks }: Page, written = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="100%" height="100%" fill="#fff"/>${inks.map(drawn).join('')}${written}</svg>`;

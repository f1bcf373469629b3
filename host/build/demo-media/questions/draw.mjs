// Draws the pictures of the demo's questions: node host/build/demo-media/questions/draw.mjs
import path from 'node:path';
import sharp from 'sharp';
import { dir } from '../kit.mjs';

const media = dir.questions;
const ink = '#1f2937';
const blue = '#2563eb';

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
const line = (x1, y1, x2, y2, more = '') =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${ink}" ${more.includes('stroke-width') ? '' : 'stroke-width="2"'} ${more}/>`;
/** @param {number} x @param {number} y @param {string | number} words */
const text = (x, y, words, more = '') =>
  `<text x="${x}" y="${y}" font-family="DejaVu Serif, serif" font-size="18" text-anchor="middle" fill="${ink}" ${more}>${words}</text>`;
const italic = 'font-style="italic"';
/** @param {number} x @param {number} y */
const dot = (x, y) => `<circle cx="${x}" cy="${y}" r="4" fill="${blue}"/>`;
const arrow = `<marker id="a" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 1 10 5 0 9z" fill="${ink}"/></marker>`;
const pointed = 'marker-end="url(#a)"';

/** @param {(at: (value: number) => number) => string} marks */
function numberLine(marks, from = -4, to = 5) {
  const at = (/** @type {number} */ value) => 40 + ((value - from) * 340) / (to - from);
  const ticks = Array.from({ length: to - from }, (_, index) => from + index)
    .map((value) => line(at(value), 44, at(value), 52) + text(at(value), 76, value))
    .join('');
  return line(20, 52, 405, 52, pointed) + ticks + marks(at);
}

/** @param {string} horizontal @param {string} vertical */
const axes = (horizontal, vertical, x = 50, y = 220, width = 270, height = 200) =>
  line(x, y, x + width, y, pointed) + line(x, y, x, y - height, pointed) + text(x + width - 10, y + 28, horizontal, italic) +
  text(x - 4, y - height - 8, vertical, italic) + text(x - 14, y + 20, 'O', italic);

/** @param {number} count @param {number} x */
const squares = (count, x) =>
  Array.from({ length: count }, (_, index) => {
    const left = x + index * 40;
    return `<g stroke="#b45309" stroke-width="5" stroke-linecap="round">${[
      [left + 4, 30, left + 36, 30], [left + 4, 70, left + 36, 70], [left, 34, left, 66], [left + 40, 34, left + 40, 66],
    ].map(([a, b, c, d]) => `<line x1="${a}" y1="${b}" x2="${c}" y2="${d}"/>`).join('')}</g>`;
  }).join('');

/** @param {number} column @param {number} row @param {number} figure */
const face = (column, row, figure) =>
  `<rect x="${30 + column * 65}" y="${20 + row * 70}" width="65" height="70" fill="#eff6ff" stroke="${ink}" stroke-width="2"/>` +
  text(62 + column * 65, 62 + row * 70, figure);

/** @type {Record<string, [width: number, height: number, drawing: string]>} */
const drawings = {
  'number-line-points': [420, 90, numberLine((at) => dot(at(-2), 52) + text(at(-2), 32, 'A', italic) + dot(at(3), 52) + text(at(3), 32, 'B', italic))],
  'number-line-ab': [
    420, 90,
    line(20, 52, 405, 52, pointed) + [-2, -1, 0, 1, 2].map((value) => line(210 + value * 80, 44, 210 + value * 80, 52) + text(210 + value * 80, 76, value)).join('') +
      dot(82, 52) + text(82, 32, 'a', italic) + dot(258, 52) + text(258, 32, 'b', italic),
  ],
  'match-squares': [420, 110, squares(1, 30) + squares(2, 120) + squares(3, 250) + text(50, 100, 1) + text(160, 100, 2) + text(310, 100, 3)],
  'cube-net': [320, 250, face(1, 0, 5) + [1, 2, 3, 4].map((figure, column) => face(column, 1, figure)).join('') + face(1, 2, 6)],
  'angle-bisectors': [
    400, 220,
    line(20, 180, 380, 180) + dot(200, 180) + [[50, 'C'], [115, 'D'], [25, 'E']].map(([angle, name]) => {
      const radians = (Number(angle) * Math.PI) / 180;
      return line(200, 180, 200 + 150 * Math.cos(radians), 180 - 150 * Math.sin(radians)) +
        text(200 + 168 * Math.cos(radians), 184 - 165 * Math.sin(radians), String(name), italic);
    }).join('') + text(25, 206, 'A', italic) + text(375, 206, 'B', italic) + text(200, 206, 'O', italic),
  ],
  'ruler-pencil': [
    420, 130,
    `<rect x="20" y="60" width="380" height="55" fill="#fef9c3" stroke="${ink}" stroke-width="2"/>` +
      Array.from({ length: 46 }, (_, index) => line(35 + index * 8, 60, 35 + index * 8, index % 10 === 0 ? 80 : index % 5 === 0 ? 74 : 69, 'stroke-width="1"')).join('') +
      [0, 1, 2, 3, 4].map((value) => text(35 + value * 80, 100, value)).join('') + text(388, 82, 'cm') +
      `<path d="M35 34h240l48 11-48 11h-240z" fill="#60a5fa" stroke="${ink}" stroke-width="2"/><path d="M275 34l48 11-48 11z" fill="#fde68a" stroke="${ink}" stroke-width="2"/>`,
  ],
  'distance-time': [
    340, 270,
    axes('t/s', 's/m') + [2, 4].map((value) => text(50 + value * 50, 242, value) + line(50 + value * 50, 60, 50 + value * 50, 220, 'stroke-dasharray="4 4" stroke-width="1"')).join('') +
      [4, 8].map((value) => text(32, 226 - value * 20, value) + line(50, 220 - value * 20, 250, 220 - value * 20, 'stroke-dasharray="4 4" stroke-width="1"')).join('') +
      `<path d="M50 220 250 60" stroke="${blue}" stroke-width="3"/><path d="M50 220 150 140 250 140" fill="none" stroke="#dc2626" stroke-width="3"/>` +
      `<g font-family="Noto Sans CJK SC, WenQuanYi Zen Hei, sans-serif" font-size="17"><text x="262" y="62" fill="${blue}">甲</text><text x="262" y="146" fill="#dc2626">乙</text></g>`,
  ],
  'melting-curve': [
    360, 270,
    axes('t/min', 'T/°C', 60) + [4, 8, 12].map((value) => text(60 + value * 18, 242, value) + line(60 + value * 18, 214, 60 + value * 18, 220)).join('') +
      [[40, 190], [48, 120], [56, 50]].map(([value, y]) => text(38, Number(y) + 6, Number(value)) + line(60, Number(y), 66, Number(y))).join('') +
      line(60, 120, 132, 120, 'stroke-dasharray="4 4" stroke-width="1"') +
      `<path d="M60 190 132 120 204 120 276 50" fill="none" stroke="#dc2626" stroke-width="3"/>`,
  ],
  'convex-lens': [
    440, 200,
    line(20, 110, 420, 110) + `<path d="M220 40q26 70 0 140q-26-70 0-140z" fill="#dbeafe" stroke="${blue}" stroke-width="2"/>` +
      dot(140, 110) + text(140, 136, 'F', italic) + dot(300, 110) + text(300, 136, 'F', italic) + text(228, 198, 'O', italic) +
      `<rect x="94" y="72" width="12" height="38" fill="#fca5a5" stroke="${ink}"/><path d="M100 50q9 12 0 22q-9-10 0-22z" fill="#f59e0b"/>` +
      `<rect x="374" y="55" width="8" height="110" fill="#e5e7eb" stroke="${ink}"/>` + line(100, 168, 220, 168, 'stroke-dasharray="4 4" stroke-width="1"') + text(160, 188, '15 cm'),
  ],
  parabola: [
    320, 280,
    line(20, 170, 305, 170, pointed) + line(110, 265, 110, 15, pointed) + text(298, 196, 'x', italic) + text(128, 24, 'y', italic) + text(98, 188, 'O', italic) +
      `<path d="M44 60 Q155 422 266 60" fill="none" stroke="${blue}" stroke-width="3" transform="translate(0 0)"/>` + text(64, 192, '-1') + text(238, 192, '3'),
  ],
  'desk-ball': [
    320, 210,
    `<rect x="40" y="60" width="240" height="18" rx="3" fill="#d97706"/><rect x="52" y="78" width="14" height="112" fill="#b45309"/><rect x="254" y="78" width="14" height="112" fill="#b45309"/>` +
      `<circle cx="160" cy="164" r="26" fill="#ef4444"/><path d="M134 164h52M160 138q-22 26 0 52M160 138q22 26 0 52" fill="none" stroke="#fff" stroke-width="3"/>` + line(20, 191, 300, 191),
  ],
};

for (const [name, [width, height, drawing]] of Object.entries(drawings)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${arrow}</defs><rect width="100%" height="100%" fill="#fff"/>${drawing}</svg>`;
  await sharp(Buffer.from(svg), { density: 144 }).png({ palette: true }).toFile(path.join(media, `${name}.png`));
}

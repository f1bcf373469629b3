// Parts from which scenes are put together. Colours explicit, no writing, one warm point a picture.
import { C, F, G, P, R, c, g, range } from './kit.mjs';

export const o = (v) => `opacity="${v}"`;
export const cloud = (x, y, s = 1, op = .6) => `<g transform="translate(${x} ${y}) scale(${s})" fill="#fff" ${o(op)}><rect y="28" width="150" height="22" rx="11"/><rect x="34" y="8" width="86" height="30" rx="15"/><rect x="96" y="44" width="96" height="18" rx="9"/></g>`;
export const tree = (x, y, s = 1, leaf = g[60], trunk = g[40]) => G(x, y, P('M0 0v26', trunk, 4) + `<ellipse cy="-12" rx="16" ry="24" fill="${leaf}"/>`, s);
export const hills = (y, fill, k = 1) => F(`M0 ${y}C${180 * k} ${y - 180} ${340} ${y - 160} 500 ${y - 40}C660 ${y - 200} 860 ${y - 180} 1040 ${y - 40}C1120 ${y - 100} 1220 ${y - 100} 1280 ${y - 68}V720H0Z`, fill);
/** Child or adult from the back or front: simple bust; col is the clothing. */
export const person = (x, y, s, col, { skin = '#f1c9a5', hair = '#2b2a2e', face = true, long = false } = {}) => G(x, y, F('M-40 96C-40 44-24 22 0 22S40 44 40 96Z', col) + (long ? F('M-27-6C-29 30-26 40-20 42H20C26 40 29 30 27-6Z', hair) : '') + C(0, -4, 24, face ? skin : hair) + (face ? F('M-25-6C-25-30-12-36 2-34C18-34 27-22 25-4C18-8 14-16 10-20C0-12-14-10-25-6Z', hair) : ''), s);
export const windows = (x, y, nx, ny, dx, dy, w, h, fill) => range(0, nx - 1).map((i) => range(0, ny - 1).map((j) => R(x + i * dx, y + j * dy, w, h, fill, 4)).join('')).join('');
export const sun = (x, y, r) => C(x, y, r, c.warm);
export const book = (x, y, s, page = '#fff', spine = g[70]) => G(x, y, F('M0 10C-30-12-70-12-106-2V88C-70 80-30 80 0 100C30 80 70 80 106 88V-2C70-12 30-12 0 10Z', page) + P('M0 10V100', spine, 3), s);
export const desk = (x, y, w, fill) => R(x, y, w, 16, fill, 6) + R(x + 14, y + 16, 12, 80, fill) + R(x + w - 26, y + 16, 12, 80, fill);
export const school = (x, y, s) => G(x, y, F('M0 40h180v120H0z', '#fff') + F('M180 8h88v152h-88z', '#f3f8f5') + F('M268 58h130v102H268z', '#fff') + F('M-10 32h200v10H-10zM174 0h100v10H174zM262 50h144v10H262z', g[60])
  + windows(16, 58, 6, 3, 26, 24, 15, 13, g[120]) + windows(282, 74, 4, 3, 26, 24, 15, 13, g[120]) + C(224, 44, 17, g[60]) + P('M224 34v10l7 5', '#fff', 2.5) + F('M206 160v-46a18 18 0 0 1 36 0v46z', g[70]) + P('M224 0V-34', g[60], 2.5) + F('M224-34l26 8-26 8z', c.due), s);

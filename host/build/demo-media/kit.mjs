// Shared tools: colours, small SVG helpers, a headless Chromium driver, ffmpeg calls.
import { spawn, execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const plugins = join(here, '../../../plugins');
const mediaOf = (id) => join(plugins, id, 'server/demo/media');
export const dir = {
  lessons: join(plugins, 'air/server/demo'),
  media: mediaOf('air'),
  news: mediaOf('news'),
  portal: mediaOf('portal'),
  questions: mediaOf('questions'),
  resource: mediaOf('resource'),
};
for (const d of [dir.media, dir.news, dir.portal, dir.questions, dir.resource]) mkdirSync(d, { recursive: true });

/** Subject grounds and the few colours artwork may use. */
export const subject = {
  语文: '#c8553d', 数学: '#2f6fd0', 英语: '#7a4fc4', 物理: '#0f8b8d', 化学: '#b5740f', 生物学: '#4c8f2f',
  历史: '#8f5a3c', 地理: '#2c7fa8', 道德与法治: '#b23a5b', 科学: '#3a7d6b', 音乐: '#a1478f', 美术: '#d0722f', 体育: '#56752b', 信息科技: '#4a5fc1',
};
export const g = {
  10: '#02140f', 20: '#05261c', 30: '#06382a', 40: '#084a38', 50: '#0a5d46', 60: '#0c7055', 70: '#0e8465', 80: '#119875', 90: '#2fab88',
  100: '#52bc9c', 110: '#74ccb0', 120: '#95dac3', 130: '#b6e7d6', 140: '#d3f2e7', 150: '#e9f9f3', 160: '#f5fcf9',
};
export const c = { warm: '#ffd089', sky: '#8fb8f5', coral: '#f0a08c', mint: g[110], soft: g[130], white: '#fff', ink: '#1d2421', due: '#c2410c' };
export const face = `"Noto Sans CJK SC","PingFang SC","Microsoft YaHei",sans-serif`;
export const mathFace = `"Liberation Serif","Times New Roman",serif`;

const esc = (s) => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
/** Text. Inside the string, *x* is set in math italics and _2_ / ^2^ as sub- and superscript. */
export function T(x, y, text, { size = 28, fill = '#fff', anchor = 'start', weight = 400, extra = '' } = {}) {
  const rich = esc(text)
    .replace(/\*(.+?)\*/g, `<tspan font-family='${mathFace}' font-style="italic">$1</tspan>`)
    .replace(/_(.+?)_/g, `<tspan dy=".28em" font-size=".66em">$1</tspan><tspan dy="-.185em">\u200b</tspan>`)
    .replace(/\^(.+?)\^/g, `<tspan dy="-.5em" font-size=".66em">$1</tspan><tspan dy=".33em">\u200b</tspan>`);
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" ${extra}>${rich}</text>`;
}
/** Outline. */
export const P = (d, stroke = '#fff', width = 3, extra = '') => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
/** Filled path. */
export const F = (d, fill, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const C = (x, y, r, fill = '#fff', extra = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`;
export const R = (x, y, w, h, fill, rx = 0, extra = '') => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}" ${extra}/>`;
export const G = (x, y, inner, s = 1) => `<g transform="translate(${x} ${y})${s === 1 ? '' : ` scale(${s})`}">${inner}</g>`;
/** Appears with sentence k of its slide (0 = first). fx: fade, rise, draw, grow, slide:dx,dy, turn:deg,cx,cy, swing:deg,cx,cy,period */
export const at = (k, inner, fx = 'fade', { delay = 0, dur = 0.6, out = '' } = {}) => `<g data-k="${k}" data-delay="${delay}" data-dur="${dur}" data-fx="${fx}" data-out="${out}">${inner}</g>`;
/** Evenly spaced numbers from a to b. */
export const range = (a, b, step = 1) => Array.from({ length: Math.floor((b - a) / step + 1e-9) + 1 }, (_, i) => a + i * step);
export const tidy = (svg) => svg.replace(/(\d+\.\d{2})\d+/g, '$1').replace(/ +\/>/g, '/>').replace(/\s*\n\s*/g, '');

/** A page in headless Chromium, driven over a pipe. */
export async function browser({ width = 1280, height = 720 } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'make-'));
  const child = spawn(process.env.CHROMIUM ?? '/usr/bin/chromium', ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--hide-scrollbars', '--force-color-profile=srgb', `--user-data-dir=${home}`, '--remote-debugging-pipe', 'about:blank'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  let next = 1, rest = Buffer.alloc(0);
  const waiting = new Map(), events = [];
  child.stdio[4].on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (let end; (end = rest.indexOf(0)) >= 0; rest = rest.subarray(end + 1)) {
      const m = JSON.parse(rest.subarray(0, end).toString());
      if (m.id && waiting.has(m.id)) { const [ok, no] = waiting.get(m.id); waiting.delete(m.id); m.error ? no(new Error(m.error.message)) : ok(m.result); }
      else for (const e of events.filter((e) => e.name === m.method)) { events.splice(events.indexOf(e), 1); e.ok(m.params); }
    }
  });
  let session;
  const send = (method, params = {}) => new Promise((ok, no) => { const id = next++; waiting.set(id, [ok, no]); child.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId: session })}\0`); });
  const once = (name) => new Promise((ok) => events.push({ name, ok }));
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  session = (await send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
  await send('Page.enable');
  const size = (w, h, scale = 1) => send('Emulation.setDeviceMetricsOverride', { width: w, height: h, deviceScaleFactor: scale, mobile: false });
  await size(width, height);
  return {
    size,
    async load(html) {
      const file = join(home, 'page.html'); writeFileSync(file, html);
      const ready = once('Page.loadEventFired'); await send('Page.navigate', { url: `file://${file}` }); await ready;
      await this.run('document.fonts.ready.then(() => 1)');
    },
    async run(expression) { const r = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }); if (r.exceptionDetails) throw new Error(JSON.stringify(r.exceptionDetails)); return r.result.value; },
    async shot(file) { writeFileSync(file, Buffer.from((await send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })).data, 'base64')); },
    async pdf(file) { writeFileSync(file, Buffer.from((await send('Page.printToPDF', { preferCSSPageSize: true, printBackground: true, generateTaggedPDF: false })).data, 'base64')); },
    async close() { const gone = new Promise((ok) => child.once('exit', ok)); await send('Browser.close').catch(() => {}); await gone; rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }); },
  };
}
export const page = (body, css = '') => `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>html,body{margin:0;background:#fff;font-family:${face}}svg{display:block}${css}</style><body>${body}`;
export const svgPage = (svg) => page(svg, 'svg{width:100vw;height:100vh}');
export const ffmpeg = (...args) => execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
export const temp = () => mkdtempSync(join(tmpdir(), 'make-'));
export const gone = (d) => rmSync(d, { recursive: true, force: true });
export const read = (f) => readFileSync(f);
export const kb = (f) => Math.round(statSync(f).size / 1024);
export const save = (folder, name, text) => { writeFileSync(join(folder, name), text); return join(folder, name); };
/** Command line: names given, or all. */
export const wanted = (all) => { const names = process.argv.slice(2); return names.length ? all.filter((x) => names.includes(x.slug ?? x.name)) : all; };

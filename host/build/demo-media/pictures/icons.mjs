// The icons of the platform, in every form that browsers and devices ask for: node icons.mjs. One drawing, in the colours of
// the design tokens.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../../tests/support/chromium.ts';

const folder = new URL('../../../web/public/', import.meta.url);
mkdirSync(folder, { recursive: true });
const tokens = readFileSync(new URL('../../../../core/ui/styles/tokens/tokens.css', import.meta.url), 'utf8');
const [, brand] = /--brand-70: (#[0-9a-f]{6});/.exec(tokens);

/** @param {number} corner radius of the ground's corners @param {number} scale of the mark on its ground */
const mark = (corner, scale) => {
  const inset = (40 * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><rect width="40" height="40" rx="${corner}" fill="${brand}"/><g transform="translate(${inset} ${inset}) scale(${scale})"><path d="M20 14.5c-2.6-2.3-6.6-3-10.5-2.2v14.4c3.9-.8 7.9-.1 10.5 2.2c2.6-2.3 6.6-3 10.5-2.2V12.3c-3.9-.8-7.9-.1-10.5 2.2z" fill="#fff"/><path d="M20 14.5v14.4" stroke="${brand}" stroke-width="1.8"/><path d="M12.8 22.3a2.6 2.6 0 0 1 .6-5.1 3.7 3.7 0 0 1 4 1.1" fill="none" stroke="${brand}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="25.4" cy="19.8" r="2.8" fill="#f2b04a"/></g></svg>`;
};

const browser = await chromium.launch(findChromium());
const page = await browser.newPage();
const png = async (svg, size) => {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
};
const save = (name, bytes) => writeFileSync(new URL(name, folder), bytes);

save('favicon.svg', mark(10, 1));
for (const size of [192, 512]) save(`icon-${size}.png`, await png(mark(10, 1), size));
// devices cut these to their own shape: the ground fills them, the mark keeps clear of the edge
save('icon-maskable.png', await png(mark(0, 0.8), 512));
save('apple-touch-icon.png', await png(mark(0, 0.9), 180));

// an .ico file is a directory of 22 bytes before a PNG
const small = await png(mark(10, 1), 32);
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.set([32, 32, 0, 0], 6);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(small.length, 14);
header.writeUInt32LE(22, 18);
save('favicon.ico', Buffer.concat([header, small]));
await browser.close();

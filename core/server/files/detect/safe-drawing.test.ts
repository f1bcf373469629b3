import { expect, test } from 'vitest';
import { isSafeDrawing } from './safe-drawing';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${inside}</svg>`;

test('a drawing of shapes, text, gradients and styles is taken', () => {
  const drawing = `<?xml version="1.0" encoding="UTF-8"?>
    <!-- a hill & a sun -->
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8" role="img">
      <title>云州 &amp; 山</title>
      <style>.a { fill: url(#sky); stroke: rgb(0 0 0 / 20%) }</style>
      <defs><linearGradient id="sky"><stop offset="0" stop-color='#fff'/></linearGradient></defs>
      <g class="a" transform="translate(1 2)"><path d="M0 0h8v8z" fill="url( '#sky' )"/></g>
      <use xlink:href="#sky"/><text x="1">&#x4E91;&#24030;</text>
    </svg>
    `;
  expect(isSafeDrawing(drawing)).toBe(true);
});

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>')],
  ['a script with a prefix', svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>')],
  ['an event attribute', svg('<rect onclick="alert(1)"/>')],
  ['an event attribute on the root', svg('', ' onload="alert(1)"')],
  ['a foreign object', svg('<foreignObject><div/></foreignObject>')],
  ['a link to a script', svg('<a href="javascript:alert(1)"><rect/></a>')],
  ['a use of another file', svg('<use href="//evil.example/x.svg#a"/>')],
  ['a data address', svg('<use href="data:image/svg+xml,x"/>')],
  ['a hidden scheme', svg('<use href="&#106;avascript:alert(1)"/>')],
  ['a picture from elsewhere', svg('<image href="https://evil.example/p.png"/>')],
  ['an animation that sets an address', svg('<animate attributeName="href" to="javascript:x"/>')],
  ['a style that loads', svg('<style>@import "//evil.example/a.css";</style>')],
  ['a style that loads without url()', svg('<style>a{background:image-set("https://evil.example/a" 1x)}</style>')],
  ['an attribute that loads', svg('<rect fill="url(https://evil.example/a)"/>')],
  ['a style in escapes', svg('<style>a{background:\\75rl(x)}</style>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`],
  ['an unknown entity', svg('<text>&x;</text>')],
  ['a style sheet instruction', `<?xml-stylesheet href="a.xsl"?>${svg('')}`],
  ['a second root', svg('') + svg('')],
  ['text behind it', `${svg('')}x`],
  ['an element that is not closed', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
  ['an attribute without quotes', svg('<rect onclick=alert(1) />')],
  ['character data', svg('<![CDATA[<script>]]>')],
  ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"><rect/></svg>'],
  ['a page', '<html><body></body></html>'],
  ['nothing', ''],
])('%s is refused', (_what, text) => {
  expect(isSafeDrawing(text)).toBe(false);
});

test('a long text of half tags does not keep the reader busy', () => {
  expect(isSafeDrawing(svg(`<g ${'a="b" '.repeat(50_000)}`))).toBe(false);
  expect(isSafeDrawing(svg('<g '.repeat(100_000)))).toBe(false);
});

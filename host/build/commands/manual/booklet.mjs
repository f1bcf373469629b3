// A manual as one HTML file beside its pictures: contents, then a chapter for each page. What is written in it has been drawn
// by the platform itself (/help).

/**
 * @typedef {object} Chapter
 * @property {string} id of the page: `work.list`
 * @property {string} title
 * @property {string} html what help says, as the platform draws it
 * @property {readonly string[]} steps in words
 * @property {string} href address of the page
 * @property {string | null} picture file of its picture; null: there is none
 *
 * @typedef {object} Booklet
 * @property {string} language
 * @property {string} title
 * @property {string} contents what the list of chapters is called
 * @property {readonly Chapter[]} chapters
 */

/** The controls that a step names, as the screen calls them: between the quotation marks of either language. */
export const quotedIn = (/** @type {string} */ step) => [...step.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, name]) => name);

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => signs[sign]);

const style = `
body { max-width: 46em; margin: 2em auto; padding: 0 1em; font: 16px/1.7 system-ui, sans-serif; color: #1b2a24; }
ol { list-style: none; padding: 0; } li { display: flex; gap: 0.6em; } nav a { display: block; }
img { max-width: 100%; border: 1px solid #bbb; } section { break-before: page; } b { color: #0b6b4f; }`;

/** @param {Booklet} booklet @returns {string} */
export function bookletOf({ language, title, contents, chapters }) {
  const list = chapters.map(({ id, title: name }) => `<a href="#${id}">${escaped(name)}</a>`).join('\n');
  const parts = chapters.map(({ id, title: name, html, picture }) => {
    const figure = picture ? `<figure><img src="${picture}" alt="${escaped(name)}"></figure>` : '';
    return `<section id="${id}"><h2>${escaped(name)}</h2>\n${html}\n${figure}</section>`;
  });
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style>
<h1>${escaped(title)}</h1>
<nav><h2>${escaped(contents)}</h2>
${list}
</nav>
${parts.join('\n')}
</html>
`;
}

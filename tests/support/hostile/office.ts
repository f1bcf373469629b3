import { readFile } from 'node:fs/promises';
import { storedZip, type ZipPart } from 'edutech/core/server/zip/stored-zip';
import { unpackedParts } from 'edutech/core/server/zip/unpacked-parts';

// Slides and sheets as an office program has written them, changed so that they call something from outside.

const mostBytes = 50_000_000;
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A document whose parts are changed; a part that `change` does not know stays as it is. */
async function changed(path: string, change: Readonly<Record<string, (text: string) => string>>, more: ZipPart[] = []) {
  const parts = unpackedParts(await readFile(path), () => true, mostBytes);
  if (!Array.isArray(parts)) throw new Error(parts);
  const there = new Set(parts.map(({ name }) => name));
  const missing = Object.keys(change).filter((name) => !there.has(name));
  if (missing.length > 0) throw new Error(`The document has no ${missing.join()}.`);
  return storedZip([
    ...parts.map(({ name, content }) => ({
      name,
      content: change[name] ? Buffer.from(change[name](content.toString('utf8'))) : content,
    })),
    ...more,
  ]);
}

const related = (links: readonly (readonly [id: string, type: string, target: string])[]) => (text: string) =>
  text.replace(
    '</Relationships>',
    `${links
      .map(
        ([id, type, target]) =>
          `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}" TargetMode="External"/>`,
      )
      .join('')}</Relationships>`,
  );

/** Slides (a path of a pptx) that want pictures and a film from an address, and a picture from the server's disk. */
export function fetchingSlides(path: string, address: string, picture: string): Promise<Buffer> {
  const shape = (n: number, id: string, media = '') =>
    `<p:pic><p:nvPicPr><p:cNvPr id="${900 + n}" name="p${n}"/><p:cNvPicPr/><p:nvPr>${media}</p:nvPr></p:nvPicPr><p:blipFill><a:blip xmlns:r="${relations}" r:link="${id}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="${n}00000" y="100000"/><a:ext cx="3000000" cy="3000000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
  const film = `<a:videoFile xmlns:r="${relations}" r:link="rFilm"/>`;
  return changed(path, {
    'ppt/slides/slide1.xml': (text) =>
      text.replace('</p:spTree>', `${shape(1, 'rWeb')}${shape(2, 'rDisk')}${shape(3, 'rWeb', film)}</p:spTree>`),
    'ppt/slides/_rels/slide1.xml.rels': related([
      ['rWeb', 'image', `${address}/slide.png`],
      ['rDisk', 'image', `file://${picture}`],
      ['rFilm', 'video', `${address}/film.mp4`],
    ]),
  });
}

/** A sheet (a path of an xlsx) whose cells ask an address and read a file of the server's disk. */
export const fetchingSheet = (path: string, address: string, file: string): Promise<Buffer> =>
  sheetWith(path, [`WEBSERVICE(&quot;${address}/cell&quot;)`, `WEBSERVICE(&quot;file://${file}&quot;)`]);

/** A sheet (a path of an xlsx) with further formulas, each in a cell without a value. */
export function sheetWith(path: string, formulas: readonly string[]): Promise<Buffer> {
  const cell = (row: number, formula: string) => `<row r="${row}"><c r="A${row}" t="str"><f>${formula}</f></c></row>`;
  const rows = formulas.map((formula, at) => cell(90 + at, formula)).join('');
  return changed(path, {
    'xl/worksheets/sheet1.xml': (text) => text.replace('</sheetData>', `${rows}</sheetData>`),
  });
}

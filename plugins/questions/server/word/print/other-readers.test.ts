import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textsOf } from 'edutech/core/server/texts';
import { writeOfficeProfile } from 'edutech/plugins/media/kit/server/office-profile';
import { unpackedParts } from 'edutech/core/server/zip/unpacked-parts';
import { converting, needConverters, programs, workFolder } from '../../../../../tests/support/conversion/converters';
import { demoMedium, paperWith, printedPapers } from '../../../../../tests/support/printed/printed-papers';
import type { Paper } from '../../../api/papers';
import type { Content, Inline } from '../../../kit/common/content';
import type { QuestionBody } from '../../../kit/common/question-body';
import { Typesetter } from '../../../kit/server/formula/typesetting/typesetter';
import english from '../../messages/en.json';
import chinese from '../../messages/zh-CN.json';
import type { FormatOptions } from '../../exporting/writer';
import { wordWriter } from '../export/word-writer';
import { pdfWriter } from './pdf-writer';

// What programs that we did not write find in the files of a paper: 22 questions of mathematics, with formulas and figures.

needConverters();

const run = promisify(execFile);
const texts = textsOf({ 'zh-CN': chinese, en: english });
const typesetting = new Typesetter().forDocument();
const writtenOf = ({ questions }: Paper) => questions.map((one) => ({ ...one, difficulty: 3 as const, tags: [] }));
const optionsOf = ({ questions: _, ...paper }: Paper): FormatOptions => ({ ...paper, typesetting, medium: demoMedium });
const bytesOf = async (writer: typeof pdfWriter, paper: Paper) =>
  Buffer.from((await writer(texts).write(writtenOf(paper), optionsOf(paper))).bytes);

const mathematics: Paper = { ...paperWith(22), answers: 'none' };
const unbound: Paper = { ...mathematics, look: { size: 'a4' } };
const onA3: Paper = { ...mathematics, look: { size: 'a3', hasBinding: true } };

let work: Awaited<ReturnType<typeof workFolder>>;
beforeAll(async () => {
  work = await workFolder();
});
afterAll(() => work.clean());

const inlinesOf = (content: Content): readonly Inline[] =>
  content.flatMap((block) => (block.kind === 'paragraph' ? block.inlines : []));
/** The texts of a question, in the order in which one reads them; formulas and pictures are no text. */
const textsIn = (body: QuestionBody): string[] =>
  [body.stem, ...(body.options ?? [])]
    .flatMap((content) => inlinesOf(content as Content))
    .flatMap((inline) => (inline.kind === 'text' ? inline.text.replace(/[\s_（）()]+/g, ' ').split(' ') : []))
    .filter((text) => text.length > 1);

/** Texts that do not follow one another in what a reader found; each is looked for behind the one before. */
function outOfOrder(found: string, { questions }: Paper): string[] {
  const plain = found.replace(/\s/g, '');
  let from = 0;
  return questions.flatMap(({ body }, at) => {
    const number = plain.indexOf(`${at + 1}．`, from);
    if (number < 0) return [`${at + 1}．`];
    from = number;
    return textsIn(body).flatMap((text) => {
      const next = plain.indexOf(text, from);
      if (next < 0) return [`${at + 1}: ${text}`];
      from = next;
      return [];
    });
  });
}

test('the paper is what a paper of mathematics is: formulas and figures', () => {
  const stems = mathematics.questions.map(({ body }) => JSON.stringify(body));
  expect(stems).toHaveLength(22);
  expect(stems.join('').split('"formula"').length - 1).toBeGreaterThan(40);
  expect(stems.filter((stem) => stem.includes('"picture"')).length).toBeGreaterThan(0);
});

test.each([
  ['A4', mathematics],
  ['A3 in two columns', onA3],
])('%s: pdf.js reads the text of the questions in their order', async (_, paper) => {
  const pdf = await getDocument({ data: new Uint8Array(await bytesOf(pdfWriter, paper)), useSystemFonts: false })
    .promise;
  let found = '';
  for (let at = 1; at <= pdf.numPages; at++)
    for (const item of (await (await pdf.getPage(at)).getTextContent()).items) found += 'str' in item ? item.str : '';
  expect(outOfOrder(found, paper)).toEqual([]);
});

converting.each([
  ['A4 without a binding line, by lines', unbound, '-layout'],
  ['A4, as it is written', mathematics, '-raw'],
  ['A3 in two columns, as it is written', onA3, '-raw'],
])('%s: pdftotext reads the text of the questions in their order', async (name, paper, how) => {
  const file = join(work.folder, `${name}.pdf`);
  await writeFile(file, await bytesOf(pdfWriter, paper));
  const { stdout } = await run('pdftotext', [how, '-enc', 'UTF-8', file, '-'], { maxBuffer: 10_000_000 });
  expect(outOfOrder(stdout, paper)).toEqual([]);
});

/** Files of a package. */
function partsOf(archive: Buffer): ReadonlyMap<string, string> {
  const found = unpackedParts(archive, ({ length }) => length > 0, 100_000_000);
  if (!Array.isArray(found)) throw new Error(found);
  return new Map(found.map(({ name, content }) => [name, content.toString()]));
}

/** Writes a document as ODT beside it. */
async function convert(file: string): Promise<void> {
  const profile = await writeOfficeProfile(work.folder);
  const order = [profile.argument, '--headless', '--nologo', '--convert-to', 'odt', '--outdir', work.folder, file];
  const open = () => run(programs.office!.soffice, order, { timeout: 120_000 });
  // the first start makes the profile, and asks to be started again
  await open().catch((fault: { code?: number }) => (fault.code === startAgain ? open() : Promise.reject(fault)));
}
const startAgain = 81;

converting.each([
  ['mathematics', mathematics],
  ['a3-two-columns', printedPapers['a3-two-columns']!],
  ['8k-teacher', printedPapers['8k-teacher']!],
])('%s: LibreOffice opens the Word file with every formula as a formula', async (name, paper) => {
  const word = await bytesOf(wordWriter, paper);
  const file = join(work.folder, `${name}.docx`);
  await writeFile(file, word);
  await convert(file);
  const parts = partsOf(await readFile(join(work.folder, `${name}.odt`)));
  const written = partsOf(word)
    .get('word/document.xml')!
    .match(/<m:oMath>/g)!.length;
  // a formula is an object of its own, whose content is MathML
  const formulas = [...parts].filter(
    ([part, xml]) => /^Object [^/]+\/content\.xml$/.test(part) && xml.includes('<math'),
  );
  expect(written).toBeGreaterThan(40);
  expect(formulas).toHaveLength(written);
  // its own notation stands beside: of a sign of relation alone, which its MathML leaves out, too
  expect(formulas.filter(([, xml]) => !/<annotation [^>]*>[^<]/.test(xml)).map(([part]) => part)).toEqual([]);
});

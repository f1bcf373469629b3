import type { Content } from '../../../kit/common/content';
import { formulasIn, textOf } from '../../../kit/common/walk-content';
import { LatexFault } from '../../../kit/server/formula/latex/latex-fault';
import type { Typesetting } from '../../../kit/server/formula/typesetting/typesetting';
import { xmlText } from '../../../kit/server/xml/xml-tree';
import { storedZip, type ZipPart } from 'edutech/core/server/zip/stored-zip';
import { filesOfQuestion } from '../checks/validate-question';
import { contentsOfQuestion } from '../checks/contents';
import type { ExchangeQuestion, ExportContent, WrittenFile } from '../exchange-format';
import { delimitedFormula } from '../html/html-of-content';
import { mediaKindOf, mimeOf } from '../html/media-kinds';
import { ItemWriting } from './write-item';

const types = { 2: 'imsqti_item_xmlv2p1', 3: 'imsqti_item_xmlv3p0' } as const;
const schemas = { 2: ['QTIv2.1 Package', '1.0.0'], 3: ['QTI Package', '3.0.0'] } as const;
const packageSpace = {
  2: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  3: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
} as const;

/** Attributes of MathML 3 that MathML 2, which version 2 takes, does not have. */
const newer: ReadonlySet<string> = new Set(['mpadded voffset', 'mstyle indentshift', 'mstyle indentalign']);
/** Where the standard has what MathJax writes at every element. */
const styling: ReadonlySet<string> = new Set(['mstyle displaystyle', 'mstyle scriptlevel', 'mtable displaystyle']);

/** MathML as the standard has it: MathJax notes its own things in attributes that no schema knows. */
const plainMathml = (mathml: string, version: 2 | 3): string =>
  mathml.replace(/<(\w+)((?:\s[\w:-]+="[^"]*")+)/g, (_all, name: string, attributes: string) => {
    const kept = attributes.match(/\s[\w:-]+="[^"]*"/g)!.filter((one) => {
      const attribute = one.slice(1, one.indexOf('='));
      if (/^(?:data-.*|style|intent|arg)$/.test(attribute)) return false;
      const both = `${name} ${attribute}`;
      if (/^(?:displaystyle|scriptlevel)$/.test(attribute)) return styling.has(both);
      return version === 3 || !newer.has(both);
    });
    return `<${name}${kept.join('')}`;
  });

/** Formulas as MathML with LaTeX annotation; formulas that MathJax cannot read stay between their delimiters. */
async function formulasOf(
  questions: readonly ExchangeQuestion[],
  version: 2 | 3,
  typesetting: Typesetting,
): Promise<(latex: string, isDisplay: boolean) => string> {
  const latex = new Set(questions.flatMap(contentsOfQuestion).flatMap((content) => formulasIn(content as Content)));
  const written = new Map<string, string>();
  for (const one of latex) {
    try {
      const inner = /<math[^>]*>([\s\S]*)<\/math>/.exec(
        plainMathml(await typesetting.mathml(one, false), version),
      )?.[1];
      if (inner)
        written.set(
          one,
          `<semantics><mrow>${inner}</mrow><annotation encoding="application/x-tex">${xmlText(one)}</annotation></semantics>`,
        );
    } catch (error) {
      if (!(error instanceof LatexFault)) throw error;
    }
  }
  return (one, isDisplay) => {
    const inner = written.get(one);
    if (!inner) return delimitedFormula(one, isDisplay);
    return `<math xmlns="http://www.w3.org/1998/Math/MathML"${isDisplay ? ' display="block"' : ''}>${inner}</math>`;
  };
}

interface Item {
  readonly identifier: string;
  readonly files: readonly string[];
}

function manifest(items: readonly Item[], version: 2 | 3, media: (id: string) => string): string {
  const [schema, schemaVersion] = schemas[version];
  const resources = items.map(
    ({
      identifier,
      files,
    }) => `    <resource identifier="${identifier}" type="${types[version]}" href="items/${identifier}.xml">
      <file href="items/${identifier}.xml"/>${files.map((id) => `<file href="${media(id)}"/>`).join('')}
    </resource>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="${packageSpace[version]}" identifier="MANIFEST-1">
  <metadata><schema>${schema}</schema><schemaversion>${schemaVersion}</schemaversion></metadata>
  <organizations/>
  <resources>
${resources.join('\n')}
  </resources>
</manifest>
`;
}

/** A package of QTI 2.1 or 3.0: an item for each question, pictures and recordings beside them. */
export async function writeQti(
  { questions, media }: ExportContent,
  version: 2 | 3,
  typesetting: Typesetting,
): Promise<WrittenFile> {
  const nameOf = (id: string) => `media/${id}.${mediaKindOf(media.get(id)?.bytes ?? Buffer.alloc(0))?.ext ?? 'bin'}`;
  const formula = await formulasOf(questions, version, typesetting);
  const mime = (id: string) => mimeOf(media.get(id)?.bytes ?? Buffer.alloc(0));
  const writing = new ItemWriting(version, { address: (id) => `../${nameOf(id)}`, mime, formula });
  const items = questions.map((question, at) => {
    const identifier = `item-${String(at + 1).padStart(4, '0')}`;
    const name = question.title || textOf(question.body.stem as Content).slice(0, 40) || identifier;
    const files = filesOfQuestion(question).filter((id) => media.has(id));
    return { identifier, files, xml: writing.write(question, identifier, name) };
  });
  const parts: ZipPart[] = [
    { name: 'imsmanifest.xml', content: Buffer.from(manifest(items, version, nameOf)) },
    ...items.map(({ identifier, xml }) => ({ name: `items/${identifier}.xml`, content: Buffer.from(xml) })),
    ...[...new Set(items.flatMap(({ files }) => files))].map((id) => ({
      name: nameOf(id),
      content: media.get(id)!.bytes,
    })),
  ];
  return { bytes: storedZip(parts), left: [] };
}

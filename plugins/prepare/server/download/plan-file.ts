import { xmlText } from 'edutech/plugins/questions/kit/server/xml/xml-tree';
import { wordFile } from 'edutech/plugins/questions/kit/server/word/word-file';
import { paragraphXml, tableXml, textXml } from 'edutech/plugins/questions/kit/server/word/word-xml';
import { type Phase, type PlanContent, type Section, sections } from '../../model/plan/document';

interface Facts {
  /** Grade, subject, and who has written it. */
  readonly info: string;
  /** Says a message of `prepare.`: names of sections, heads of the table. */
  say(key: string, values?: Record<string, string | number>): string;
}

/** Widths of the columns of phases, twentieths of a point. */
const widths = [1400, 3900, 2600, 1740];

const paragraphs = (text: string) =>
  text.split('\n').map((line) => paragraphXml(textXml(line), line.trim() === '' ? {} : { isIndented: true }));
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => `<w:p>${textXml(line)}</w:p>`)
    .join('');
const cellXml = (inside: string, at: number) =>
  `<w:tc><w:tcPr><w:tcW w:w="${widths[at]}" w:type="dxa"/></w:tcPr>${inside}</w:tc>`;
const rowXml = (cells: readonly string[], isHead = false) =>
  `<w:tr>${isHead ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${cells.map(cellXml).join('')}</w:tr>`;

function phasesXml(phases: readonly Phase[], { say }: Facts): string {
  const heads = ['phase', 'teacher', 'student', 'intent'].map(
    (column) => `<w:p>${textXml(say(`column.${column}`), ['bold'])}</w:p>`,
  );
  const rows = phases.map(({ name, teacher, student, intent, minutes }) =>
    rowXml([
      `<w:p>${textXml(name, ['bold'])}</w:p><w:p>${textXml(say('minutes', { minutes }))}</w:p>`,
      ...[teacher, student, intent].map(lines),
    ]),
  );
  return tableXml([rowXml(heads, true), ...rows].join(''));
}

/** A plan as a Word file; sections that nobody has written are left out. */
export function planFile(content: PlanContent, facts: Facts): Uint8Array {
  const { say } = facts;
  const heading = (text: string) => paragraphXml(textXml(text), { style: 'Heading1', keepsNext: true });
  const sectionXml = (section: Section): string[] => {
    const text = content.sections[section].trim();
    return text === '' ? [] : [heading(say(`section.${section}`)), ...paragraphs(text)];
  };
  const at = sections.indexOf('board');
  const body = [
    paragraphXml(textXml(content.title), { style: 'Title' }),
    paragraphXml(textXml(facts.info), { align: 'center' }),
    ...sections.slice(0, at).flatMap(sectionXml),
    heading(say('section.phases')),
    phasesXml(content.phases, facts),
    ...sections.slice(at).flatMap(sectionXml),
  ];
  return wordFile(body.join(''), {
    media: [],
    headers: null,
    footer: xmlText(say('file.footer', { page: '{page}', pages: '{pages}' })),
    look: { size: 'a4' },
  });
}

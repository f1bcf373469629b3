import type { Id } from 'edutech/core/common/ids';
import { DemoLines, demoValues } from 'edutech/core/server/demo/demo-values';
import type { DemoRecord } from 'edutech/core/server/demo/demo-text';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { paperSizes } from 'edutech/plugins/print/kit/common/paper-sizes';
import { type Static, Type } from 'typebox';
import { blocksOf, presetIds, type PresetWords } from '../../model/paper/blocks';
import type { PaperDocument, PaperPart, PaperSection } from '../../model/paper/document';
import { paperSources } from '../../model/paper/states';

const Paper = Type.Object({
  owner: Type.String(),
  title: Type.String(),
  subtitle: Type.Optional(Type.String()),
  preset: Type.Enum([...presetIds]),
  size: Type.Optional(Type.Enum([...paperSizes])),
  state: Type.Enum(['draft', 'published']),
  source: Type.Optional(Type.Enum(Object.keys(paperSources) as (keyof typeof paperSources)[])),
  minutes: Type.Integer(),
  points: Type.Number(),
  difficulty: Type.Number(),
  /** Begins with the next section. */
  part: DemoLines,
  /** `section (points of each): title = questions`. */
  section: DemoLines,
  /** Days ago. */
  changed: Type.Integer(),
});

export interface DemoPaper extends Pick<Static<typeof Paper>, 'owner' | 'title' | 'state' | 'changed'> {
  readonly slug: string;
  readonly source: (typeof paperSources)[keyof typeof paperSources];
  readonly document: PaperDocument;
}

const words: PresetWords = {
  fields: ['学校', '班级', '姓名', '考号'],
  bindingFields: ['学校', '班级', '姓名', '考号'],
  notes: '',
};

/** Papers of the demo city. */
export const demoPapers = (folder: string, id: (key: string) => Id): DemoPaper[] =>
  readDemo(folder, 'papers.txt').map((record): DemoPaper => {
    const paper = demoValues(Paper, record);
    const blocks = blocksOf(paper.preset, words);
    const { owner, title, state, changed, points, minutes, difficulty, subtitle = '' } = paper;
    return {
      slug: record.name,
      owner,
      title,
      state,
      changed,
      source: paperSources[paper.source ?? 'personal'],
      document: {
        blocks: { ...blocks, subtitle: { isOn: subtitle !== '', text: subtitle } },
        sheet: { size: paper.size ?? 'a4', fillTo: 1 },
        parts: partsOf(record, id),
        target: { points, minutes, difficulty },
      },
    };
  });

/** Parts and sections in the order in which they are written. */
function partsOf({ name, entries }: DemoRecord, id: (key: string) => Id): PaperPart[] {
  const parts: (PaperPart & { sections: PaperSection[] })[] = [];
  const newPart = (title: string) => {
    const part = { id: id(`exam.part.${name}.${parts.length}`), title, sections: [] };
    parts.push(part);
    return part;
  };
  for (const { key, note, text } of entries) {
    if (key === 'part') newPart(text);
    if (key !== 'section') continue;
    const part = parts.at(-1) ?? newPart('');
    const [title, questions] = text.split(' = ');
    part.sections.push({
      id: id(`exam.section.${name}.${parts.length}.${part.sections.length}`),
      title: title!,
      note: '',
      items: questions!.split(' | ').map((slug) => ({
        id: id(`exam.item.${name}.${slug}`),
        questionId: id(`questions.question.${slug}`),
        version: 1,
        points: [Number(note)],
      })),
    });
  }
  return parts;
}

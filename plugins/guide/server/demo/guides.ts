import { type DemoEntry, type DemoRecord, DemoTextError } from 'edutech/core/server/demo/demo-text';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import {
  type AskWay,
  askWays,
  type Block,
  type BlockKind,
  blockKinds,
  type GuideDocument,
  type Part,
  type Phase,
  phases,
} from '../../model/book/document';

/** When the lesson of a guide book is: it runs, is tomorrow, was days ago, or no class has it. */
export type DemoLesson = 'running' | 'coming' | 'over' | 'none';

export interface DemoGuide {
  readonly slug: string;
  readonly title: string;
  readonly chapter: string;
  /** An account, or `foreign`: a teacher of another school. */
  readonly owner: string;
  readonly lesson: DemoLesson;
  readonly isShared: boolean;
  readonly document: GuideDocument;
}

type MakeId = (key: string) => string;

/** Lines of text with formulas between dollars. */
const contentOf = (text: string): Content =>
  text.split('\n').map((line) => ({
    kind: 'paragraph',
    inlines: line
      .split('$')
      .flatMap((part, at) =>
        part === ''
          ? []
          : [at % 2 === 1 ? { kind: 'formula' as const, latex: part } : { kind: 'text' as const, text: part }],
      ),
  }));

/** Guide books in the order of the file; `id` names their blocks and parts. */
export const demoGuides = (folder: string, id: MakeId): DemoGuide[] =>
  readDemo(folder, 'guides.txt').map((record) => {
    const textOf = (key: string) => record.entries.find((entry) => entry.key === key)?.text ?? '';
    return {
      slug: record.name,
      title: textOf('title'),
      chapter: textOf('chapter'),
      owner: textOf('owner'),
      lesson: textOf('lesson') as DemoLesson,
      isShared: textOf('shared') === 'yes',
      document: documentOf(record, id),
    };
  });

function documentOf(record: DemoRecord, id: MakeId): GuideDocument {
  const blocks: Block[] = [];
  for (const entry of record.entries) {
    if (entry.key === 'block') {
      blocks.push(blockOf(record, entry, id(`guide.block.${record.name}.${blocks.length}`)));
      continue;
    }
    const block = blocks.at(-1);
    if (!block) continue;
    const last = block.parts.at(-1);
    if (entry.key === 'option' && last?.kind === 'ask') last.options.push(entry.text);
    else block.parts.push(partOf(record, entry, id, `${record.name}.${blocks.length - 1}.${block.parts.length}`));
  }
  return { blocks };
}

function blockOf(record: DemoRecord, entry: DemoEntry, blockId: string): Block {
  const [kind, phase, minutes] = entry.note.split(' ');
  if (!blockKinds.includes(kind as BlockKind) || !phases.includes(phase as Phase))
    throw new DemoTextError({ file: record.file, line: entry.line }, 'a block is (kind phase minutes)');
  return {
    id: blockId,
    kind: kind as BlockKind,
    title: entry.text,
    phase: phase as Phase,
    opens: phase === 'in' ? 'teacher' : 'time',
    minutes: Number(minutes),
    onWall: kind === 'inquiry' || kind === 'questions',
    parts: [],
  };
}

function partOf(record: DemoRecord, { key, note, text, line }: DemoEntry, id: MakeId, place: string): Part {
  const partId = id(`guide.part.${place}`);
  if (key === 'text') return { id: partId, kind: 'text', content: contentOf(text) };
  if (key === 'ask' && askWays.includes(note as AskWay))
    return { id: partId, kind: 'ask', prompt: contentOf(text), way: note as AskWay, options: [] };
  if (key === 'question') {
    const [slug = '', points] = text.split(' | ');
    return {
      id: partId,
      kind: 'question',
      questionId: id(`questions.question.${slug}`),
      version: 1,
      points: Number(points),
    };
  }
  throw new DemoTextError({ file: record.file, line }, `there is no "${key}" here`);
}

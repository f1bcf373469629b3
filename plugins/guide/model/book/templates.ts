import { newId } from 'edutech/core/common/ids';
import type { Block, BlockKind, GuideDocument, Phase } from './document';

/** With what a new guide book begins. */
export const templates = ['lesson', 'review', 'blank'] as const;
export type Template = (typeof templates)[number];

type Sketch = readonly [kind: BlockKind, phase: Phase, minutes: number];

const sketches: Readonly<Record<Template, readonly Sketch[]>> = {
  lesson: [
    ['aims', 'before', 1],
    ['preview', 'before', 10],
    ['questions', 'in', 5],
    ['inquiry', 'in', 12],
    ['check', 'in', 8],
    ['summary', 'in', 3],
    ['homework', 'after', 15],
  ],
  review: [
    ['aims', 'before', 1],
    ['check', 'before', 10],
    ['questions', 'in', 15],
    ['check', 'in', 15],
    ['summary', 'in', 5],
  ],
  blank: [],
};

/** Who opens a block of this phase, and for how long it usually is open, unless somebody says otherwise. */
export const newBlock = (kind: BlockKind, phase: Phase, minutes = 5): Block => ({
  id: newId(),
  kind,
  title: '',
  phase,
  opens: phase === 'in' ? 'teacher' : 'time',
  minutes,
  onWall: kind === 'inquiry' || kind === 'questions',
  parts: [],
});

export const beginningOf = (template: Template): GuideDocument => ({
  blocks: sketches[template].map(([kind, phase, minutes]) => newBlock(kind, phase, minutes)),
});

/** The same under ids of its own: a copy is another guide book, and nobody's answers are its. */
export const copyOf = ({ blocks }: GuideDocument): GuideDocument => ({
  blocks: blocks.map((block) => ({
    ...block,
    id: newId(),
    parts: block.parts.map((part) => ({ ...part, id: newId() })),
  })),
});

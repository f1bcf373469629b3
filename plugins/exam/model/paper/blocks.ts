import Type, { type Static } from 'typebox';

// What stands on a paper besides its questions. The ids are fixed: screen, PDF, Word, answer sheet and marking call a block by
// the same one (teaching.md section 1).

/** Blocks in the order in which they stand on the paper. */
export const blockIds = [
  'binding',
  'secret',
  'title',
  'subtitle',
  'info',
  'student',
  'scores',
  'notes',
  'partTitles',
  'sectionScores',
  'pageNumbers',
  'watermark',
] as const;
export type BlockId = (typeof blockIds)[number];

/** Most fields that a student fills in, and most boxes of a number. */
export const mostFields = 8;
export const mostBoxes = 14;

const Words = Type.String({ maxLength: 120 });

/** A block: whether it stands on the paper, and what it says. Empty words: what the platform says by itself. */
const Said = Type.Object({ isOn: Type.Boolean(), text: Words });
const Drawn = Type.Object({ isOn: Type.Boolean() });

/** Fields that students fill in, each with a line behind its name. */
const Fields = Type.Array(Type.String({ minLength: 1, maxLength: 12 }), { maxItems: mostFields });

export const PaperBlocks = Type.Object({
  /** Sealing line (密封线) at the left of odd pages, and what stands outside of it. */
  binding: Type.Object({ isOn: Type.Boolean(), fields: Fields }),
  /** Secret tag: 保密★启用前. */
  secret: Said,
  title: Said,
  subtitle: Said,
  /** Info bar: full points, minutes, date. */
  info: Said,
  /** Student input bar; `boxes` are those of the admission number, 0 for none. */
  student: Type.Object({
    isOn: Type.Boolean(),
    fields: Fields,
    boxes: Type.Integer({ minimum: 0, maximum: mostBoxes }),
  }),
  /** Score bar (誊分栏): a column for each section, the total and who checked it. */
  scores: Drawn,
  /** Notes bar: a line for each instruction. */
  notes: Type.Object({ isOn: Type.Boolean(), text: Type.String({ maxLength: 2000 }) }),
  /** Titles of parts (分卷). */
  partTitles: Drawn,
  /** Box for points and marker before each section. */
  sectionScores: Drawn,
  pageNumbers: Drawn,
  watermark: Said,
});
export type PaperBlocks = Static<typeof PaperBlocks>;

/** Presets of a paper (teaching.md section 1), and the fields of binding and student bars that they begin with. */
export const presetIds = ['default', 'standard', 'test', 'homework'] as const;
export type PresetId = (typeof presetIds)[number];

/** Which blocks a preset shows. `default` is what most school papers have, `standard` a public examination. */
const shown: Readonly<Record<PresetId, readonly BlockId[]>> = {
  default: ['title', 'info', 'student', 'partTitles', 'pageNumbers'],
  standard: [
    'binding',
    'secret',
    'title',
    'subtitle',
    'info',
    'student',
    'scores',
    'notes',
    'partTitles',
    'sectionScores',
    'pageNumbers',
  ],
  test: ['title', 'info', 'student', 'scores', 'pageNumbers'],
  homework: ['title', 'student'],
};

/** Words that a preset begins with, in the language of the paper. */
export interface PresetWords {
  readonly fields: readonly string[];
  readonly bindingFields: readonly string[];
  readonly notes: string;
}

/** The blocks of a preset. */
export function blocksOf(preset: PresetId, words: PresetWords): PaperBlocks {
  const isOn = (id: BlockId) => shown[preset].includes(id);
  const said = (id: BlockId, text = '') => ({ isOn: isOn(id), text });
  return {
    binding: { isOn: isOn('binding'), fields: [...words.bindingFields] },
    secret: said('secret'),
    title: said('title'),
    subtitle: said('subtitle'),
    info: said('info'),
    student: { isOn: isOn('student'), fields: [...words.fields], boxes: preset === 'standard' ? 9 : 0 },
    scores: { isOn: isOn('scores') },
    notes: { isOn: isOn('notes'), text: words.notes },
    partTitles: { isOn: isOn('partTitles') },
    sectionScores: { isOn: isOn('sectionScores') },
    pageNumbers: { isOn: isOn('pageNumbers') },
    watermark: said('watermark'),
  };
}

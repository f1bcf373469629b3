import { newId } from 'edutech/core/common/ids';
import type { Translate } from 'edutech/core/web/hooks';
import type { PaperFields } from '../../../api';
import { blocksOf, type PresetId } from '../../../model/paper/blocks';
import type { PaperDocument } from '../../../model/paper/document';
import type { ComposerData } from './load-composer';

type Start = Pick<ComposerData, 'paper' | 'copied' | 'preset' | 'begin' | 'classes' | 'grades'>;

/** What the fields of a paper are before anything was changed. */
export function firstFields({ paper, copied, preset, begin, classes, grades }: Start, t: Translate): PaperFields {
  if (paper) return fieldsOf(paper);
  if (copied) {
    const { title, document, ...place } = fieldsOf(copied);
    return { ...place, title: t('exam.compose.copyOf', { title }).slice(0, 100), document: withNewIds(document) };
  }
  const question = begin?.questions[0];
  const taught = classes.find(({ subjectId }) => subjectId === question?.subjectId) ?? classes[0];
  const { subjectId, gradeId } = question ?? taught ?? { subjectId: '', gradeId: grades[0]?.gradeId ?? '' };
  const isTaught = taught?.subjectId === subjectId;
  return {
    title: (begin?.title ?? t('exam.compose.newTitle', { subject: isTaught ? taught.subjectName : '' })).slice(0, 100),
    subjectId,
    gradeId: isTaught ? taught.gradeId : gradeId,
    document: emptyDocument(preset, t),
  };
}

export const fieldsOf = ({ title, subjectId, gradeId, document }: PaperFields): PaperFields => ({
  title,
  subjectId,
  gradeId,
  document,
});

/** What a paper of a preset is to come to. */
const targets = {
  default: { points: 100, minutes: 90, difficulty: 0.7 },
  standard: { points: 120, minutes: 120, difficulty: 0.68 },
  test: { points: 100, minutes: 45, difficulty: 0.7 },
  homework: { points: 0, minutes: 30, difficulty: 0.75 },
} as const satisfies Record<PresetId, PaperDocument['target']>;

/** Words between names of fields: 学校、班级、姓名. */
const between = /[、,，\s]+/;
export const namesIn = (text: string): string[] => text.split(between).filter(Boolean);

/** A document without questions, with the words of a language. */
const emptyDocument = (preset: PresetId, t: Translate): PaperDocument => ({
  blocks: blocksOf(preset, {
    fields: namesIn(t('exam.compose.preset.fields')),
    bindingFields: namesIn(t('exam.compose.preset.bindingFields')),
    notes: t('exam.compose.preset.notes'),
  }),
  sheet: { size: 'a4', fillTo: 1 },
  parts: [{ id: newId(), title: '', sections: [] }],
  target: targets[preset],
});

/** The same with ids of its own: a copy is another paper. */
const withNewIds = ({ parts, ...rest }: PaperDocument): PaperDocument => ({
  ...rest,
  parts: parts.map((part) => ({
    ...part,
    id: newId(),
    sections: part.sections.map((section) => ({
      ...section,
      id: newId(),
      items: section.items.map((item) => ({ ...item, id: newId() })),
    })),
  })),
});

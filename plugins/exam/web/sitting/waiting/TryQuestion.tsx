import { useState } from 'react';
import { stageOfGrade } from 'edutech/core/common/teaching/stages';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type Translate, useText } from 'edutech/core/web/hooks';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { AnswerInput } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerInput';

const words = (text: string) => ({ kind: 'text' as const, text });

/** One question to choose, one with a gap, one to be written on: what answers are given with in an exam. */
const practice = (t: Translate): readonly QuestionBody[] => [
  {
    type: questionTypes.singleChoice,
    stem: plainContent(t('exam.sitting.try.choice')),
    options: (['a', 'b', 'c', 'd'] as const).map((name) => plainContent(t(`exam.sitting.try.choice.${name}`))),
    points: 0,
  },
  {
    type: questionTypes.gapFilling,
    stem: [{ kind: 'paragraph', inlines: [words(t('exam.sitting.try.gap')), { kind: 'gap', gap: 0 }] }],
    gaps: [{ kind: 'number' }],
    points: 0,
  },
  { type: questionTypes.shortAnswer, stem: plainContent(t('exam.sitting.try.free')), points: 0 },
];

interface TryQuestionProps {
  readonly grade: number;
  readonly onClose: () => void;
}

/** Questions to practise with before the start: the same fields as in the exam, and nothing of it leaves the page. */
export function TryQuestion({ grade, onClose }: TryQuestionProps) {
  const t = useText();
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer>>>({});
  const [crossed, setCrossed] = useState<readonly number[]>([]);
  const cross = (_: number, option: number) =>
    setCrossed((before) => (before.includes(option) ? before.filter((one) => one !== option) : [...before, option]));
  return (
    <SideDrawer title={t('exam.sitting.try')} wide onClose={onClose}>
      <Stack gap={4} className="form-body">
        <p className="tint-info round pad-2">{t('exam.sitting.try.note')}</p>
        {practice(t).map((body, at) => (
          <article key={body.type} className="card pad-4" aria-label={t('exam.sitting.item', { number: at + 1 })}>
            <AnswerInput
              body={body}
              media={{}}
              answers={[answers[at]]}
              onAnswer={(_, answer) => setAnswers((before) => ({ ...before, [at]: answer }))}
              stage={stageOfGrade(grade)}
              crossing={{ crossed: () => crossed, onCross: cross }}
            />
          </article>
        ))}
      </Stack>
    </SideDrawer>
  );
}

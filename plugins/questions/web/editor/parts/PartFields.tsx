import { useText } from 'edutech/core/web/hooks';
import type { Content } from '../../../kit/common/content';
import type { PartKey } from '../../../kit/common/question-key';
import { questionTypes } from '../../../kit/common/types/question-types';
import { TruthInput } from '../../../kit/ui/question/answer/TruthInput';
import { Writer } from '../../../kit/ui/question/writing/Writer';
import { hasOptions } from '../draft/first-values';
import type { Part } from '../draft/option-changes';
import { Field } from './Field';
import { FieldProblems } from '../Problems';
import { GapFields } from './GapFields';
import { OptionFields } from './OptionFields';
import { PointsInput } from './PointsInput';
import { RubricFields } from './RubricFields';
import type { Writing } from './writing';

interface PartFieldsProps extends Writing {
  readonly part: Part;
  readonly onChange: (part: Part) => void;
  /** Where the part stands: empty, or `parts/2/`. */
  readonly at: string;
  /** Places of a cloze have no stem of their own. */
  readonly hasStem: boolean;
}

/** Everything of what is answered itself: stem, what its type asks for, answer, analysis, points. */
export function PartFields({ part, onChange, at, hasStem, ...writing }: PartFieldsProps) {
  const t = useText();
  const { question, key } = part;
  const isGaps = question.type === questionTypes.gapFilling;
  const isFree = question.type === questionTypes.calculation || question.type === questionTypes.shortAnswer;
  const setKey = (changed: PartKey) => onChange({ question, key: changed });
  return (
    <>
      {hasStem && (
        <Field
          name="stem"
          at={`${at}stem`}
          end={
            <PointsInput
              points={question.points}
              onChange={(points) => onChange({ question: { ...question, points }, key })}
            />
          }
        >
          <Writer
            content={question.stem as Content}
            onChange={(stem) => onChange({ question: { ...question, stem }, key })}
            label={t('questions.cq.field.stem')}
            placeholder={t(isGaps ? 'questions.cq.hint.gaps' : 'questions.cq.hint.stem')}
            hasGaps={isGaps}
            {...writing}
          />
        </Field>
      )}
      {hasOptions(question.type) && <OptionFields part={part} onChange={onChange} at={at} {...writing} />}
      {question.type === questionTypes.trueFalse && (
        <Field name="answer" at={`${at}key`}>
          <TruthInput
            truth={key.truth}
            onChoose={(truth) => setKey({ ...key, truth })}
            label={t('questions.cq.field.answer')}
          />
        </Field>
      )}
      {isGaps && <GapFields part={part} onChange={onChange} at={at} stage={writing.stage} />}
      {isFree && (
        <>
          <Field name="answer" at={`${at}key`}>
            <Writer
              content={(key.answer ?? []) as Content}
              onChange={(answer) => setKey({ ...key, answer })}
              label={t('questions.cq.field.answer')}
              placeholder={t('questions.cq.hint.answer')}
              {...writing}
            />
          </Field>
          <RubricFields partKey={key} onChange={setKey} at={at} {...writing} />
        </>
      )}
      <Field
        name="analysis"
        {...(!hasStem && {
          end: (
            <PointsInput
              points={question.points}
              onChange={(points) => onChange({ question: { ...question, points }, key })}
            />
          ),
        })}
      >
        <Writer
          content={(key.analysis ?? []) as Content}
          onChange={(analysis) => setKey({ ...key, analysis })}
          label={t('questions.cq.field.analysis')}
          placeholder={t('questions.cq.hint.analysis')}
          isSmall={!hasStem}
          {...writing}
        />
        <FieldProblems at={`key/${at}analysis`} />
      </Field>
    </>
  );
}

import { useText } from 'edutech/core/web/hooks';
import type { QuestionPart } from '../../../common/question-body';
import { type GapKey, type PartialCredit, partialCredits, type PartKey } from '../../../common/question-key';
import { answerLetter, trueFalseLabels, trueFalseSigns } from '../../../common/types/answer-letters';
import { questionTypes } from '../../../common/types/question-types';
import { Chip } from 'edutech/core/ui/Chip';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { toggled } from './key-changes';

interface KeyFieldsProps {
  readonly question: QuestionPart;
  readonly partKey: PartKey;
  readonly onChange: (key: PartKey) => void;
}

/** The answer of what the platform marks, to be changed: options, true or false, what gaps take. */
export function KeyFields({ question, partKey, onChange }: KeyFieldsProps) {
  const t = useText();
  const { type, options = [] } = question;
  if (type === questionTypes.trueFalse) {
    return (
      <Row as="fieldset" align="stretch" wrap aria-label={t('questions.kit.keys.answer')}>
        {[true, false].map((truth) => (
          <Chip key={String(truth)} selected={partKey.truth === truth} onClick={() => onChange({ ...partKey, truth })}>
            <span lang="zh-CN">{`${trueFalseSigns[`${truth}`]} ${trueFalseLabels[`${truth}`]}`}</span>
          </Chip>
        ))}
      </Row>
    );
  }
  if (partKey.gaps) {
    return partKey.gaps.map((gap, at) => (
      <GapFields
        // biome-ignore lint/suspicious/noArrayIndexKey: gaps are named by their place
        key={at}
        number={at + 1}
        gap={gap}
        onChange={(next) =>
          onChange({ ...partKey, gaps: partKey.gaps?.map((one, place) => (place === at ? next : one)) })
        }
      />
    ));
  }
  const isMany = type === questionTypes.multipleChoice;
  return (
    <>
      <Row as="fieldset" align="stretch" wrap aria-label={t('questions.kit.keys.answer')}>
        {options.map((_, option) => (
          <Chip
            key={answerLetter(option)}
            selected={partKey.choice?.includes(option) ?? false}
            onClick={() => onChange({ ...partKey, choice: toggled(partKey.choice ?? [], option, isMany) })}
          >
            {answerLetter(option)}
          </Chip>
        ))}
      </Row>
      {isMany && <CreditField partKey={partKey} onChange={onChange} />}
    </>
  );
}

/** What somebody gets who has chosen some of the right options and none of the wrong ones. */
function CreditField({ partKey, onChange }: Pick<KeyFieldsProps, 'partKey' | 'onChange'>) {
  const t = useText();
  return (
    <Row as="label" wrap className="above-2 t-13">
      {t('questions.kit.keys.credit')}
      <select
        className="input natural"
        value={partKey.partialCredit ?? 'all'}
        onChange={({ currentTarget: { value } }) => {
          const partialCredit = partialCredits.find((one) => one === value);
          if (partialCredit) onChange({ ...partKey, partialCredit });
        }}
      >
        {partialCredits.map((value) => (
          <CreditOption key={value} value={value} />
        ))}
      </select>
    </Row>
  );
}

function CreditOption({ value }: { readonly value: PartialCredit }) {
  const t = useText();
  return <option value={value}>{t(`questions.kit.keys.credit.${value}`)}</option>;
}

interface GapFieldsProps {
  readonly number: number;
  readonly gap: GapKey;
  readonly onChange: (gap: GapKey) => void;
}

/** What a gap takes: a line for each right answer, the first being the one that is shown. */
function GapFields({ number, gap, onChange }: GapFieldsProps) {
  const t = useText();
  return (
    <Stack as="label" gap={2}>
      <span>{t('questions.kit.keys.gap', { number })}</span>
      <textarea
        className="input"
        rows={Math.max(2, gap.accepted.length + 1)}
        value={gap.accepted.join('\n')}
        maxLength={2000}
        onChange={(event) => onChange({ ...gap, accepted: event.currentTarget.value.split('\n') })}
      />
      <small className="muted">
        {t(gap.comparison === 'formula' ? 'questions.kit.keys.gap.formula' : 'questions.kit.keys.gap.hint')}
      </small>
    </Stack>
  );
}

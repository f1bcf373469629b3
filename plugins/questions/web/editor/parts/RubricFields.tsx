import { useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { useText } from 'edutech/core/web/hooks';
import type { Content } from '../../../kit/common/content';
import type { PartKey } from '../../../kit/common/question-key';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Writer } from '../../../kit/ui/question/writing/Writer';
import { Field } from './Field';
import { PointsInput } from './PointsInput';
import type { Writing } from './writing';

interface RubricFieldsProps extends Writing {
  readonly partKey: PartKey;
  readonly onChange: (key: PartKey) => void;
  readonly at: string;
}

/** The steps of a free answer and what each is worth. */
export function RubricFields({ partKey, onChange, at, ...writing }: RubricFieldsProps) {
  const t = useText();
  const rubric = partKey.rubric ?? [];
  const [ids, setIds] = useState(() => rubric.map(() => newId()));
  const set = (steps: typeof rubric) => onChange({ ...partKey, rubric: steps });
  return (
    <Field name="rubric" at={`${at}rubric`}>
      {ids.map((id, step) => (
        <Row key={id} className="questions-step grow">
          <b className="num">{step + 1}</b>
          <Writer
            content={(rubric[step]?.text ?? []) as Content}
            onChange={(text) => set(rubric.map((old, one) => (one === step ? { ...old, text } : old)))}
            label={t('questions.cq.step', { number: step + 1 })}
            placeholder={t('questions.cq.step', { number: step + 1 })}
            isSmall
            {...writing}
          />
          <PointsInput
            points={rubric[step]?.points ?? 0}
            onChange={(points) => set(rubric.map((old, one) => (one === step ? { ...old, points } : old)))}
          />
          <IconButton
            icon="Delete"
            label={t('questions.cq.stepDelete', { number: step + 1 })}
            onClick={() => {
              set(rubric.filter((_, one) => one !== step));
              setIds(ids.filter((one) => one !== id));
            }}
          />
        </Row>
      ))}
      <Button
        icon="Add"
        size="small"
        disabled={rubric.length >= 30}
        onClick={() => {
          set([...rubric, { text: [], points: 1 }]);
          setIds([...ids, newId()]);
        }}
      >
        {t('questions.cq.stepAdd')}
      </Button>
    </Field>
  );
}

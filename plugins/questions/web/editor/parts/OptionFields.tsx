import { useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { useText } from 'edutech/core/web/hooks';
import type { Content } from '../../../kit/common/content';
import { partialCredits } from '../../../kit/common/question-key';
import { answerLetter } from '../../../kit/common/types/answer-letters';
import { mostOptions, questionTypes } from '../../../kit/common/types/question-types';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Writer } from '../../../kit/ui/question/writing/Writer';
import { SortableList } from 'edutech/core/ui/table/SortableList';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type Part, withOptionOrder, withRight } from '../draft/option-changes';
import { FieldProblems } from '../Problems';
import { Field } from './Field';
import type { Writing } from './writing';

interface OptionFieldsProps extends Writing {
  readonly part: Part;
  readonly onChange: (part: Part) => void;
  /** Where the part stands: empty, or `parts/2/`. */
  readonly at: string;
}

/** The options of a choice: written, put in order, marked as right by their letter. */
export function OptionFields({ part, onChange, at, ...writing }: OptionFieldsProps) {
  const t = useText();
  const { question, key } = part;
  const options = (question.options ?? []) as Content[];
  const [ids, setIds] = useState(() => options.map(() => newId()));
  const isMultiple = question.type === questionTypes.multipleChoice;
  const order = (wanted: readonly string[]) => {
    onChange(
      withOptionOrder(
        part,
        wanted.map((id) => ids.indexOf(id)),
      ),
    );
    setIds([...wanted]);
  };
  const write = (option: number, content: Content) =>
    onChange({ question: { ...question, options: options.map((old, one) => (one === option ? content : old)) }, key });
  const add = () => {
    onChange({ question: { ...question, options: [...options, []] }, key });
    setIds([...ids, newId()]);
  };
  const letterOf = (id: string) => answerLetter(Math.max(0, ids.indexOf(id)));
  const row = (id: string) => {
    const option = ids.indexOf(id);
    const letter = letterOf(id);
    const isRight = key.choice?.includes(option) ?? false;
    return (
      <Row className="grow">
        <Stack
          as="button"
          align="center"
          justify="center"
          gap={0}
          type="button"
          className="questions-right fixed circle paper soft pressable"
          aria-pressed={isRight}
          aria-label={t('questions.cq.right', { letter })}
          title={t('questions.cq.right', { letter })}
          onClick={() => onChange(withRight(part, option, isMultiple))}
        >
          {letter}
        </Stack>
        <div className="grow">
          <Writer
            content={options[option] ?? []}
            onChange={(content) => write(option, content)}
            label={t('questions.cq.option', { letter })}
            placeholder={t('questions.cq.option', { letter })}
            isSmall
            {...writing}
          />
          <FieldProblems at={`${at}options/${option}`} />
        </div>
        <IconButton
          icon="Delete"
          label={t('questions.cq.optionDelete', { letter })}
          onClick={() => order(ids.filter((one) => one !== id))}
        />
      </Row>
    );
  };
  return (
    <Field name="options" at={`${at}options`}>
      <SortableList
        label={t('questions.cq.field.options')}
        items={ids}
        keyOf={(id) => id}
        nameOf={(id) => t('questions.cq.option', { letter: letterOf(id) })}
        row={row}
        onOrder={order}
        className="questions-options"
      />
      <FieldProblems at={`${at}key`} />
      <Row wrap gap={0} className="questions-fields">
        <Button icon="Add" disabled={options.length >= mostOptions(question.type)} onClick={add}>
          {t('questions.cq.optionAdd')}
        </Button>
        <OptionRules part={part} onChange={onChange} isMultiple={isMultiple} />
      </Row>
    </Field>
  );
}

interface OptionRulesProps extends Pick<OptionFieldsProps, 'part' | 'onChange'> {
  readonly isMultiple: boolean;
}

/** Whether options may be shuffled, and what some of several right ones are worth. */
function OptionRules({ part: { question, key }, onChange, isMultiple }: OptionRulesProps) {
  const t = useText();
  return (
    <>
      <Row as="label" wrap gap={0} className="questions-tick t-13">
        <input
          type="checkbox"
          checked={question.mayShuffle ?? false}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ question: { ...question, mayShuffle: checked }, key })
          }
        />
        {t('questions.cq.mayShuffle')}
      </Row>
      {isMultiple && (
        <Row as="label" wrap gap={0} className="questions-tick t-13">
          {t('questions.cq.partial')}
          <select
            className="input"
            value={key.partialCredit ?? 'all'}
            onChange={({ currentTarget: { value } }) => {
              const partialCredit = partialCredits.find((one) => one === value);
              onChange({ question, key: { ...key, partialCredit } });
            }}
          >
            {partialCredits.map((value) => (
              <option key={value} value={value}>
                {t(`questions.cq.partial.${value}`)}
              </option>
            ))}
          </select>
        </Row>
      )}
    </>
  );
}

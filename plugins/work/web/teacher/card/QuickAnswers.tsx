import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { questionTypes } from 'edutech/core/common/teaching/question-types';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import type { ItemValues } from '../../../api';
import { type CardKeys, parseAnswerList } from '../../../model/card/answer-card';

interface QuickAnswersProps {
  readonly items: readonly ItemValues[];
  readonly onKeys: (keys: CardKeys) => void;
}

/** All answers at once, as papers list them. */
export function QuickAnswers({ items, onKeys }: QuickAnswersProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [unfit, setUnfit] = useState<number | null>(null);
  const asked = items.flatMap(({ itemId, body }) => (body ? [{ itemId, body }] : []));
  if (asked.every(({ body }) => body.type === questionTypes.shortAnswer)) return null;
  return (
    <Row
      as="form"
      align="stretch"
      wrap
      className="work-card-quick"
      onSubmit={(event) => {
        event.preventDefault();
        const read = parseAnswerList(text, asked);
        onKeys(read.keys);
        setUnfit(read.unfit);
      }}
    >
      <input
        className="input"
        value={text}
        maxLength={2000}
        placeholder={intl.formatMessage({ id: 'work.card.quickPlaceholder' })}
        aria-label={intl.formatMessage({ id: 'work.card.quick' })}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setUnfit(null);
        }}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        <FormattedMessage id="work.card.take" />
      </Button>
      {unfit !== null && (
        <span role="status" className={unfit > 0 ? 'work-late' : 'muted'}>
          <FormattedMessage id={unfit > 0 ? 'work.card.unfit' : 'work.card.taken'} values={{ count: unfit }} />
        </span>
      )}
    </Row>
  );
}

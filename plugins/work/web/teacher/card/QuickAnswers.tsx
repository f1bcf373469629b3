import { useState } from 'react';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { ItemValues } from '../../../api';
import { type CardKeys, parseAnswerList } from '../../../model/card/answer-card';

interface QuickAnswersProps {
  readonly items: readonly ItemValues[];
  readonly onKeys: (keys: CardKeys) => void;
}

/** All answers at once, as papers list them. */
export function QuickAnswers({ items, onKeys }: QuickAnswersProps) {
  const t = useText();
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
        placeholder={t('work.card.quickPlaceholder')}
        aria-label={t('work.card.quick')}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setUnfit(null);
        }}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        {t('work.card.take')}
      </Button>
      {unfit !== null && (
        <span role="status" className={unfit > 0 ? 'work-late' : 'muted'}>
          {t(unfit > 0 ? 'work.card.unfit' : 'work.card.taken', { count: unfit })}
        </span>
      )}
    </Row>
  );
}

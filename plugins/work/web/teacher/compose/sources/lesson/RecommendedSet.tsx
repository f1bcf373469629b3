import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { minutesOf } from '../../../../../model/sheet/recommended-set';
import { useDesk } from '../../desk/desk-context';
import type { Question } from 'edutech/plugins/questions/kit/ui/sources/question';

interface RecommendedSetProps {
  readonly questions: readonly Question[];
  /** Another set takes its place; null: there is no other. */
  readonly onOther: (() => void) | null;
}

/** Questions that go well together, put on the sheet by one press; they stand at the head of the list. */
export function RecommendedSet({ questions, onOther }: RecommendedSetProps) {
  const t = useText();
  const { sheet, tier, isLocked } = useDesk();
  const open = questions.filter(({ id }) => sheet.values.items.every(({ questionId }) => questionId !== id));
  return (
    <Stack as="section" gap={2} className="pad-3 round-card tint-brand" aria-label={t('work.source.set')}>
      <Row wrap align="baseline" rows={0}>
        <b className="ink-brand">{t('work.source.set')}</b>
        <small className="soft num">
          {t('work.source.set.what', { count: questions.length, minutes: minutesOf(questions) })}
        </small>
      </Row>
      <Row wrap>
        <Button
          look="primary"
          size="small"
          icon={open.length > 0 ? 'Add' : 'Checkmark'}
          disabled={isLocked || open.length === 0}
          onClick={() => sheet.add(open, tier)}
        >
          {open.length === questions.length
            ? t('work.source.set.add')
            : open.length > 0
              ? t('work.source.addAll', { count: open.length })
              : t('work.source.added')}
        </Button>
        {onOther && (
          <Button look="quiet" size="small" icon="ArrowSwap" onClick={onOther}>
            {t('work.source.set.other')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

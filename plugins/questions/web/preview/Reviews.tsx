import { cityMinute } from 'edutech/core/common/time/city-time';
import { Panel } from 'edutech/core/ui/Card';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { QuestionData } from './load-preview';

const tones: Readonly<Record<string, TagTone>> = { waiting: 'info', passed: 'done', returned: 'late' };

/** How reviews of one's question came out: what was returned, and why. */
export function Reviews({ reviews }: Pick<QuestionData, 'reviews'>) {
  const t = useText();
  if (reviews.length === 0) return null;
  return (
    <Panel title={t('questions.facts.wanted')}>
      <Stack as="ol" gap={0} className="questions-versions pad-b-2">
        {reviews.map(({ state, wanted, submitted, decided, reviewer, reason }) => (
          <li key={submitted}>
            <Row as="span" justify="between" wrap>
              {t(`questions.source.${wanted}`)}
              <Tag tone={tones[state] ?? 'plain'}>{t(`library.kit.review.state.${state}`)}</Tag>
            </Row>
            <small className="muted">
              {cityMinute(new Date(decided ?? submitted))}
              {reviewer && ` · ${reviewer}`}
            </small>
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

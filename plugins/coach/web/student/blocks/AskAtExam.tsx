import { Panel } from 'edutech/core/ui/Card';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { askableItems } from '../../../api';
import { routes } from '../../../routes';

/** Questions of an exam about which one may ask, below one's own result. */
export function Block({ data: { examId } }: { readonly data: { readonly examId: string } }) {
  const t = useText();
  const { data: items } = useAsked(askableItems, { area: 'exam', placeId: examId });
  if (!items || items.length === 0) return null;
  return (
    <Panel title={t('coach.ask.exam')}>
      <Stack as="ol" gap={0} className="ruled-list pad-x-4">
        {items.map(({ partId, number, about, isAsked, answers }) => (
          <Row as="li" key={partId} wrap rows={1} className="pad-y-2">
            <b className="num">{number}</b>
            <span className="grow clip1">{about}</span>
            {answers > 0 && <Tag tone="done">{t('coach.answers.count', { count: answers })}</Tag>}
            <Button
              size="small"
              look="quiet"
              icon="Comment"
              to={routes.studentDetail.to({ area: 'exam', place: examId, part: partId })}
              aria-label={t('coach.ask.number', { number: number ?? 0 })}
            >
              {t(isAsked ? 'coach.ask.look' : 'coach.ask.act')}
            </Button>
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}

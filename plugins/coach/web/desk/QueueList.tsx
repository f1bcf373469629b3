import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Row } from 'edutech/core/ui/layout/Row';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { DeskItem } from '../../api/desk';

interface QueueListProps {
  readonly items: readonly DeskItem[];
  /** The item that the keys are at, or that is open. */
  readonly current: string | null;
  readonly addressOf: (itemId: string) => string;
  /** As wide as a page: it says where items are from. */
  readonly isWide?: boolean;
}

/** Items by how many ask, those that wait first. */
export function QueueList({ items, current, addressOf, isWide = false }: QueueListProps) {
  const t = useText();
  const most = items.find(({ open }) => open > 0)?.people;
  const place = useRef<HTMLLIElement>(null);
  const [now] = useState(() => new Date());
  // The item at which the keys are stays in sight
  useEffect(() => {
    if (current) place.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ul className={isWide ? 'card coach-queue' : 'coach-queue'} aria-label={t('coach.queue.items')}>
      {items.map((item, at) => {
        const { itemId, people, open, about, title, number, openSince, last, answers, subject, subjectCode } = item;
        const isCurrent = itemId === current;
        const from = number === null ? title : t('coach.item.of', { number, title });
        return (
          <li key={itemId} ref={isCurrent ? place : undefined} className={`hue-${subjectHue(subjectCode)}`}>
            <Row
              as={Link}
              to={addressOf(itemId)}
              gap={3}
              className={isCurrent ? 'coach-queue-row coach-queue-now' : 'coach-queue-row hovers'}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <span className={open > 0 ? 'coach-people coach-people-open' : 'coach-people'}>
                <b className="num">{people}</b>
                <small>{t('coach.queue.ask')}</small>
              </span>
              <Stack gap={1} className="grow">
                <Row wrap rows={1}>
                  <b className="clip1" lang={langOf(from)}>
                    {from === '' ? subject : from}
                  </b>
                  {open > 0 && at === 0 && people === most && <Tag tone="late">{t('coach.queue.most')}</Tag>}
                  {open === 0 && <Tag tone="done">{t('coach.queue.done')}</Tag>}
                  {isWide && open > 0 && <Tag tone="due">{t('coach.queue.open', { count: open })}</Tag>}
                  {isWide && answers > 0 && <Tag>{t('coach.answers.count', { count: answers })}</Tag>}
                </Row>
                <span className={isWide ? 'clip2 soft' : 'clip1 soft t-13'} lang={langOf(about)}>
                  {about === '' ? t('coach.item.picture') : about}
                </span>
                <span className="fine">
                  {openSince === null
                    ? t('coach.queue.last', { time: <SaidMoment at={new Date(String(last))} now={now} /> })
                    : t('coach.queue.since', { time: <SaidMoment at={new Date(String(openSince))} now={now} /> })}
                </span>
              </Stack>
            </Row>
          </li>
        );
      })}
    </ul>
  );
}

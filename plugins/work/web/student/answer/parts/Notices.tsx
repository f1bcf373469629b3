import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import type { ReactNode } from 'react';
import type { DraftSaving } from 'edutech/plugins/writing/kit/ui/draft/draft-saver';
import { useText } from 'edutech/core/web/hooks';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import type { DeadlineState } from '../desk/use-deadline';
import type { Told } from '../desk/use-book';
import type { AnswerBook } from '../state/answer-book';
import type { NumberedItem, Opened } from '../state/sheet';

const OtherVersions = onDemand(() => import('./OtherVersions').then((module) => module.OtherVersions));

interface NoticesProps {
  readonly opened: Opened;
  readonly items: readonly NumberedItem[];
  readonly book: AnswerBook;
  readonly deadline: DeadlineState;
  readonly now: Date;
  readonly told: Told | null;
  readonly isKept: boolean;
  readonly isElsewhere: boolean;
}

/** What has to be known above the sheet: time, other tabs and devices, what no longer counts. */
export function Notices({ opened, items, book, deadline, now, told, isKept, isElsewhere }: NoticesProps) {
  const intl = useIntl();
  const t = useText();
  const [shows, setShows] = useState(false);
  const isAway = useAway(isKept, book.saving.value);
  const others = opened.others.filter(({ itemId }) => items.some(({ item }) => item.itemId === itemId));
  const numbers = items.filter(({ item }) => others.some(({ itemId }) => itemId === item.itemId));
  return (
    <>
      {opened.round > 0 && (
        <Notice icon="ArrowUndo" tone="info">
          {t('work.answering.round', { count: items.length })}
          {opened.remark && <q>{opened.remark}</q>}
        </Notice>
      )}
      {deadline === 'closed' ? (
        <Notice icon="Clock" tone="late">
          {t('work.answering.closed')}
        </Notice>
      ) : (
        deadline === 'late' && (
          <Notice icon="Clock" tone="late">
            {t('work.answering.late', {
              time: opened.closesAt && <SaidMoment at={new Date(opened.closesAt)} now={now} />,
            })}
          </Notice>
        )
      )}
      {isAway && (
        <Notice icon="CloudOff" tone="due">
          {t('work.answering.kept')}
        </Notice>
      )}
      {told && !told.counts && deadline !== 'closed' && (
        <Notice icon="Warning" tone="late">
          {t('work.answering.notCounted')}
        </Notice>
      )}
      {isElsewhere && (
        <Notice icon="Copy" tone="due">
          {t('work.answering.twoTabs')}
        </Notice>
      )}
      {others.length > 0 && (
        <Notice icon="Phone" tone="info">
          {t('work.answering.others', { numbers: intl.formatList(numbers.map(({ number }) => String(number))) })}
          <Button look="link" onClick={() => setShows(true)}>
            {t('work.answering.others.look')}
          </Button>
        </Notice>
      )}
      {shows && (
        <OtherVersions opened={opened} items={items} others={others} book={book} onClose={() => setShows(false)} />
      )}
    </>
  );
}

/** Whether the network was away when the page opened, is still away as far as one knows, and nothing else says so. */
function useAway(isKept: boolean, saving: DraftSaving | null): boolean {
  const [isAway, setAway] = useState(isKept);
  const state = saving?.state;
  useEffect(() => {
    const back = () => setAway(false);
    if (state === 'saved') back(); // what has reached the server came by the network
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [state]);
  return isAway && state !== 'offline';
}

interface NoticeProps {
  readonly icon: IconName;
  readonly tone: 'info' | 'due' | 'late';
  readonly children: ReactNode;
}

const Notice = ({ icon, tone, children }: NoticeProps) => (
  <Row
    align="stretch"
    className={classNames('round-card', 'tint-info', 'work-st-notice', `work-st-notice-${tone}`)}
    role="status"
  >
    <Icon name={icon} className={`above-half ink-${tone}`} />
    <p>{children}</p>
  </Row>
);

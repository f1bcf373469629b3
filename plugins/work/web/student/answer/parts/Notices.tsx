import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import type { ReactNode } from 'react';
import { Moment } from '../../../shared/DueTime';
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
  const [shows, setShows] = useState(false);
  const others = opened.others.filter(({ itemId }) => items.some(({ item }) => item.itemId === itemId));
  const numbers = items.filter(({ item }) => others.some(({ itemId }) => itemId === item.itemId));
  return (
    <>
      {opened.round > 0 && (
        <Notice icon="ArrowUndo" tone="info">
          <FormattedMessage id="work.answering.round" values={{ count: items.length }} />
          {opened.remark && <q>{opened.remark}</q>}
        </Notice>
      )}
      {deadline === 'closed' ? (
        <Notice icon="Clock" tone="late">
          <FormattedMessage id="work.answering.closed" />
        </Notice>
      ) : (
        deadline === 'late' && (
          <Notice icon="Clock" tone="late">
            <FormattedMessage
              id="work.answering.late"
              values={{ time: opened.closesAt && <Moment at={new Date(opened.closesAt)} now={now} /> }}
            />
          </Notice>
        )
      )}
      {isKept && (
        <Notice icon="CloudOff" tone="due">
          <FormattedMessage id="work.answering.kept" />
        </Notice>
      )}
      {told && !told.counts && deadline !== 'closed' && (
        <Notice icon="Warning" tone="late">
          <FormattedMessage id="work.answering.notCounted" />
        </Notice>
      )}
      {isElsewhere && (
        <Notice icon="Copy" tone="due">
          <FormattedMessage id="work.answering.twoTabs" />
        </Notice>
      )}
      {others.length > 0 && (
        <Notice icon="Phone" tone="info">
          <FormattedMessage
            id="work.answering.others"
            values={{ numbers: intl.formatList(numbers.map(({ number }) => String(number))) }}
          />
          <Button look="link" onClick={() => setShows(true)}>
            <FormattedMessage id="work.answering.others.look" />
          </Button>
        </Notice>
      )}
      {shows && (
        <OtherVersions opened={opened} items={items} others={others} book={book} onClose={() => setShows(false)} />
      )}
    </>
  );
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
    <Icon name={icon} />
    <p>{children}</p>
  </Row>
);

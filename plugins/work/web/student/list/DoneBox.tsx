import { FormattedList, FormattedNumber } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { MyHomework } from '../../../api/answering';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { addressOf } from './HomeworkCard';
import { SubjectTile } from './SubjectTile';
import { listStateOf } from './today';

interface DoneBoxProps {
  readonly homework: readonly MyHomework[];
  readonly hasMore: boolean;
  readonly pages: number;
  /** Unfolded from the beginning. */
  readonly isOpen: boolean;
  readonly now: Date;
}

/** What was done, folded: what came of it, and the way to it. */
export function DoneBox({ homework, hasMore, pages, isOpen, now }: DoneBoxProps) {
  const t = useText();
  const { search } = useLocation();
  if (homework.length === 0) return null;
  const names = homework.slice(0, 3).map(({ title }) => title);
  return (
    <details className="work-st-done" open={isOpen || pages > 1}>
      <Row as="summary" className="pad-x-4 pressable">
        <Icon name="Checkmark" className="ink-done" />
        <b className="fixed strong">
          {t(hasMore ? 'work.today.doneMany' : 'work.today.doneCount', { count: homework.length })}
        </b>
        <span className="note clip1 fill">
          <FormattedList value={names} type="conjunction" style="narrow" />
        </span>
        <Icon name="ChevronDown" className="muted" />
      </Row>
      <ul className="pad-x-2 pad-b-2">
        {homework.map((one) => (
          <DoneLine key={one.attemptId} homework={one} now={now} />
        ))}
      </ul>
      {hasMore && (
        <div className="center pad-b-2">
          <Button look="quiet" to={changed(new URLSearchParams(search), { done: String(pages + 1) })} replace>
            {t('work.today.doneMore')}
          </Button>
        </div>
      )}
    </details>
  );
}

function DoneLine({ homework, now }: { readonly homework: MyHomework; readonly now: Date }) {
  const t = useText();
  const { title, subject, subjectCode, submitted, isLate, points, of } = homework;
  const state = listStateOf(homework);
  return (
    <li>
      <Row as={Link} to={addressOf(homework)} gap={3} className="pad-2 ruled-top hovers">
        <SubjectTile subject={subject} code={subjectCode} />
        <span className="grow">
          <b className="medium breaks block">{title}</b>
          <small className="fine block">
            {submitted && t('work.today.submitted', { time: <SaidMoment at={new Date(submitted)} now={now} /> })}
          </small>
        </span>
        {isLate && <Tag tone="late">{t('work.late')}</Tag>}
        {state === 'released' && points !== null ? (
          <span className="work-st-done-points num fixed soft nowrap">
            <b className="ink">
              <FormattedNumber value={points} />
            </b>{' '}
            / <FormattedNumber value={of} />
          </span>
        ) : (
          <Tag tone={state === 'missed' ? 'late' : 'plain'}>{t(`work.today.state.${state}`)}</Tag>
        )}
        <Icon name="ChevronRight" size={16} className="muted" />
      </Row>
    </li>
  );
}

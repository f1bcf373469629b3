import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { MyHomework } from '../../../api/answering';
import { ownHomeworkAddress } from '../../shared/addresses';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { Due } from '../../shared/DueTime';
import { listStateOf } from './today';
import { SubjectTile } from './SubjectTile';

/** Where a homework of this kind is done and read. */
export const addressOf = ({ kind, attemptId }: Pick<MyHomework, 'kind' | 'attemptId'>): string =>
  ownHomeworkAddress(kind, attemptId);

/** One homework that is to be done: what, until when, how long, and one button. */
export function HomeworkCard({ homework, now }: { readonly homework: MyHomework; readonly now: Date }) {
  const t = useText();
  const { title, subject, subjectCode, dueAt, minutes, questions, answered, remark, reminded, toRight } = homework;
  const state = listStateOf(homework);
  return (
    <Row as="li" gap={3} className="work-st-card paper raised">
      <SubjectTile subject={subject} code={subjectCode} />
      <div className="work-st-card-text grow">
        <Row as="h3" wrap rows="half" className="t-head breaks">
          {title}
          {state === 'return' && <Tag tone="due">{t('work.today.state.return')}</Tag>}
        </Row>
        <Row as="p" align="stretch" wrap gap={3} rows={0} className="soft">
          {dueAt ? <Due at={dueAt} now={now} /> : t('work.today.noDeadline')}
          <span>
            {state === 'return'
              ? t('work.today.toRight', { count: toRight })
              : state === 'doing'
                ? t('work.today.answered', { answered, questions })
                : t('work.today.size', { questions, minutes })}
          </span>
          {homework.isClosed || !dueAt || new Date(dueAt) > now ? null : (
            <span className="ink-late">{t('work.today.lateTaken')}</span>
          )}
        </Row>
        {remark !== '' && (
          <Row as="p" align="stretch" wrap gap={3} rows={0} className="work-st-card-remark soft">
            <Icon name="Comment" size={16} />
            <span>{t('work.today.remark', { remark })}</span>
          </Row>
        )}
        {reminded && remark === '' && (
          <Row as="p" align="stretch" wrap gap={3} rows={0} className="work-st-card-remark soft">
            <Icon name="Alert" size={16} />
            <span>{t('work.today.reminded', { time: <SaidMoment at={new Date(reminded)} now={now} /> })}</span>
          </Row>
        )}
      </div>
      <Button look="soft" to={addressOf(homework)} className="work-st-card-act fixed">
        {t(`work.today.act.${state}`)}
      </Button>
    </Row>
  );
}

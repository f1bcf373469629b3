import { Button } from 'edutech/core/ui/Button';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { MyHomework } from '../../../api/answering';
import { answeringAddress } from '../../shared/addresses';
import { Due } from '../../shared/DueTime';
import { SubjectTile } from './SubjectTile';

/** More dots than these would be too narrow to be told apart. */
const mostDots = 24;

/** What the student has begun: how far he is, and the way back into it. */
export function GoOn({ homework, now }: { readonly homework: MyHomework; readonly now: Date }) {
  const t = useText();
  const { title, subject, subjectCode, questions, answered, minutes, dueAt, attemptId } = homework;
  const left = Math.max(1, Math.round((minutes * (questions - answered)) / Math.max(1, questions)));
  return (
    <article className="work-st-goon paper raised-2">
      <Row gap={3} className="work-st-goon-head">
        <SubjectTile subject={subject} code={subjectCode} />
        <div className="shrink">
          <small className="ink-brand">{t('work.today.goOn', { subject })}</small>
          <h2 className="t-18 breaks">{title}</h2>
        </div>
      </Row>
      <Dots questions={questions} answered={answered} />
      <Row justify="between" gap={3} className="work-st-goon-foot">
        <Row as="p" align="stretch" wrap gap={3} rows="half" className="shrink soft">
          {dueAt && <Due at={dueAt} now={now} />}
          <span>
            {t(answered < questions ? 'work.today.done' : 'work.today.notHandedIn', {
              answered,
              questions,
              minutes: left,
            })}
          </span>
        </Row>
        <Button look="primary" to={answeringAddress(attemptId)} iconAfter="ChevronRight">
          {t(answered < questions ? 'work.today.act.doing' : 'work.today.act.handIn')}
        </Button>
      </Row>
    </article>
  );
}

function Dots({ questions, answered }: { readonly questions: number; readonly answered: number }) {
  const t = useText();
  const label = t('work.today.dots', { questions, answered });
  if (questions > mostDots) return <progress className="meter" max={questions} value={answered} aria-label={label} />;
  return (
    <Row align="stretch" className="work-st-goon-dots" role="img" aria-label={label}>
      {Array.from({ length: questions }, (_, at) => at).map((at) => (
        <i
          key={at}
          className={classNames('round', 'fill', 'sunk', at < answered && 'is-filled', at === answered && 'is-next')}
        />
      ))}
    </Row>
  );
}

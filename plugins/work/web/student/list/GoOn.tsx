import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { classNames } from 'edutech/core/ui/rules/class-names';
import type { MyHomework } from '../../../api/answering';
import { answeringAddress } from '../../shared/addresses';
import { Due } from '../../shared/DueTime';
import { SubjectTile } from './SubjectTile';

/** More dots than these would be too narrow to be told apart. */
const mostDots = 24;

/** What the pupil has begun: how far he is, and the way back into it. */
export function GoOn({ homework, now }: { readonly homework: MyHomework; readonly now: Date }) {
  const { title, subject, subjectCode, questions, answered, minutes, dueAt, attemptId } = homework;
  const left = Math.max(1, Math.round((minutes * (questions - answered)) / Math.max(1, questions)));
  return (
    <article className="work-st-goon">
      <div className="work-st-goon-head">
        <SubjectTile subject={subject} code={subjectCode} />
        <div>
          <small>
            <FormattedMessage id="work.today.goOn" values={{ subject }} />
          </small>
          <h2>{title}</h2>
        </div>
      </div>
      <Dots questions={questions} answered={answered} />
      <div className="work-st-goon-foot">
        <p>
          {dueAt && <Due at={dueAt} now={now} />}
          <span>
            <FormattedMessage
              id={answered < questions ? 'work.today.done' : 'work.today.notHandedIn'}
              values={{ answered, questions, minutes: left }}
            />
          </span>
        </p>
        <Button look="primary" to={answeringAddress(attemptId)} iconAfter="ChevronRight">
          <FormattedMessage id={answered < questions ? 'work.today.act.doing' : 'work.today.act.handIn'} />
        </Button>
      </div>
    </article>
  );
}

function Dots({ questions, answered }: { readonly questions: number; readonly answered: number }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'work.today.dots' }, { questions, answered });
  if (questions > mostDots) return <progress className="meter" max={questions} value={answered} aria-label={label} />;
  return (
    <div className="work-st-goon-dots" role="img" aria-label={label}>
      {Array.from({ length: questions }, (_, at) => at).map((at) => (
        <i key={at} className={classNames(at < answered && 'is-filled', at === answered && 'is-next')} />
      ))}
    </div>
  );
}

import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { Published } from '../../../../api';
import type { QuietHours } from '../../../../model/publishing/quiet-hours';
import { byQuestionAddress, monitorAddress, viewAddress } from '../../../shared/addresses';
import { Deadline } from './Deadline';
import { kindIcons } from './kind-icons';
import { Remind } from './Remind';
import { Ring } from './Ring';
import { factsOf, heldBy, type RowFacts } from './row-facts';
import { ChooseBox } from 'edutech/core/ui/table/choosing/ChooseBox';
import { Row } from 'edutech/core/ui/layout/Row';

const RowMenu = onDemand(() => import('../acts/RowMenu').then((module) => module.RowMenu));

/** Classes that a row names; the others are counted. */
const mostNamed = 3;

interface HomeworkRowProps {
  readonly homework: Published;
  readonly now: Date;
  readonly quiet: QuietHours;
  /** Says the subject: for who teaches several. */
  readonly showsSubject: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean, withShift: boolean) => void;
}

/** One homework with its classes: until when, how many have handed in, how many are corrected, what it came to. */
export function HomeworkRow({ homework, now, quiet, showsSubject, isChosen, onChoose }: HomeworkRowProps) {
  const t = useText();
  const { homeworkId, title, kind, questions, minutes, release, subject } = homework;
  const facts = factsOf(homework, now);
  const held = heldBy(homework);
  return (
    <li className={classNames('work-row', isChosen && 'work-row-chosen')}>
      <ChooseBox
        label={t('work.list.choose', { title: <CityWords>{title}</CityWords> })}
        isChosen={isChosen}
        onChoose={onChoose}
      />
      <span className="tile" title={t(`work.kind.${kind}`)}>
        <Icon name={kindIcons[kind]} />
      </span>
      <div className="work-row-title">
        <Link to={viewAddress(homeworkId)} className="block clip1 strong">
          {title}
        </Link>
        <small>
          {t('work.list.facts', {
            kind: t(`work.kind.${kind}`),
            subject: showsSubject ? subject : 'none',
            questions,
            minutes,
            release: t(`work.release.${release}`),
            more: (words) => <span className="not-narrow">{words}</span>,
          })}
        </small>
      </div>
      <Row align="stretch" wrap gap={1} className="work-row-classes">
        {held.slice(0, mostNamed).map(({ assignmentId, className }) => (
          <Tag key={assignmentId}>{className}</Tag>
        ))}
        {held.length > mostNamed && <Tag>+{held.length - mostNamed}</Tag>}
        {held.length === 0 && <Tag tone="late">{t('work.list.withdrawn')}</Tag>}
      </Row>
      {facts.dueAt ? (
        <Deadline
          dueAt={facts.dueAt}
          isMixed={facts.isMixed}
          isClosed={facts.isClosed}
          missing={facts.students - facts.submitted}
          now={now}
        />
      ) : (
        <div className="work-row-due">–</div>
      )}
      <Share value={facts.submitted} of={facts.students} tone="info" word="work.list.submitted" />
      <Share value={facts.corrected} of={facts.submitted} tone="brand" word="work.list.corrected" />
      <div className="work-row-mean">
        <b className="num">
          {facts.rate === null ? (
            '–'
          ) : (
            <FormattedNumber value={facts.rate} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} />
          )}
        </b>
        <small>{t('work.list.mean')}</small>
      </div>
      <Row justify="end" gap="half" className="work-row-acts">
        <NextAct homework={homework} facts={facts} now={now} quiet={quiet} />
        <RowMenu homework={homework} />
      </Row>
    </li>
  );
}

interface ShareProps {
  readonly value: number;
  readonly of: number;
  readonly tone: 'info' | 'brand';
  readonly word: string;
}

function Share({ value, of, tone, word }: ShareProps) {
  const t = useText();
  return (
    <Row className="work-row-share">
      <Ring value={value} of={of} tone={tone} />
      <span>
        <b className="num">
          {value}/{of}
        </b>
        <small>{t(word)}</small>
      </span>
    </Row>
  );
}

interface NextActProps {
  readonly homework: Published;
  readonly facts: RowFacts;
  readonly now: Date;
  readonly quiet: QuietHours;
}

/** The next thing that most people do with a row: wake a class, correct what waits, look at who is at work, talk about what came out. */
function NextAct({ homework, facts, now, quiet }: NextActProps) {
  const t = useText();
  const mayAnswer = useCan(['homework_tea.answer']);
  const mayArrange = useCan(['homework_tea.arrange']);
  const [first] = heldBy(homework);
  if (facts.untouched.length > 0 && mayArrange)
    return <Remind assignmentIds={facts.untouched} now={now} quiet={quiet} />;
  if (facts.waiting > 0 && mayAnswer) {
    return (
      <Button size="small" look="soft" to={byQuestionAddress(homework.homeworkId)}>
        {t('work.list.correct', { count: facts.waiting })}
      </Button>
    );
  }
  if (!facts.isClosed && first) {
    const busiest = heldBy(homework).find(({ isClosed }) => !isClosed) ?? first;
    return (
      <Button size="small" to={monitorAddress(busiest.assignmentId)}>
        {t('work.list.board')}
      </Button>
    );
  }
  return (
    <Button size="small" to={viewAddress(homework.homeworkId)}>
      {t('work.list.result')}
    </Button>
  );
}

import { subjectHue } from 'edutech/core/common/teaching/hues';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { HomeworkItem } from '../../api';
import type { HomeworkState } from '../../model/homework-states';
import { useDays } from './Days';

const tones: Readonly<Record<HomeworkState, TagTone>> = {
  waiting: 'plain',
  doing: 'brand',
  submitted: 'done',
  marked: 'done',
  returned: 'due',
  missed: 'plain',
};

/** Opened and looked at only is not begun. */
const stateOf = ({ state, answered }: HomeworkItem): HomeworkState =>
  state === 'doing' && answered === 0 ? 'waiting' : state;

/** A square in the subject's colour; the subject itself is said in words to those who do not see it. */
export const SubjectTile = ({ subject, code }: { subject: string; code: string }) => (
  <>
    <span className={`tile hue-${subjectHue(code)}`} aria-hidden="true">
      {subject.slice(0, 1)}
    </span>
    <span className="visually-hidden">{subject}</span>
  </>
);

/** Pieces of homework with how each stands in a word. Nothing here can be pressed: guardians only read. */
export function HomeworkRows({ homework, now }: { homework: readonly HomeworkItem[]; now: Date }) {
  const t = useText();
  return (
    <ul className="ruled-list lined-top">
      {homework.map((one) => (
        <Row as="li" key={one.id} gap={3} className="guardian-piece pad-y-3 pad-x-4">
          <SubjectTile subject={one.subject} code={one.subjectCode} />
          <div className="grow">
            <strong className="clip1">{one.title}</strong>
            <Line one={one} now={now} />
          </div>
          <Tag tone={tones[stateOf(one)]} icon={tones[one.state] === 'done' ? 'Checkmark' : undefined}>
            {t(`guardian.state.${stateOf(one)}`)}
          </Tag>
        </Row>
      ))}
    </ul>
  );
}

function Line({ one, now }: { one: HomeworkItem; now: Date }) {
  const t = useText();
  const { momentOf } = useDays(now);
  const { state, minutes, spent, answered, dueAt, submittedAt } = one;
  if (submittedAt !== null && state !== 'returned') {
    const time = momentOf(submittedAt);
    return (
      <small className="fine block">
        {spent === null
          ? t('guardian.line.submittedOnly', { time })
          : t('guardian.line.submitted', { time, minutes: spent })}
      </small>
    );
  }
  const isBegun = state === 'doing' && answered > 0;
  return (
    <small className="fine block">
      {dueAt !== null && <span className="guardian-due">{momentOf(dueAt)}</span>}
      {minutes > 0 &&
        (isBegun ? t('guardian.line.doing', { minutes, answered }) : t('guardian.line.about', { minutes }))}
    </small>
  );
}

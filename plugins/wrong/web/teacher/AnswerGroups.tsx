import { FormattedMessage } from 'react-intl';
import { Tag } from 'edutech/core/ui/Tag';
import type { ClassAnswers } from '../../api/teaching';

interface AnswerGroupsProps {
  readonly answers: ClassAnswers;
  readonly hasNames: boolean;
  readonly hasParts: boolean;
}

/** The same wrong answers together, those that most gave first, with who gave them. */
export function AnswerGroups({ answers: { groups, reasons }, hasNames, hasParts }: AnswerGroupsProps) {
  const most = Math.max(1, ...groups.map(({ people }) => people.length));
  return (
    <>
      <ul className="wrong-groups">
        {groups.map(({ part, text, isBlank, people }) => (
          <li key={`${part}/${text}/${people[0]?.personId ?? ''}`}>
            <span className="wrong-group-text">
              {hasParts && (
                <span className="muted">
                  <FormattedMessage id="wrong.class.part" values={{ part: part + 1 }} />{' '}
                </span>
              )}
              {isBlank ? (
                <FormattedMessage id="wrong.class.blank" />
              ) : text ? (
                <b>{text}</b>
              ) : (
                <FormattedMessage id="wrong.class.notInWords" />
              )}
            </span>
            <progress className="meter wrong-group-bar" max={most} value={people.length} aria-hidden="true" />
            <span className="num wrong-group-count">
              <FormattedMessage id="wrong.class.people" values={{ count: people.length }} />
            </span>
            {hasNames && <span className="wrong-group-names">{people.map(({ name }) => name).join('、')}</span>}
          </li>
        ))}
      </ul>
      {reasons.length > 0 && (
        <p className="wrong-class-reasons">
          <span className="wrong-label">
            <FormattedMessage id="wrong.class.reasons" />
          </span>
          {reasons.map(({ reason, count }) => (
            <Tag key={reason}>
              <FormattedMessage id={`wrong.reason.${reason}`} /> <b className="num">{count}</b>
            </Tag>
          ))}
        </p>
      )}
    </>
  );
}

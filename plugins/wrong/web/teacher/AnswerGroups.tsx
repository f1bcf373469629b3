import { FormattedMessage } from 'react-intl';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
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
      <Stack as="ul" gap={2} className="wrong-groups">
        {groups.map(({ part, text, isBlank, people }) => (
          <li key={`${part}/${text}/${people[0]?.personId ?? ''}`}>
            <span className="breaks">
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
            <progress className="meter wide" max={most} value={people.length} aria-hidden="true" />
            <span className="num at-end">
              <FormattedMessage id="wrong.class.people" values={{ count: people.length }} />
            </span>
            {hasNames && (
              <span className="wrong-group-names note across">{people.map(({ name }) => name).join('、')}</span>
            )}
          </li>
        ))}
      </Stack>
      {reasons.length > 0 && (
        <Row as="p" wrap>
          <span className="wrong-label note">
            <FormattedMessage id="wrong.class.reasons" />
          </span>
          {reasons.map(({ reason, count }) => (
            <Tag key={reason}>
              <FormattedMessage id={`wrong.reason.${reason}`} /> <b className="num">{count}</b>
            </Tag>
          ))}
        </Row>
      )}
    </>
  );
}

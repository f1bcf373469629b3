import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { ClassAnswers } from '../../api/teaching';

interface AnswerGroupsProps {
  readonly answers: ClassAnswers;
  readonly hasNames: boolean;
  readonly hasParts: boolean;
}

/** The same wrong answers together, those that most gave first, with who gave them. */
export function AnswerGroups({ answers: { groups, reasons }, hasNames, hasParts }: AnswerGroupsProps) {
  const t = useText();
  const most = Math.max(1, ...groups.map(({ people }) => people.length));
  return (
    <>
      <Stack as="ul" gap={2} className="wrong-groups">
        {groups.map(({ part, text, isBlank, people }) => (
          <li key={`${part}/${text}/${people[0]?.personId ?? ''}`}>
            <span className="breaks">
              {hasParts && <span className="muted">{t('wrong.class.part', { part: part + 1 })} </span>}
              {isBlank ? t('wrong.class.blank') : text ? <b>{text}</b> : t('wrong.class.notInWords')}
            </span>
            <progress className="meter wide" max={most} value={people.length} aria-hidden="true" />
            <span className="num at-end">{t('wrong.class.people', { count: people.length })}</span>
            {hasNames && (
              <span className="wrong-group-names note across">{people.map(({ name }) => name).join('、')}</span>
            )}
          </li>
        ))}
      </Stack>
      {reasons.length > 0 && (
        <Row as="p" wrap>
          <span className="wrong-label note">{t('wrong.class.reasons')}</span>
          {reasons.map(({ reason, count }) => (
            <Tag key={reason}>
              {t(`wrong.reason.${reason}`)} <b className="num">{count}</b>
            </Tag>
          ))}
        </Row>
      )}
    </>
  );
}

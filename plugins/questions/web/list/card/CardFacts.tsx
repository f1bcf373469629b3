import { FormattedNumber } from 'react-intl';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Question } from '../../../api/records';
import { Difficulty } from '../../shared/Difficulty';

/** Knowledge points that a card names; the others are counted. */
const mostNamed = 2;

/** What is known about a question: type, difficulty as it was set and as it came out, ability, use, knowledge, where it is from. */
export function CardFacts({ question }: { readonly question: Question }) {
  const t = useText();
  const { ability, body, difficulty, facility, answered, used, kind, year, region } = question;
  const points = [...new Map(question.knowledge.map(({ kiid, knowName }) => [kiid, knowName]))];
  const from = [t(`questions.kind.${kind}`), year].filter(Boolean).join(' ');
  return (
    <Row wrap gap={3} rows={1} className="questions-card-facts">
      <Tag>{t(`questions.type.${body.type}`)}</Tag>
      <Difficulty value={difficulty} />
      {ability && <span>{t(`questions.ability.${ability}`)}</span>}
      {facility === null ? (
        <span>{t('questions.facility.none')}</span>
      ) : (
        <span className="num" title={t('questions.measures.answered', { count: answered })}>
          {t('questions.facility', {
            facility: (
              <FormattedNumber value={facility} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} />
            ),
          })}
        </span>
      )}
      <span className="num">{t('questions.used', { count: used })}</span>
      {points.slice(0, mostNamed).map(([kiid, knowName]) => (
        <Tag key={kiid} tone="brand">
          {knowName}
        </Tag>
      ))}
      {points.length > mostNamed && (
        <span title={points.map(([, knowName]) => knowName).join('、')}>+{points.length - mostNamed}</span>
      )}
      <span>
        <CityWords>{region}</CityWords> {from}
      </span>
    </Row>
  );
}

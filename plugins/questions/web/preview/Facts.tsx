import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { Link } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { QuestionDetail } from '../../api/records';
import { questionAddress } from '../shared/addresses';

/** Where a question belongs and where it is from. */
export function Facts({ question }: { readonly question: QuestionDetail }) {
  const t = useText();
  const { grade, subject, places, knowledge, kind, year, region, ability, owner, school, source, wanted, time } =
    question;
  const points = [...new Map(knowledge.map(({ kiid, knowName }) => [kiid, knowName]))];
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['subject', `${grade} ${subject}`],
    ...places.map(
      ({ nodeId, bookName, trail }) =>
        ['chapter', <span key={nodeId}>{[bookName, ...trail].join(' › ')}</span>] as const,
    ),
    [
      'points',
      points.length > 0 && (
        <Row as="span" align="stretch" wrap gap={1}>
          {points.map(([kiid, name]) => (
            <Tag key={kiid} tone="brand">
              {name}
            </Tag>
          ))}
        </Row>
      ),
    ],
    ['ability', ability && t(`questions.ability.${ability}`)],
    ['from', [region, t(`questions.kind.${kind}`), year].filter(Boolean).join(' ')],
    ['owner', [owner, school].filter(Boolean).join(' · ')],
    ['source', t(`questions.source.${source}`)],
    ['wanted', wanted !== 0 && t(`questions.wanted.${wanted}`)],
    ['forks', question.forks > 0 && t('questions.facts.forks.value', { count: question.forks })],
    [
      'forkOf',
      question.forkOf && <Link to={questionAddress(question.forkOf)}>{t('questions.facts.forkOf.link')}</Link>,
    ],
    ['time', <FormattedDate key="time" value={time} year="numeric" month="long" day="numeric" />],
  ];
  return (
    <Panel title={t('questions.facts')}>
      <dl className="card-body questions-facts">
        {facts.map(
          ([name, value], at) =>
            value && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a question stands on several chapters
              <div className="pad-y-1 t-13" key={`${name} ${at}`}>
                <dt className="soft">{t(`questions.facts.${name}`)}</dt>
                <dd className="breaks">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  );
}

import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Summary } from '../../../api/summary';
import { byPersonAddress } from '../../shared/addresses';
import type { ViewData } from '../view/load-view';

/** Knowledge points with the share of points that their items brought, the weakest first. */
export function KnowledgePanel({ knowledge }: Pick<Summary, 'knowledge'>) {
  const t = useText();
  if (knowledge.length === 0) return null;
  return (
    <Panel title={t('work.summary.knowledge')}>
      <Stack as="ul" className="card-body work-mastered">
        {knowledge.map(({ kiid, name, items, facility }) => (
          <li key={kiid}>
            <span>
              {name}
              <small className="muted block t-12">
                {t('work.summary.knowledge.items', { items: items.join('、') })}
              </small>
            </span>
            <b className="num">
              {facility === null ? '–' : <FormattedNumber value={facility} style="percent" minimumFractionDigits={1} />}
            </b>
            <progress className="meter wide across" max={1} value={facility ?? 0} aria-hidden="true" />
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

/** Each student's points by class list: no ranking, the way to the paper. */
export function PeoplePanel({ data, people }: { readonly data: ViewData } & Pick<Summary, 'people'>) {
  const t = useText();
  const { homeworkId } = data.published;
  const classes = Map.groupBy(people, ({ className }) => className);
  return (
    <Panel title={t('work.summary.people')} note={<span className="muted num">{people.length}</span>}>
      <div className="card-body work-people scrolls">
        {[...classes].map(([className, own]) => (
          <section key={className} aria-label={className}>
            {classes.size > 1 && <h3 className="t-13 strong">{className}</h3>}
            <ul>
              {own.map(({ attemptId, name, points, of }) => (
                <Row as="li" align="stretch" justify="between" gap={0} className="pad-y-1" key={attemptId}>
                  <Link to={byPersonAddress(homeworkId, undefined, attemptId)}>{name}</Link>
                  <span className="num">
                    {points}
                    <small className="muted">/{of}</small>
                  </span>
                </Row>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}

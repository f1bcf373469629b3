import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Moment } from '../Deadline';
import type { ViewData } from './load-view';

/** Under which rules it was given. */
export function RulesPanel({ data: { published, sheet, at } }: { readonly data: ViewData }) {
  const { release, rounds, aiRule, counts, published: moment } = published;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['published', <Moment key="moment" value={moment} now={at} />],
    ['release', <FormattedMessage key="release" id={`work.view.release.${release}`} />],
    ['rounds', <FormattedMessage key="rounds" id="work.view.rounds.value" values={{ rounds }} />],
    ['aiRule', <FormattedMessage key="aiRule" id={`work.view.aiRule.${aiRule}`} />],
    ['counts', <FormattedMessage key="counts" id={counts ? 'work.view.counts.yes' : 'work.view.counts.no'} />],
  ];
  return (
    <div className="work-view-side">
      <Panel title={<FormattedMessage id="work.view.rules" />}>
        <dl className="card-body work-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>
                <FormattedMessage id={`work.view.${name}`} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      {sheet.files.length > 0 && (
        <Panel title={<FormattedMessage id="work.view.files" />}>
          <ul className="card-body work-files">
            {sheet.files.map(({ fileId, name, address }) => (
              <li key={fileId}>
                <a href={address} target="_blank" rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

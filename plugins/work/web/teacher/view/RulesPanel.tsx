import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
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
    <Stack gap={4} className="no-print">
      <Panel title={<FormattedMessage id="work.view.rules" />}>
        <Stack as="dl" gap={2} className="card-body work-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>
                <FormattedMessage id={`work.view.${name}`} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Stack>
      </Panel>
      {sheet.files.length > 0 && (
        <Panel title={<FormattedMessage id="work.view.files" />}>
          <Stack as="ul" gap={2} className="card-body work-files wide breaks">
            {sheet.files.map(({ fileId, name, address }) => (
              <Row as="li" className="pad-x-3 framed round high" key={fileId}>
                <a href={address} target="_blank" rel="noopener">
                  {name}
                </a>
              </Row>
            ))}
          </Stack>
        </Panel>
      )}
    </Stack>
  );
}

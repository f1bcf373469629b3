import type { ReactNode } from 'react';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { Moment } from '../Deadline';
import type { ViewData } from './load-view';

/** Under which rules it was given. */
export function RulesPanel({ data: { published, sheet, at } }: { readonly data: ViewData }) {
  const t = useText();
  const { release, rounds, aiRule, counts, asks, published: moment } = published;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['published', <Moment key="moment" value={moment} now={at} />],
    ['release', t(`work.view.release.${release}`)],
    ['rounds', t('work.view.rounds.value', { rounds })],
    ['aiRule', t(`work.view.aiRule.${aiRule}`)],
    ['counts', t(counts ? 'work.view.counts.yes' : 'work.view.counts.no')],
    ['asks', t(asks ? 'work.view.asks.yes' : 'work.view.asks.no')],
  ];
  return (
    <Stack gap={4} className="no-print">
      <Panel title={t('work.view.rules')}>
        <Stack as="dl" gap={2} className="card-body work-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`work.view.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Stack>
      </Panel>
      {sheet.files.length > 0 && (
        <Panel title={t('work.view.files')}>
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

import { useIntl } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { OwnMap } from '../../api';

const names = ['known', 'right', 'answers'] as const;

/** The student against the own month before; nobody else. */
export function ComparedPanel({ compared }: Pick<OwnMap, 'compared'>) {
  const t = useText();
  const intl = useIntl();
  if (!compared) return null;
  return (
    <Panel title={t('situation.compared.title')}>
      <ul className="ruled-list lined-top">
        {names.map((name) => {
          const { now, before } = compared[name];
          const isShare = name === 'right';
          const said = intl.formatNumber(now, isShare ? { style: 'percent', maximumFractionDigits: 0 } : {});
          const grown = before === null ? 0 : Math.round((isShare ? 100 : 1) * (now - before));
          const word = before === null ? 'first' : grown > 0 ? 'more' : grown < 0 ? 'less' : 'same';
          return (
            <Row as="li" key={name} gap={3} className="pad-y-2 pad-x-4">
              <span className="grow">{t(`situation.compared.${name}`)}</span>
              <b className="num">{said}</b>
              <small className={word === 'more' ? 'ink-done' : 'muted'}>
                {t(`situation.compared.${word}`, { count: Math.abs(grown) })}
              </small>
            </Row>
          );
        })}
      </ul>
    </Panel>
  );
}

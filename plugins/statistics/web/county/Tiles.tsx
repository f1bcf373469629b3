import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { useRovingFocus } from 'edutech/core/ui/hooks/roving-focus';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { SchoolLine } from '../../api';
import type { Span } from '../../model/spans';
import { routes } from '../../routes';
import { shadeOf } from '../shared/Square';
import { Tile } from '../shared/Tile';

/** Below this share of active teachers a school is looked at first. */
export const low = 0.5;

/** A tile for each school, with its share of active teachers; arrows walk, Enter leads in. */
export function Tiles({ schools, span }: { readonly schools: readonly SchoolLine[]; readonly span: Span }) {
  const t = useText();
  const intl = useIntl();
  const walk = useRovingFocus('[data-place]');
  const share = (value: number | null) =>
    value === null ? '–' : intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Panel title={t('statistics.tiles')} note={<span className="note">{t('statistics.tiles.note')}</span>}>
      <div className="card-body" role="toolbar" aria-label={t('statistics.tiles')} onKeyDown={walk}>
        <Row wrap gap={2}>
          {schools.map(({ id, name, teachers: { value, hidden } }, at) => {
            const said = `${name} ${hidden ? t(`statistics.kit.hidden.${hidden}`) : share(value)}`;
            return (
              <Link
                key={id}
                to={routes.view.to({ school: id, span })}
                data-place=""
                tabIndex={at === 0 ? 0 : -1}
                title={said}
                aria-label={said}
              >
                <Tile
                  shade={hidden ? null : shadeOf(value, 1) / 2}
                  tone={value !== null && value < low ? 'over' : 'fine'}
                >
                  {hidden ? '' : share(value)}
                </Tile>
              </Link>
            );
          })}
        </Row>
        <p className="fine above-3">{t('statistics.tiles.legend')}</p>
      </div>
    </Panel>
  );
}

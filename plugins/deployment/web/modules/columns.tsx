import { FormattedNumber } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { classNames } from 'edutech/core/ui/rules/class-names';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText, type Translate } from 'edutech/core/web/hooks';
import type { InstalledModule, listModules } from '../../api';
import { needsAttention } from './rules/module-state';
import { Switch } from '../shared/Switch';

export type Counties = OutputOf<typeof listModules>['counties'];

/** Codes that a row has room for. */
const shownCodes = 2;

interface Given {
  readonly counties: Counties;
  readonly onTurn: (module: InstalledModule, isOn: boolean) => void;
}

/** The registry's columns. */
export function moduleColumns(t: Translate, { counties, onTurn }: Given): Column<InstalledModule>[] {
  return [
    { id: 'module', title: t('deployment.modules.module'), main: true, cell: (row) => <Name module={row} /> },
    { id: 'codes', title: t('deployment.modules.codes'), width: '30%', cell: (row) => <Codes module={row} /> },
    {
      id: 'counties',
      title: t('deployment.modules.counties'),
      width: '118px',
      cell: (row) => <Cells module={row} counties={counties} />,
    },
    { id: 'today', title: t('deployment.modules.today'), width: '132px', cell: (row) => <Today module={row} /> },
    {
      id: 'switch',
      title: t('deployment.modules.switch'),
      width: '88px',
      cell: (row) => (
        <Switch
          label={t('deployment.modules.switchOf', { title: row.title })}
          isOn={row.isOn}
          isPartly={row.offIn.length > 0}
          disabled={!row.canSwitch}
          reason={t('deployment.modules.neverOff')}
          onTurn={(isOn) => onTurn(row, isOn)}
        />
      ),
    },
  ];
}

function Name({ module: { id, title, icon, version, from, isUndeveloped } }: { readonly module: InstalledModule }) {
  const t = useText();
  return (
    <Row as="span" gap={3} className="deployment-name">
      <span className="tile">
        <ModuleIcon name={icon} />
      </span>
      <span>
        <strong>{title}</strong>
        {from && <Tag>{t('deployment.modules.outside')}</Tag>}
        {isUndeveloped && <Tag>{t('deployment.modules.undeveloped')}</Tag>}
        <small className="muted">
          {id} · {version}
        </small>
      </span>
    </Row>
  );
}

function Codes({ module: { permissions } }: { readonly module: InstalledModule }) {
  const t = useText();
  if (permissions.length === 0) {
    return <span className="muted">{t('deployment.modules.noCodes')}</span>;
  }
  const more = permissions.length - shownCodes;
  return (
    <Row as="span" wrap rows={1}>
      {permissions.slice(0, shownCodes).map(({ code }) => (
        <code key={code} className="code">
          {code}
        </code>
      ))}
      {more > 0 && <small className="muted num">+{more}</small>}
    </Row>
  );
}

/** A cell for each county, filled where the module is on. */
function Cells({
  module: { isOn, offIn },
  counties,
}: {
  readonly module: InstalledModule;
  readonly counties: Counties;
}) {
  const on = counties.filter(({ id }) => isOn && !offIn.includes(id)).length;
  return (
    <Row as="span" gap={0} className="deployment-cells">
      <Row as="span" gap="half" aria-hidden="true">
        {counties.map(({ id }) => (
          <i key={id} className={classNames(isOn && !offIn.includes(id) && 'deployment-cell-on')} />
        ))}
      </Row>
      <small className="num">
        {on}/{counties.length}
      </small>
    </Row>
  );
}

function Today({ module }: { readonly module: InstalledModule }) {
  const t = useText();
  const { isOn, use } = module;
  if (!isOn || use.calls === 0) {
    return <span className="muted">{t(isOn ? 'deployment.modules.unused' : 'deployment.modules.notRunning')}</span>;
  }
  const isBad = needsAttention(module);
  return (
    <span className="deployment-today">
      <Row as="span" gap={1} className={isBad ? 'ink-late' : undefined}>
        <Icon name={isBad ? 'Warning' : 'Checkmark'} size={16} className={isBad ? 'ink-late' : 'ink-done'} />
        {t(isBad ? 'deployment.modules.failing' : 'deployment.modules.well', { failures: use.failures })}
      </Row>
      <small className="muted num">
        {t('deployment.modules.use', {
          milliseconds: Math.round(use.milliseconds),
          calls: <FormattedNumber value={use.calls} notation="compact" maximumFractionDigits={1} />,
        })}
      </small>
    </span>
  );
}

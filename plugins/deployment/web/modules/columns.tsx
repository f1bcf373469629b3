import { FormattedMessage, FormattedNumber, type IntlShape } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { classNames } from 'edutech/core/ui/rules/class-names';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import type { InstalledModule, listModules } from '../../api';
import { needsAttention } from './rules/module-state';
import { Switch } from './Switch';

export type Counties = OutputOf<typeof listModules>['counties'];

/** Codes that a row has room for. */
const shownCodes = 2;

interface Given {
  readonly counties: Counties;
  readonly onTurn: (module: InstalledModule, isOn: boolean) => void;
}

/** The registry's columns. */
export function moduleColumns(intl: IntlShape, { counties, onTurn }: Given): Column<InstalledModule>[] {
  const word = (id: string) => intl.formatMessage({ id: `deployment.modules.${id}` });
  return [
    { id: 'module', title: word('module'), main: true, cell: (row) => <Name module={row} /> },
    { id: 'codes', title: word('codes'), width: '30%', cell: (row) => <Codes module={row} /> },
    {
      id: 'counties',
      title: word('counties'),
      width: '118px',
      cell: (row) => <Cells module={row} counties={counties} />,
    },
    { id: 'today', title: word('today'), width: '132px', cell: (row) => <Today module={row} /> },
    {
      id: 'switch',
      title: word('switch'),
      width: '88px',
      cell: (row) => (
        <Switch
          label={intl.formatMessage({ id: 'deployment.modules.switchOf' }, { title: row.title })}
          isOn={row.isOn}
          isPartly={row.offIn.length > 0}
          disabled={!row.canSwitch}
          reason={word('neverOff')}
          onTurn={(isOn) => onTurn(row, isOn)}
        />
      ),
    },
  ];
}

const Name = ({ module: { id, title, icon, version, from, isUndeveloped } }: { readonly module: InstalledModule }) => (
  <Row as="span" gap={3} className="deployment-name">
    <span className="tile">
      <ModuleIcon name={icon} />
    </span>
    <span>
      <strong>{title}</strong>
      {from && (
        <Tag>
          <FormattedMessage id="deployment.modules.outside" />
        </Tag>
      )}
      {isUndeveloped && (
        <Tag>
          <FormattedMessage id="deployment.modules.undeveloped" />
        </Tag>
      )}
      <small className="muted">
        {id} · {version}
      </small>
    </span>
  </Row>
);

function Codes({ module: { permissions } }: { readonly module: InstalledModule }) {
  if (permissions.length === 0) {
    return (
      <span className="muted">
        <FormattedMessage id="deployment.modules.noCodes" />
      </span>
    );
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
  const { isOn, use } = module;
  if (!isOn || use.calls === 0) {
    return (
      <span className="muted">
        <FormattedMessage id={isOn ? 'deployment.modules.unused' : 'deployment.modules.notRunning'} />
      </span>
    );
  }
  const isBad = needsAttention(module);
  return (
    <span className={classNames('deployment-today', isBad && 'deployment-today-bad')}>
      <Row as="span" gap={1}>
        <Icon name={isBad ? 'Warning' : 'Checkmark'} size={16} />
        <FormattedMessage
          id={isBad ? 'deployment.modules.failing' : 'deployment.modules.well'}
          values={{ failures: use.failures }}
        />
      </Row>
      <small className="muted num">
        <FormattedMessage
          id="deployment.modules.use"
          values={{
            milliseconds: Math.round(use.milliseconds),
            calls: <FormattedNumber value={use.calls} notation="compact" maximumFractionDigits={1} />,
          }}
        />
      </small>
    </span>
  );
}

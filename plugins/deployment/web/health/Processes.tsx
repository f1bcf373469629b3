import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import type { ProcessState } from '../../api';
import { Bytes } from '../shared/Bytes';
import { Moment } from '../shared/Moment';

/** The server processes of this deployment, as they say themselves every few seconds. */
export function Processes({ processes }: { readonly processes: readonly ProcessState[] }) {
  const intl = useIntl();
  return (
    <section>
      <h2 className="deployment-heading t-head">
        <FormattedMessage id="deployment.health.processes" />
      </h2>
      <DataTable
        name="deployment.processes"
        label={intl.formatMessage({ id: 'deployment.health.processes' })}
        columns={columnsOf(intl)}
        rows={processes}
        keyOf={({ host, pid }) => `${host} ${pid}`}
        nameOf={({ host, pid }) => `${host} ${pid}`}
        empty={{ title: <FormattedMessage id="deployment.health.noProcesses" /> }}
      />
    </section>
  );
}

function columnsOf(intl: IntlShape): Column<ProcessState>[] {
  const word = (id: string) => intl.formatMessage({ id: `deployment.health.column.${id}` });
  return [
    {
      id: 'process',
      title: word('process'),
      main: true,
      cell: ({ host, pid }) => (
        <span className="num">
          {host} · {pid}
        </span>
      ),
    },
    { id: 'version', title: word('version'), width: '10%', cell: ({ version }) => version },
    { id: 'started', title: word('started'), width: '18%', cell: ({ startedAt }) => <Moment at={startedAt} /> },
    {
      id: 'memory',
      title: word('memory'),
      width: '12%',
      align: 'end',
      cell: ({ memoryBytes }) => <Bytes value={memoryBytes} />,
    },
    {
      id: 'delay',
      title: word('delay'),
      width: '12%',
      align: 'end',
      cell: ({ loopDelaySeconds }) => (
        <span className="num">
          <FormattedMessage
            id="deployment.milliseconds"
            values={{ milliseconds: Math.round(loopDelaySeconds * 1000) }}
          />
        </span>
      ),
    },
    {
      id: 'tabs',
      title: word('tabs'),
      width: '12%',
      align: 'end',
      cell: ({ sockets }) => <span className="num">{sockets}</span>,
    },
    {
      id: 'pool',
      title: word('pool'),
      width: '18%',
      cell: ({ connections, waiting }) => (
        <span className="num">
          <FormattedMessage id="deployment.health.pool" values={{ open: connections, waiting }} />
        </span>
      ),
    },
  ];
}

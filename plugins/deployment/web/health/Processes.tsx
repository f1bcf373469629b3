import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText, type Translate } from 'edutech/core/web/hooks';
import type { ProcessState } from '../../api';
import { Bytes } from '../shared/Bytes';

/** The server processes of this deployment, as they say themselves every few seconds. */
export function Processes({ processes }: { readonly processes: readonly ProcessState[] }) {
  const t = useText();
  return (
    <section>
      <h2 className="deployment-heading t-head">{t('deployment.health.processes')}</h2>
      <DataTable
        name="deployment.processes"
        label={t('deployment.health.processes')}
        columns={columnsOf(t)}
        rows={processes}
        keyOf={({ host, pid }) => `${host} ${pid}`}
        nameOf={({ host, pid }) => `${host} ${pid}`}
        empty={{ title: t('deployment.health.noProcesses') }}
      />
    </section>
  );
}

function columnsOf(t: Translate): Column<ProcessState>[] {
  return [
    {
      id: 'process',
      title: t('deployment.health.column.process'),
      main: true,
      cell: ({ host, pid, worker }) => (
        <span className="num">
          {host} · {pid}
          {worker !== null && ` · ${t('deployment.health.worker', { worker })}`}
        </span>
      ),
    },
    { id: 'version', title: t('deployment.health.column.version'), width: '10%', cell: ({ version }) => version },
    {
      id: 'started',
      title: t('deployment.health.column.started'),
      width: '18%',
      cell: ({ startedAt }) => <SaidMoment at={startedAt} />,
    },
    {
      id: 'memory',
      title: t('deployment.health.column.memory'),
      width: '12%',
      align: 'end',
      cell: ({ memoryBytes }) => <Bytes value={memoryBytes} />,
    },
    {
      id: 'delay',
      title: t('deployment.health.column.delay'),
      width: '12%',
      align: 'end',
      cell: ({ loopDelaySeconds }) => (
        <span className="num">
          {t('deployment.milliseconds', { milliseconds: Math.round(loopDelaySeconds * 1000) })}
        </span>
      ),
    },
    {
      id: 'tabs',
      title: t('deployment.health.column.tabs'),
      width: '12%',
      align: 'end',
      cell: ({ sockets }) => <span className="num">{sockets}</span>,
    },
    {
      id: 'pool',
      title: t('deployment.health.column.pool'),
      width: '18%',
      cell: ({ connections, waiting }) => (
        <span className="num">{t('deployment.health.pool', { open: connections, waiting })}</span>
      ),
    },
  ];
}

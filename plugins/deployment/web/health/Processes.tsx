import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { ProcessState } from '../../api';
import { Bytes } from '../shared/Bytes';
import { Moment } from '../shared/Moment';

/** The server processes of this deployment, as they say themselves every few seconds. */
export function Processes({ processes }: { readonly processes: readonly ProcessState[] }) {
  if (processes.length === 0) {
    return (
      <p className="muted deployment-padded">
        <FormattedMessage id="deployment.health.noProcesses" />
      </p>
    );
  }
  return (
    <table className="table deployment-table">
      <thead>
        <tr>
          {['process', 'version', 'started', 'memory', 'delay', 'tabs', 'pool'].map((id) => (
            <th key={id}>
              <FormattedMessage id={`deployment.health.column.${id}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {processes.map((one) => (
          <tr key={`${one.host} ${one.pid}`}>
            <td className="table-main">
              <span className="num">
                {one.host} · {one.pid}
              </span>
            </td>
            <td>{one.version}</td>
            <td>
              <Moment at={one.startedAt} />
            </td>
            <td>
              <Bytes value={one.memoryBytes} />
            </td>
            <td>
              <span className="num">
                <FormattedNumber
                  value={one.loopDelaySeconds * 1000}
                  maximumFractionDigits={0}
                  style="unit"
                  unit="millisecond"
                />
              </span>
            </td>
            <td className="num">{one.sockets}</td>
            <td className="num">
              <FormattedMessage id="deployment.health.pool" values={{ open: one.connections, waiting: one.waiting }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useText } from 'edutech/core/web/hooks';
import type { readVitals } from '../../api';
import { Bytes } from '../shared/Bytes';

/** Database, disk, calls of today and what waits. */
export function Figures({ vitals }: { readonly vitals: OutputOf<typeof readVitals> }) {
  const t = useText();
  const { database, disk, today, outboxWaiting, processes } = vitals;
  const used = disk.totalBytes - disk.freeBytes;
  const sockets = processes.reduce((sum, one) => sum + one.sockets, 0);
  return (
    <dl className="deployment-figures">
      <Figure title="deployment.health.database" note={<>PostgreSQL {database.version}</>}>
        <Bytes value={database.bytes} />
      </Figure>
      <Figure
        title="deployment.health.connections"
        note={<Meter value={database.connections} max={database.most} label={t('deployment.health.connections')} />}
      >
        <span className="num">
          {database.connections} / {database.most}
        </span>
      </Figure>
      <Figure
        title="deployment.health.disk"
        note={<Meter value={used} max={disk.totalBytes} label={t('deployment.health.disk')} />}
      >
        <Bytes value={disk.freeBytes} />
      </Figure>
      <Figure
        title="deployment.health.calls"
        note={t('deployment.health.callsNote', {
          milliseconds: Math.round(today.milliseconds),
          failures: today.failures,
        })}
      >
        <span className="num">
          <FormattedNumber value={today.calls} notation="compact" maximumFractionDigits={1} />
        </span>
      </Figure>
      <Figure title="deployment.health.sockets" note={t('deployment.health.waiting', { count: outboxWaiting })}>
        <span className="num">
          <FormattedNumber value={sockets} />
        </span>
      </Figure>
    </dl>
  );
}

interface FigureProps {
  readonly title: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

function Figure({ title, note, children }: FigureProps) {
  const t = useText();
  return (
    <div className="card pad-4">
      <dt className="soft size-13">{t(title)}</dt>
      <dd>
        <strong>{children}</strong>
        <small className="muted">{note}</small>
      </dd>
    </div>
  );
}

const Meter = ({ value, max, label }: { readonly value: number; readonly max: number; readonly label: string }) => (
  <progress className="meter" value={value} max={max} aria-label={label} />
);

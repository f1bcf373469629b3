import { useIntl } from 'react-intl';
import { Bars } from 'edutech/core/ui/charts/Bars';
import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import type { Traffic } from '../api';

/** Room for a name, and for a figure with its change. CSS pixels. */
const widths = { nameWidth: 112, textWidth: 104 } as const;
const longestName = 16;

const cut = (name: string) => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name);

/** Page views of each area, the most viewed first. */
export function Channels({ channels }: Pick<Traffic, 'channels'>) {
  const t = useText();
  const intl = useIntl();
  const change = (now: number, before: number | null) =>
    before
      ? intl.formatNumber(now / before - 1, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })
      : '';
  const figures = channels.map(({ title, now, before }) => ({
    name: title,
    count: now ?? 0,
    text: now === null ? t('traffic.few') : `${intl.formatNumber(now)} ${change(now, before)}`.trim(),
  }));
  const label = intl.formatList(figures.map(({ name, text }) => `${name} ${text}`));
  return (
    <Panel title={t('traffic.channels')} note={<span className="note">{t('traffic.channels.note')}</span>}>
      <div className="card-body">
        {figures.length > 0 ? (
          <Bars figures={figures} label={label} cut={cut} {...widths} />
        ) : (
          <p className="muted">{t('traffic.none')}</p>
        )}
      </div>
    </Panel>
  );
}

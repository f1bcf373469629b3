import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import type { ClassLoad } from '../../api';
import { LoadBar } from '../shared/LoadBar';

/** Share of the limit from which it is near. */
const near = 0.8;

/** How much homework one's classes have tonight, of all subjects, and what is left of the limit. */
export function Loads({ loads }: { readonly loads: readonly ClassLoad[] }) {
  const t = useText();
  const [first] = loads;
  if (!first) return null;
  const limits = new Set(loads.map(({ limit }) => limit));
  const subjects = new Map(loads.flatMap(({ parts }) => parts.map(({ name, hue }) => [name, hue] as const)));
  return (
    <Panel
      title={t('home.load')}
      end={
        limits.size === 1 && first.limit !== null && first.limit > 0 ? (
          <small className="muted">{t('home.load.limit', { minutes: first.limit })}</small>
        ) : undefined
      }
    >
      <Stack gap={3} className="pad-x-4 pad-b-4">
        {loads.map((load) => (
          <Load key={load.classId} load={load} />
        ))}
        {subjects.size > 0 && (
          <Row as="ul" wrap gap={3} rows={0} className="home-legend soft t-12">
            {[...subjects].map(([name, hue]) => (
              <li key={name} className={`hue-${hue}`}>
                {name}
              </li>
            ))}
            {first.limit !== null && first.limit > 0 && <li className="home-legend-limit">{t('home.load.mark')}</li>}
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

function Load({ load: { className, minutes, limit, parts } }: { readonly load: ClassLoad }) {
  const t = useText();
  const isNear = limit !== null && limit > 0 && minutes >= limit * near;
  const left = limit === null ? null : limit - minutes;
  return (
    <div>
      <Row wrap rows={0}>
        <b className="strong">{className}</b>
        <small className="muted">{t('home.load.subjects', { count: parts.length })}</small>
        <span className={classNames('end', 'num', isNear && 'ink-star')}>
          {limit === null || limit === 0
            ? t('home.load.minutes', { minutes, b: (text) => <b>{text}</b> })
            : t('home.load.of', { minutes, limit, b: (text) => <b>{text}</b> })}
        </span>
      </Row>
      <LoadBar
        parts={parts.map((part) => ({ ...part, key: part.name }))}
        limit={limit}
        label={t('home.load.bar', { class: className, minutes, limit: limit ?? 0 })}
      />
      {left !== null && (
        <Row as="p" gap={1} className={isNear ? 'ink-star t-13' : 'ink-done t-13'}>
          <Icon name={isNear ? 'Warning' : 'Checkmark'} size={16} />
          {t(
            left > 0
              ? isNear
                ? 'home.load.little'
                : 'home.load.left'
              : left === 0
                ? 'home.load.full'
                : 'home.load.over',
            {
              minutes: Math.abs(left),
            },
          )}
        </Row>
      )}
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { Sparkline } from 'edutech/core/ui/charts/Sparkline';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Column, Sum, Unit } from '../../api';
import { FigureValue } from '../../kit/ui/FigureValue';
import { MeasureButton, MeasureWords } from '../../kit/ui/MeasureHelp';

/** How columns are written. */
export const unitOf: Readonly<Record<Column, Unit>> = {
  teachers: 'share',
  students: 'share',
  signIns: 'share',
  over: 'share',
  minutes: 'minutes',
  resources: 'count',
  exams: 'count',
};

interface SumsProps {
  readonly sums: readonly Sum[];
  /** The last days of some of them; null where a day is hidden. */
  readonly lines?: Partial<Readonly<Record<Column, readonly (number | null)[]>>>;
  /** Where the rows behind the figures are, where the reader may see them. */
  readonly rows?: ReactNode;
}

/** The sums of a place beside their own past; the `?` of one opens below all of them how it is counted. */
export function Sums({ sums, lines = {}, rows }: SumsProps) {
  const t = useText();
  const [open, setOpen] = useState<Column | null>(null);
  const opened = sums.find(({ id }) => id === open);
  return (
    <section className="card below-4" aria-label={t('statistics.sums')}>
      <dl className="statistics-parts card-body">
        {sums.map(({ id, figure, before }) => (
          <Stack
            key={id}
            gap={1}
            onKeyDown={(event) => {
              if (event.key !== '?') return;
              event.preventDefault();
              setOpen(open === id ? null : id);
            }}
          >
            <Row as="dt" gap={1} className="muted t-13 nowrap">
              {t(`statistics.column.${id}`)}
              <MeasureButton
                label={t(`statistics.column.${id}`)}
                isOpen={open === id}
                onToggle={() => setOpen(open === id ? null : id)}
              />
            </Row>
            <Row as="dd" align="baseline" wrap className="t-24">
              <FigureValue figure={figure} unit={unitOf[id]} />
              <Growth now={figure} before={before} unit={unitOf[id]} />
            </Row>
            <Days days={lines[id] ?? []} />
          </Stack>
        ))}
      </dl>
      {opened && (
        <div className="card-body ruled-top">
          <MeasureWords measure={opened.figure.measure} at={opened.figure.at}>
            {opened.figure.n !== null && <p>{t('statistics.of', { n: opened.figure.n })}</p>}
            {opened.before.value !== null && (
              <p>
                {t('statistics.before')} <FigureValue figure={opened.before} unit={unitOf[opened.id]} />
              </p>
            )}
            {rows}
          </MeasureWords>
        </div>
      )}
    </section>
  );
}

/** The way up to here; nothing of a few days, nor where one of them is hidden. */
function Days({ days }: { readonly days: readonly (number | null)[] }) {
  const known = days.filter((day) => day !== null);
  return known.length > 2 && known.length === days.length && <Sparkline values={known} />;
}

interface GrowthProps {
  readonly now: Sum['figure'];
  readonly before: Sum['before'];
  readonly unit: Unit;
}

/** By how much it differs from its own past, in points of a hundred. */
function Growth({ now, before, unit }: GrowthProps) {
  const t = useText();
  if (unit !== 'share' || now.value === null || before.value === null) return null;
  return (
    <span className="soft t-12 num">
      {t('statistics.growth', {
        change: (
          <FormattedNumber
            value={(now.value - before.value) * 100}
            signDisplay="exceptZero"
            maximumFractionDigits={1}
          />
        ),
      })}
    </span>
  );
}

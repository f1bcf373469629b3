import { useLoaderData } from 'react-router';
import { FormattedDate } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { useText } from 'edutech/core/web/hooks';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { examSeats, exportSeats } from '../../api';
import { inGroups } from '../shared/admission';

export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const examId = url.searchParams.get('id') ?? '';
  return { examId, ...(await call(examSeats, { examId }, { signal })) };
};

/** Names of people, which are not translated. */
function OwnNames({ names }: { readonly names: readonly string[] }) {
  const t = useText();
  const words = names.join(t('exam.sitting.and'));
  return <span lang={langOf(words)}>{words || '–'}</span>;
}

/** Seats and admission numbers of each room, to hang on its door. */
export function Page() {
  const t = useText();
  const { examId, title, startsAt, minutes, rooms } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <PageFrame
      title={t('exam.seats.title')}
      note={
        <>
          {title}
          {' · '}
          <FormattedDate value={startsAt as string} timeZone={cityTimeZone} dateStyle="full" timeStyle="short" />
          {' · '}
          {t('exam.seats.minutes', { minutes })}
        </>
      }
      end={
        <span className="no-print">
          <ExportButton endpoint={exportSeats} input={{ examId }} />
          <Button icon="Print" onClick={() => window.print()}>
            {t('exam.seats.print')}
          </Button>
        </span>
      }
    >
      <Stack gap={5}>
        {rooms.map(({ roomId, name, invigilators, seats }) => (
          <section key={roomId} className="card pad-4 exam-seats">
            <h2 className="t-18">{name}</h2>
            <p className="note">{t('exam.seats.invigilators', { names: <OwnNames names={invigilators} /> })}</p>
            <Seats seats={seats} />
          </section>
        ))}
      </Stack>
    </PageFrame>
  );
}

type Seat = OutputOf<typeof examSeats>['rooms'][number]['seats'][number];

/** A list of seats; where there is room, its second half beside the first. */
function Seats({ seats }: { readonly seats: readonly Seat[] }) {
  const isNarrow = useNarrow();
  const half = Math.ceil(seats.length / 2);
  const hasExtra = seats.some(({ extra }) => extra > 0);
  if (isNarrow) return <SeatTable seats={seats} hasExtra={hasExtra} />;
  return (
    <Grid columns={2} gap={6}>
      <SeatTable seats={seats.slice(0, half)} hasExtra={hasExtra} />
      <SeatTable seats={seats.slice(half)} hasExtra={hasExtra} />
    </Grid>
  );
}

interface SeatTableProps {
  readonly seats: readonly Seat[];
  /** Somebody in the room has more time. */
  readonly hasExtra: boolean;
}

function SeatTable({ seats, hasExtra }: SeatTableProps) {
  const t = useText();
  const columns = ['seat', 'admission', 'name', 'class', ...(hasExtra ? (['extra'] as const) : [])] as const;
  if (seats.length === 0) return null;
  return (
    <div>
      <table className="wide above-2">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} className="text-start note pad-y-1">
                {t(`exam.seats.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((one) => (
            <tr key={one.seat} className="lined-top">
              <td className="num pad-y-1">{one.seat}</td>
              <td className="num nowrap">{inGroups(one.admission)}</td>
              <td>{one.name}</td>
              <td>{one.className}</td>
              {hasExtra && <td className="num">{one.extra || ''}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

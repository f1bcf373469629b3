import { useLoaderData } from 'react-router';
import { FormattedDate } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { examSeats, exportSeats } from '../../api';

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
  const columns = ['seat', 'admission', 'name', 'class', 'extra'] as const;
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
                    <td className="num">{one.admission}</td>
                    <td>{one.name}</td>
                    <td>{one.className}</td>
                    <td className="num">{one.extra || ''}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </Stack>
    </PageFrame>
  );
}

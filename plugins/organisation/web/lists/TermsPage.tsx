import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { cityDay } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { Card } from 'edutech/core/ui/Card';
import { IconButton } from 'edutech/core/ui/IconButton';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Tag } from 'edutech/core/ui/Tag';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type AdminYear, adminYears, deleteYear, exportYears } from '../../api';
import { DeleteNamed } from './DeleteNamed';
import { YearForm } from './forms/YearForm';
import { useOpened } from 'edutech/core/ui/table/use-opened';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';

export const loader = (async ({ call, signal }) => {
  const years = await call(adminYears, {}, { signal });
  return { ...years, today: cityDay(new Date()) };
}) satisfies Loader;

/** School years with their terms on a line of time: the city's administrators keep them, others read. */
export function Page() {
  const t = useText();
  const { items, mayEdit, today } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const [deleting, setDeleting] = useState<AdminYear | null>(null);
  const edited = items.find(({ id }) => id === opened);
  const add = mayEdit && (
    <Button look="primary" icon="Add" to={at('new')}>
      {t('organisation.terms.add')}
    </Button>
  );
  return (
    <PageFrame
      title={t('organisation.terms.title')}
      note={t(mayEdit ? 'organisation.terms.note' : 'organisation.cityKeeps')}
      end={
        <>
          <ExportButton endpoint={exportYears} input={{}} />
          {add}
        </>
      }
    >
      <ListStates
        count={items.length}
        empty={{
          title: t('organisation.terms.empty'),
          text: t('organisation.terms.emptyText'),
          actions: add,
        }}
      >
        <Stack as="ol">
          {items.map((year) => (
            <li key={year.id}>
              <Year
                year={year}
                today={today}
                mayEdit={mayEdit}
                editAt={at(year.id)}
                onDelete={() => setDeleting(year)}
              />
            </li>
          ))}
        </Stack>
      </ListStates>
      {mayEdit && (edited || opened === 'new') && (
        <YearForm key={opened} year={edited} last={items[0]} today={today} onClose={close} />
      )}
      {deleting && (
        <DeleteNamed list="terms" thing={deleting} endpoint={deleteYear} onClose={() => setDeleting(null)} />
      )}
    </PageFrame>
  );
}

interface YearProps {
  readonly year: AdminYear;
  readonly today: string;
  readonly mayEdit: boolean;
  readonly editAt: string;
  readonly onDelete: () => void;
}

function Year({ year, today, mayEdit, editAt, onDelete }: YearProps) {
  const intl = useIntl();
  const t = useText();
  const isNow = (from: string, to: string) => from <= today && today <= to;
  return (
    <Card className="organisation-year">
      <Row as="header" wrap gap={3} rows={1} className="pad-y-3 pad-x-4 ruled-below">
        <h2 className="t-head">{t('organisation.terms.year', { name: year.name })}</h2>
        {isNow(year.startsOn, year.endsOn) && <Tag tone="brand">{t('organisation.terms.now')}</Tag>}
        <span className="muted num">
          <Days from={year.startsOn} to={year.endsOn} />
        </span>
        <span className="muted num">{t('organisation.terms.classes', { count: year.classes })}</span>
        {mayEdit && (
          <Row as="span" align="stretch" gap={1} className="organisation-year-acts end">
            <Button size="small" icon="Edit" to={editAt}>
              {t('organisation.edit')}
            </Button>
            {year.classes === 0 && (
              <IconButton icon="Delete" label={t('organisation.deleteNamed', { name: year.name })} onClick={onDelete} />
            )}
          </Row>
        )}
      </Row>
      <ul>
        {year.terms.map((term) => (
          <li key={term.number} className={isNow(term.startsOn, term.endsOn) ? 'organisation-term-now' : undefined}>
            <b>{intl.locale === 'en' && term.nameEn ? term.nameEn : term.name}</b>
            <span className="num">
              <Days from={term.startsOn} to={term.endsOn} />
            </span>
            <span className="muted num">{t('organisation.terms.weeks', { count: weeks(term) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const weeks = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
  Math.ceil((Date.parse(endsOn) - Date.parse(startsOn) + 86_400_000) / (7 * 86_400_000));

function Days({ from, to }: { from: string; to: string }) {
  const intl = useIntl();
  const day = (text: string) =>
    intl.formatDate(`${text}T00:00:00Z`, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <>
      {day(from)} – {day(to)}
    </>
  );
}

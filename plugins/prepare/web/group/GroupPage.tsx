import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useLoaderData, useNavigate } from 'react-router';
import { newId } from 'edutech/core/common/ids';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { DateField } from 'edutech/core/ui/form/days/DateField';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tag } from 'edutech/core/ui/Tag';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { type Translate, useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { getUserBooks, type StageItem } from 'edutech/plugins/textbook/api';
import { useTeachingBooks } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { addPlan, listPlans } from '../../api';
import type { PlanItem } from '../../api/records';
import { mostTitle } from '../../model/plan/document';
import { needs } from '../../model/plan/readiness';
import { routes } from '../../routes';

export async function loader({ call, url, signal, termId }: LoaderArgs) {
  const q = url.searchParams.get('q')?.trim().slice(0, 60);
  const [plans, tree] = await Promise.all([
    call(listPlans, { space: 'group', ...(q && { q }) }, { signal }),
    call(getUserBooks, { source: textbookSources.school, ...(termId && { termId }) }, { signal }),
  ]);
  return { plans, tree };
}

const columnsFor = (t: Translate, today: string): readonly Column<PlanItem>[] => [
  { id: 'title', title: t('prepare.plan.title'), main: true, cell: ({ title }) => <CityWords>{title}</CityWords> },
  {
    id: 'owner',
    title: t('prepare.group.author'),
    width: '112px',
    cell: ({ owner }) => <CityWords>{owner}</CityWords>,
  },
  {
    id: 'subject',
    title: t('prepare.plan.subject'),
    width: '140px',
    cell: ({ grade, subject }) => `${grade} ${subject}`,
  },
  {
    id: 'due',
    title: t('prepare.group.due'),
    width: '112px',
    cell: ({ dueOn, isReady }) =>
      dueOn && (
        <span className={dueOn < today && !isReady ? 'ink-late' : undefined}>
          <FormattedDate value={`${dueOn}T00:00:00Z`} timeZone="UTC" month="numeric" day="numeric" weekday="short" />
        </span>
      ),
  },
  {
    id: 'done',
    title: t('prepare.plan.progress'),
    width: '112px',
    cell: ({ isReady, done }) =>
      isReady ? (
        <Tag tone="done">{t('prepare.state.ready')}</Tag>
      ) : (
        t('prepare.plan.doneOf', { done: done.length, of: needs.length })
      ),
  },
  { id: 'comments', title: t('prepare.side.comments'), width: '88px', align: 'end', cell: ({ comments }) => comments },
  {
    id: 'changed',
    title: t('prepare.plan.changed'),
    width: '144px',
    cell: ({ changedAt }) => <SaidMoment at={changedAt} />,
  },
];

/** What the teachers of one's subjects prepare together: who writes first, until when, and what is said about it. */
export function Page() {
  const t = useText();
  const { plans, tree } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const [isNew, setNew] = useState(false);
  const today = cityDay(useNow());
  const add = (
    <Can rule={['preparing_center_tea.plan_add']}>
      <Button look="primary" icon="Add" onClick={() => setNew(true)}>
        {t('prepare.group.new')}
      </Button>
    </Can>
  );
  return (
    <PageFrame title={t('prepare.menu.collectivePreparation')} end={add}>
      <Stack>
        <FilterBar search={t('prepare.plan.find')} filters={[]} />
        <DataTable
          name="prepare.group"
          label={t('prepare.menu.collectivePreparation')}
          columns={columnsFor(t, today)}
          rows={plans}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          openAt={({ id }) => routes.planView.to({ id })}
          empty={{ title: t('prepare.group.none'), text: t('prepare.group.none.text') }}
        />
      </Stack>
      {isNew && <NewTask tree={tree} onClose={() => setNew(false)} />}
    </PageFrame>
  );
}

/** A usual time for a group. Days. */
const usualDays = 7;

/** A lesson that the group prepares: who makes it is its main author. */
function NewTask({ tree, onClose }: { readonly tree: readonly StageItem[]; readonly onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const navigate = useNavigate();
  const books = useTeachingBooks(tree);
  const [id] = useState(() => newId());
  const [usual] = useState(() => dayAfter(cityDay(new Date()), usualDays));
  const form = useForm({
    name: 'prepare.group',
    initial: { title: '', bookId: books[0]?.bookId ?? '', dueOn: usual },
    check: ({ title, bookId, dueOn }) => ({
      ...(title.trim() === '' && { title: 'prepare.error.noTitle' }),
      ...(bookId === '' && { bookId: 'prepare.error.noBook' }),
      ...(dueOn === '' && { dueOn: 'prepare.error.noDay' }),
    }),
    save: async ({ title, bookId, dueOn }) => {
      const { subjectId, gradeId } = books.find((one) => one.bookId === bookId)!;
      await call(addPlan, { id, title, subjectId, gradeId, nodeId: null, dueOn }, { quiet: true });
    },
    onSaved: () => void navigate(routes.planView.to({ id })),
  });
  return (
    <FormDrawer title={t('prepare.group.new')} form={form} submit={t('prepare.new.begin')} onClose={onClose}>
      <TextField label={t('prepare.new.title')} field={form.field('title')} maxLength={mostTitle} required />
      <SelectField
        label={t('prepare.new.book')}
        field={form.field('bookId')}
        options={books.map(({ bookId: value, name, choice }) => ({ value, label: `${name} · ${choice.edition.name}` }))}
        required
      />
      <DateField label={t('prepare.group.due')} field={form.field('dueOn')} required />
    </FormDrawer>
  );
}

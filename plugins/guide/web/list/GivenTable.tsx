import { IconButton } from 'edutech/core/ui/IconButton';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { type Translate, useCall, useText } from 'edutech/core/web/hooks';
import { withdrawGiven } from '../../api';
import type { Given } from '../../api/records';
import { phases } from '../../model/book/document';
import { routes } from '../../routes';

const columnsFor = (t: Translate): readonly Column<Given>[] => [
  { id: 'title', title: t('guide.column.title'), main: true, cell: ({ title }) => <CityWords>{title}</CityWords> },
  {
    id: 'class',
    title: t('guide.column.class'),
    width: '112px',
    cell: ({ className }) => <CityWords>{className}</CityWords>,
  },
  {
    id: 'lesson',
    title: t('guide.column.lesson'),
    width: '136px',
    cell: ({ lessonAt }) => <SaidMoment at={lessonAt} />,
  },
  {
    id: 'phase',
    title: t('guide.column.phase'),
    width: '96px',
    cell: ({ phase }) => <Tag tone={phase === 'in' ? 'brand' : 'plain'}>{t(`guide.phase.${phase}`)}</Tag>,
  },
  ...phases.map(
    (phase): Column<Given> => ({
      id: phase,
      title: t(`guide.phase.${phase}`),
      width: '80px',
      cell: ({ done, asks, students }) => (
        <span className="num">{asks[phase] ? `${done[phase]}/${students}` : '–'}</span>
      ),
    }),
  ),
];

/** What classes have, with how many students are through each phase. */
export function GivenTable({ given }: { readonly given: readonly Given[] }) {
  const t = useText();
  const call = useCall();
  const put = ({ assignmentId }: Given, isWithdrawn: boolean) => call(withdrawGiven, { assignmentId, isWithdrawn });
  const withdraw = useAct((row: Given) => put(row, true), {
    done: (_, row) => ({ id: 'guide.withdrawn', values: { name: row.className } }),
    undo: (_, row) => put(row, false),
  });
  return (
    <>
      <FilterBar search={t('guide.find')} />
      <DataTable
        name="guide.given"
        label={t('guide.tab.given')}
        columns={columnsFor(t)}
        rows={given}
        keyOf={({ assignmentId }) => assignmentId}
        nameOf={({ title, className }) => `${title} ${className}`}
        openAt={({ assignmentId }) => routes.monitor.to({ id: assignmentId })}
        acts={(row) => (
          <>
            <IconButton
              icon="FullScreen"
              label={t('guide.present.title')}
              to={routes.present.to({ id: row.assignmentId })}
            />
            <IconButton icon="ArrowUndo" label={t('guide.withdraw')} onClick={() => void withdraw.run(row)} />
          </>
        )}
        empty={{ title: t('guide.empty.given'), text: t('guide.empty.given.text') }}
      />
    </>
  );
}

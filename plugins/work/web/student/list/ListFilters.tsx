import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { useText } from 'edutech/core/web/hooks';
import type { MyHomework } from '../../../api/answering';
import { listStateOf, listStates } from './today';

/** Fewer than these are seen at a glance. */
const fewest = 4;

/** Subjects and states that there are; with a handful of homework there is nothing to narrow. */
export function ListFilters({ homework }: { readonly homework: readonly MyHomework[] }) {
  const t = useText();
  const subjects = [...new Map(homework.map(({ subjectCode, subject }) => [subjectCode, subject]))];
  const there = new Set(homework.map(listStateOf));
  if (homework.length < fewest) return null;
  return (
    <FilterBar
      filters={[
        ...(subjects.length > 1
          ? [
              {
                name: 'subject',
                label: t('work.today.subject'),
                all: t('work.today.allSubjects'),
                options: subjects.map(([value, label]) => ({ value, label })),
              },
            ]
          : []),
        {
          name: 'state',
          label: t('work.today.stateFilter'),
          all: t('work.today.allStates'),
          options: listStates
            .filter((state) => there.has(state))
            .map((value) => ({ value, label: t(`work.today.state.${value}`) })),
        },
      ]}
    />
  );
}

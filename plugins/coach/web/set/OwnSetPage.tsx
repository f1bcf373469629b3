import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useSelection } from 'edutech/core/ui/table/choosing/use-selection';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { changed, listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listOwnSet } from '../../api';
import type { OwnSet } from '../../api/own-set';
import { routes } from '../../routes';
import { SetBulk } from './SetBulk';
import { SetCard } from './SetCard';

const ImportDrawer = onDemand(() => import('./ImportDrawer').then((part) => part.ImportDrawer));
const sizes = [10, 20, 50] as const;

export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const { page, pageLine } = listQuery(url.searchParams, sizes);
  const subjectId = url.searchParams.get('subject');
  return call(listOwnSet, { page, pageLine, ...(isId(subjectId) && { subjectId }) }, { signal });
};

type SetItem = OwnSet['data'][number];

/** The teacher's own set for coaching: questions of the bank, Word or Excel, prepared with hints and answers. */
export function Page() {
  const t = useText();
  const navigate = useNavigate();
  const set = useLoaderData<OwnSet>();
  const query = new URLSearchParams(useLocation().search);
  const [isImporting, setImporting] = useState(false);
  const mayImport = useCan(['coach_tea.import']);
  const keyOf = ({ itemId }: SetItem) => itemId;
  const { selection, toggle, clear } = useSelection(set.data, keyOf, changed(query, { page: null }));
  const chosen = [...selection.keys()];
  const importAct = (
    <Button look="primary" icon="Add" onClick={() => setImporting(true)}>
      {t('coach.set.import')}
    </Button>
  );
  return (
    <PageFrame
      title={t('coach.questions.title')}
      note={t('coach.set.note')}
      end={
        <>
          <Button to={routes.list.to()}>{t('coach.desk.back')}</Button>
          {mayImport && importAct}
        </>
      }
    >
      <Stack>
        {set.subjects.length > 1 && (
          <FilterBar
            filters={[
              {
                name: 'subject',
                label: t('coach.new.subject'),
                all: t('coach.set.allSubjects'),
                options: set.subjects.map(({ subjectId, subject }) => ({ value: subjectId, label: subject })),
              },
            ]}
          />
        )}
        <ListStates
          count={set.data.length}
          filtered={query.has('subject')}
          clear={routes.questions.to()}
          empty={{
            picture: 'box',
            title: t('coach.set.none'),
            text: t('coach.set.none.text'),
            ...(mayImport && { actions: importAct }),
          }}
        >
          <Stack>
            {set.data.map((item, at) => (
              <SetCard
                key={item.itemId}
                item={item}
                isChosen={selection.has(item.itemId)}
                onChoose={(isChosen, withShift) => toggle(at, isChosen, withShift)}
              />
            ))}
          </Stack>
          <Pager total={set.pageData.total} size={set.pageData.line} sizes={sizes} />
        </ListStates>
      </Stack>
      {chosen.length > 0 && <SetBulk itemIds={chosen} onClear={clear} />}
      {isImporting && (
        <ImportDrawer
          have={set.data.flatMap(({ questionId, itemId }) => (questionId ? [{ questionId, itemId }] : []))}
          onClose={() => {
            setImporting(false);
            void navigate(changed(query, { page: null }));
          }}
        />
      )}
    </PageFrame>
  );
}

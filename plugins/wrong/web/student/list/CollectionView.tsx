import { useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { addAddress, collectionAddress, printAddress } from '../../shared/addresses';
import type { Collection, PlanData } from '../load-collection';
import { collectionHints } from './collection-keys';
import { EntryList } from './EntryList';
import { Filters } from './Filters';
import { TodayCard } from './TodayCard';

interface CollectionViewProps {
  readonly list: Collection;
  readonly plan: PlanData;
}

/** The collection on one page: what is to do today, subjects, filters, entries. */
export function CollectionView({ list, plan }: CollectionViewProps) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const isTrash = query.has('removed');
  const all = list.subjects.reduce((sum, { count }) => sum + count, 0);
  return (
    <PageFrame
      title={t(isTrash ? 'wrong.trash.title' : 'wrong.studentList.title')}
      note={isTrash ? t('wrong.trash.note') : undefined}
      end={
        isTrash ? (
          <Button icon="ArrowLeft" to={collectionAddress}>
            {t('wrong.back')}
          </Button>
        ) : (
          <>
            <Button icon="Print" to={printAddress(query)}>
              {t('wrong.print')}
            </Button>
            <Button icon="Camera" to={addAddress}>
              {t('wrong.add')}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {!isTrash && <TodayCard list={list} plan={plan} />}
        {!isTrash && (
          <Tabs
            label={t('wrong.subjects')}
            current={query.get('subject') ?? ''}
            items={[
              {
                id: '',
                label: t('wrong.subjects.all'),
                count: all,
                to: changed(query, { subject: null, point: null }),
              },
              ...list.subjects.map(({ subjectId, subject, count }) => ({
                id: subjectId,
                label: subject,
                count,
                to: changed(query, { subject: subjectId, point: null }),
              })),
            ]}
          />
        )}
        {!isTrash && <Filters list={list} />}
        <EntryList list={list} />
      </Stack>
      <KeyHints hints={collectionHints} />
    </PageFrame>
  );
}

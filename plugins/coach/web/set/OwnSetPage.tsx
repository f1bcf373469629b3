import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { Can, useCan } from 'edutech/core/ui/Can';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { BulkBar } from 'edutech/core/ui/table/choosing/BulkBar';
import { ChooseBox } from 'edutech/core/ui/table/choosing/ChooseBox';
import { useSelection } from 'edutech/core/ui/table/choosing/use-selection';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { changed, listQuery } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import type { Preparation } from 'edutech/plugins/questions/api';
import { exportSet, listOwnSet, removeFromSet } from '../../api';
import type { OwnSet } from '../../api/own-set';
import { routes } from '../../routes';
import { AskedItem } from '../shared/AskedItem';

const ImportDrawer = onDemand(() => import('./ImportDrawer').then((part) => part.ImportDrawer));
const PreparedDownload = onDemand(() =>
  import('edutech/plugins/questions/kit/ui/prepared/PreparedDownload').then((part) => part.PreparedDownload),
);

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
  const call = useCall();
  const navigate = useNavigate();
  const set = useLoaderData<OwnSet>();
  const query = new URLSearchParams(useLocation().search);
  const [isImporting, setImporting] = useState(false);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const mayImport = useCan(['coach_tea.import']);
  const keyOf = ({ itemId }: SetItem) => itemId;
  const { selection, toggle, clear } = useSelection(set.data, keyOf, changed(query, { page: null }));
  const chosen = [...selection.keys()];
  const write = useAct(
    async (format: 'docx' | 'pdf') =>
      setPreparation(await call(exportSet, { itemIds: chosen, format, withHints: true })),
    { changes: false },
  );
  const remove = useAct(
    async () => {
      const itemIds = chosen;
      const { count } = await call(removeFromSet, { itemIds, removed: true });
      clear();
      return { count, itemIds };
    },
    {
      done: ({ count }) => ({ id: 'coach.set.removed', values: { count } }),
      undo: ({ itemIds }) => call(removeFromSet, { itemIds, removed: false }),
    },
  );
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
      {chosen.length > 0 && (
        <BulkBar count={chosen.length} onClear={clear}>
          <Can rule={['coach_tea.question_export']}>
            <Button size="small" icon="ArrowDownload" busy={write.isBusy} onClick={() => void write.run('docx')}>
              {t('coach.set.word')}
            </Button>
          </Can>
          <Can rule={['coach_tea.question_export']}>
            <Button size="small" icon="Print" busy={write.isBusy} onClick={() => void write.run('pdf')}>
              {t('coach.set.pdf')}
            </Button>
          </Can>
          <Can rule={['coach_tea.delete']}>
            <Button size="small" icon="Delete" busy={remove.isBusy} onClick={() => void remove.run()}>
              {t('coach.set.remove')}
            </Button>
          </Can>
        </BulkBar>
      )}
      {isImporting && (
        <ImportDrawer
          have={set.data.flatMap(({ questionId, itemId }) => (questionId ? [{ questionId, itemId }] : []))}
          onClose={() => {
            setImporting(false);
            void navigate(changed(query, { page: null }));
          }}
        />
      )}
      {preparation && (
        <PreparedDownload
          preparation={preparation}
          title={t('coach.set.writing')}
          onEnd={() => setPreparation(null)}
          onClose={() => setPreparation(null)}
        />
      )}
    </PageFrame>
  );
}

interface SetCardProps {
  readonly item: SetItem;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean, withShift: boolean) => void;
}

function SetCard({ item, isChosen, onChoose }: SetCardProps) {
  const t = useText();
  const { itemId, hints, answers, people, subject } = item;
  return (
    <article className="card pad-4">
      <Row as="header" wrap rows={1} className="below-2">
        <ChooseBox label={t('coach.set.choose')} isChosen={isChosen} onChoose={onChoose} />
        <Tag>{subject}</Tag>
        <Tag tone={hints > 0 ? 'done' : 'due'}>{t('coach.set.hints', { count: hints })}</Tag>
        <Tag tone={answers > 0 ? 'done' : 'plain'}>{t('coach.answers.count', { count: answers })}</Tag>
        {people > 0 && <Tag tone="info">{t('coach.people', { count: people })}</Tag>}
        <Button size="small" look="soft" className="end" to={routes.detail.to({ item: itemId })}>
          {t('coach.set.prepare')}
        </Button>
      </Row>
      <AskedItem item={item} />
    </article>
  );
}

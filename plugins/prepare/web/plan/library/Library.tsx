import { useState } from 'react';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tabs, tabId } from 'edutech/core/ui/navigation/Tabs';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { useChapters } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { ChapterTree } from 'edutech/plugins/textbook/kit/ui/trees/ChapterTree';
import { usePlan } from '../plan-context';
import { Materials } from '../materials/Materials';

const Resources = onDemand(() => import('./Resources').then((part) => part.Resources));
const Questions = onDemand(() => import('./Questions').then((part) => part.Questions));

const tabs = ['materials', 'resources', 'questions'] as const;
type Tab = (typeof tabs)[number];

/** Beside the plan: what belongs to it, and by chapters what the library and the bank have for it. */
export function Library() {
  const t = useText();
  const { data } = usePlan();
  const [tab, setTab] = useState<Tab>('materials');
  const [nodeId, setNodeId] = useState(data.plan.nodeId);
  const hasLibrary = useDeployment().isOn('resource');
  const label = t('prepare.library');
  return (
    <>
      <Tabs
        label={label}
        current={tab}
        onChoose={(id) => setTab(id as Tab)}
        items={tabs
          .filter((id) => id !== 'resources' || hasLibrary)
          .map((id) => ({ id, label: t(`prepare.library.${id}`) }))}
      />
      <Stack role="tabpanel" aria-labelledby={tabId(label, tab)} className="pad-3">
        {tab !== 'materials' && data.bookId && <Chapters bookId={data.bookId} current={nodeId} onChoose={setNodeId} />}
        {tab === 'materials' && <Materials />}
        {tab === 'resources' && <Resources nodeId={nodeId} />}
        {tab === 'questions' && <Questions nodeId={nodeId} />}
      </Stack>
    </>
  );
}

interface ChaptersProps {
  readonly bookId: string;
  readonly current: string | null;
  readonly onChoose: (nodeId: string) => void;
}

/** The chapters of the book. */
function Chapters({ bookId, current, onChoose }: ChaptersProps) {
  const t = useText();
  const { chapters, isLoading } = useChapters({ bookId, version: null });
  if (isLoading) return <Skeletons shape="text" />;
  return (
    <div className="prepare-chapters scrolls">
      <ChapterTree
        folds
        chapters={chapters}
        current={current}
        onChoose={onChoose}
        empty={<p className="note">{t('prepare.library.noChapters')}</p>}
      />
    </div>
  );
}

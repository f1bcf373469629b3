import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useText } from 'edutech/core/web/hooks';
import type { WholeGuide } from '../../api';
import { inLessonOrder } from '../../model/book/document';
import { addBlock, stepBlock } from '../../model/book/edits';
import { BlockList } from './BlockList';
import { BlockSheet } from './BlockSheet';
import { GuideBar } from './GuideBar';
import { GuideContext } from './guide-context';
import { BlockSettings } from './side/BlockSettings';
import { useGuideDesk } from './use-guide-desk';

const PublishDrawer = onDemand(() => import('./side/PublishDrawer').then((part) => part.PublishDrawer));
const Versions = onDemand(() => import('./side/Versions').then((part) => part.Versions));
const ResourcesDrawer = onDemand(() => import('./side/ResourcesDrawer').then((part) => part.ResourcesDrawer));
const QuestionsDrawer = onDemand(() => import('./side/QuestionsDrawer').then((part) => part.QuestionsDrawer));

const hints = [
  { keys: ['A'], does: 'guide.key.add' },
  { keys: ['Ctrl', '↑', '↓'], does: 'guide.key.move' },
  { keys: ['J', 'K'], does: 'guide.key.walk' },
];

export type Drawer = 'publish' | 'versions' | 'questions' | 'resources' | null;

/** The editor: blocks at the left, the sheet as students see it, and the settings of the block that is written in. */
export function Editor({ data }: { readonly data: WholeGuide }) {
  const t = useText();
  const { desk, draft, leave } = useGuideDesk(data);
  const [drawer, setDrawer] = useState<Drawer>(null);
  const [isPreview, setPreview] = useState(false);
  const { document, current, change, choose } = desk;
  const blocks = inLessonOrder(document.blocks);
  const at = blocks.findIndex(({ id }) => id === current?.id);
  const add = () => {
    const { document: next, added } = addBlock(document, 'free', current?.id ?? null);
    change(() => next);
    choose(added.id);
  };
  usePageKeys(
    ({ key, ctrlKey, metaKey }) => {
      const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
      if ((ctrlKey || metaKey) && by !== 0 && current) {
        change((before) => stepBlock(before, current.id, by));
        return true;
      }
      if (ctrlKey || metaKey) return false;
      const next = blocks[at + (key === 'j' ? 1 : key === 'k' ? -1 : 0)];
      if (key === 'a') add();
      else if ((key === 'j' || key === 'k') && next) choose(next.id);
      else return false;
      return true;
    },
    { commands: true },
  );
  return (
    <GuideContext value={desk}>
      <GuideBar
        draft={draft}
        leave={leave}
        isAhead={data.isAhead}
        isPreview={isPreview}
        onPreview={setPreview}
        onDrawer={setDrawer}
      />
      {draft.conflict && (
        <Row wrap className="pad-3 round-card tint-due above-2" role="alert">
          {t('guide.conflict')}
          <Button size="small" className="end" onClick={() => draft.resolve(draft.conflict!.mine)}>
            {t('guide.conflict.mine')}
          </Button>
          <Button size="small" onClick={() => draft.resolve(draft.conflict!.theirs)}>
            {t('guide.conflict.theirs')}
          </Button>
        </Row>
      )}
      <div className={isPreview ? 'guide-desk guide-desk-preview' : 'guide-desk'}>
        {!isPreview && (
          <aside className="paper no-print scrolls-y pad-3" aria-label={t('guide.blocksTitle')}>
            <BlockList onAdd={add} />
          </aside>
        )}
        <div className="guide-main">
          <Stack className="guide-sheet raised" gap={5}>
            {blocks.length === 0 && <p className="note center pad-5">{t('guide.noBlocks')}</p>}
            {blocks.map((block, index) => (
              <BlockSheet
                key={block.id}
                block={block}
                number={index + 1}
                isCurrent={!isPreview && block.id === current?.id}
                onDrawer={setDrawer}
                leave={leave}
              />
            ))}
          </Stack>
          <KeyHints hints={hints} button />
        </div>
        {!isPreview && current && (
          <aside className="paper no-print scrolls-y pad-4" aria-label={t('guide.thisBlock')}>
            <BlockSettings key={current.id} block={current} />
          </aside>
        )}
      </div>
      {drawer === 'publish' && <PublishDrawer flush={draft.flush} onClose={() => setDrawer(null)} />}
      {drawer === 'versions' && <Versions flush={draft.flush} onClose={() => setDrawer(null)} />}
      {drawer === 'questions' && <QuestionsDrawer onClose={() => setDrawer(null)} />}
      {drawer === 'resources' && <ResourcesDrawer onClose={() => setDrawer(null)} />}
    </GuideContext>
  );
}

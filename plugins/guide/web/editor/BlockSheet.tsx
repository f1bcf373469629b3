import { type ReactNode, useEffect, useRef } from 'react';
import { newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { IconButton } from 'edutech/core/ui/IconButton';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { SortableList } from 'edutech/core/ui/table/SortableList';
import { Tag } from 'edutech/core/ui/Tag';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { type AskWay, type Block, itemsOf, type Part } from '../../model/book/document';
import { addParts, changeBlock, orderParts } from '../../model/book/edits';
import { mostParts, mostTitle } from '../../model/limits';
import { routes } from '../../routes';
import { BlockName } from '../shared/BlockName';
import type { Drawer } from './Editor';
import { useGuide } from './guide-context';
import { PartEditor } from './parts/PartEditor';
import { PartShown } from './parts/PartShown';
import { usePartFiles } from './parts/use-part-files';

interface BlockSheetProps {
  readonly block: Block;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly onDrawer: (drawer: Drawer) => void;
  readonly leave: (to: string) => void;
}

/** A block on the sheet, as students see it; the current one is written in, with its tools above. */
export function BlockSheet({ block, number, isCurrent, onDrawer, leave }: BlockSheetProps) {
  const t = useText();
  const { choose, change } = useGuide();
  const items = itemsOf(block).length;
  const heading = (
    <Row gap={3}>
      <span className="guide-number num" aria-hidden="true">
        {number}
      </span>
      {isCurrent ? (
        <>
          <b className="t-16 strong">{t(`guide.kind.${block.kind}`)}</b>
          <input
            className="input grow strong"
            value={block.title}
            maxLength={mostTitle}
            placeholder={t('guide.form.blockTitle')}
            aria-label={t('guide.form.blockTitle')}
            onChange={({ currentTarget: { value } }) =>
              change((before) => changeBlock(before, block.id, { title: value }))
            }
          />
        </>
      ) : (
        <h2 className="t-16 strong">
          <BlockName block={block} />
        </h2>
      )}
      {items > 0 && <Tag>{t('guide.items', { count: items })}</Tag>}
    </Row>
  );
  if (!isCurrent)
    return (
      <section className="guide-block">
        <Row justify="between" align="start">
          {heading}
          <IconButton icon="Edit" label={t('guide.editBlock', { number })} onClick={() => choose(block.id)} />
        </Row>
        <Stack className="above-2">
          {block.parts.map((part) => (
            <PartShown key={part.id} part={part} />
          ))}
        </Stack>
      </section>
    );
  return (
    <Current label={block.title || t(`guide.kind.${block.kind}`)}>
      <Tools block={block} onDrawer={onDrawer} leave={leave} />
      {heading}
      <SortableList
        className="guide-parts"
        label={t('guide.parts')}
        items={block.parts}
        keyOf={({ id }) => id}
        nameOf={({ kind }) => t(`guide.part.${kind}`)}
        onOrder={(ids) => change((before) => orderParts(before, block.id, ids))}
        row={(part) => <PartEditor blockId={block.id} part={part} />}
      />
    </Current>
  );
}

/** The block that is written in: chosen beside the sheet, or by the address, it comes into sight. */
function Current({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  // Once, as it becomes the current one
  useEffect(() => {
    // what newer browsers answer is no clean-up
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={section} className="guide-block guide-block-current round-card" aria-label={label}>
      {children}
    </section>
  );
}

const text = (): Part => ({ id: newId(), kind: 'text', content: [] });
const ask = (way: AskWay): Part => ({
  id: newId(),
  kind: 'ask',
  prompt: [],
  way,
  options: way === 'vote' ? ['', ''] : [],
});
const link = (): Part => ({ id: newId(), kind: 'link', title: '', address: 'https://' });

const tools: readonly { readonly name: string; readonly icon: IconName; readonly make: () => Part }[] = [
  { name: 'text', icon: 'Edit', make: text },
  { name: 'ask', icon: 'QuestionCircle', make: () => ask('write') },
  { name: 'draw', icon: 'Highlight', make: () => ask('draw') },
  { name: 'photo', icon: 'Camera', make: () => ask('photo') },
  { name: 'vote', icon: 'Hand', make: () => ask('vote') },
  { name: 'link', icon: 'Link', make: link },
];

/** What can be put into the current block. */
function Tools({ block, onDrawer, leave }: Omit<BlockSheetProps, 'number' | 'isCurrent'>) {
  const t = useText();
  const { book, change } = useGuide();
  const field = useRef<HTMLInputElement>(null);
  const isOn = useDeployment().isOn('resource');
  const hasResources = useCan(['resource_tea.use_in_guide_book', isOn]);
  const isFull = block.parts.length >= mostParts;
  const put = (...parts: Part[]) => change((before) => addParts(before, block.id, parts));
  const files = usePartFiles(put);
  return (
    <Row
      wrap
      gap={1}
      className="guide-tools raised round-card pad-1 below-3"
      role="toolbar"
      aria-label={t('guide.tools')}
    >
      {tools.map(({ name, icon, make }) => (
        <Button key={name} look="quiet" size="small" icon={icon} disabled={isFull} onClick={() => put(make())}>
          {t(`guide.tool.${name}`)}
        </Button>
      ))}
      <Button look="quiet" size="small" icon="List" disabled={isFull} onClick={() => onDrawer('questions')}>
        {t('guide.tool.questions')}
      </Button>
      <Button
        look="quiet"
        size="small"
        icon="Add"
        disabled={isFull}
        onClick={() => leave(routes.cq.to({ id: book.id, block: block.id }))}
      >
        {t('guide.tool.newQuestion')}
      </Button>
      <Button
        look="quiet"
        size="small"
        icon="Image"
        disabled={isFull || files.isBusy}
        onClick={() => field.current?.click()}
      >
        {t('guide.tool.file')}
      </Button>
      {hasResources && (
        <Button look="quiet" size="small" icon="Folder" disabled={isFull} onClick={() => onDrawer('resources')}>
          {t('guide.tool.resources')}
        </Button>
      )}
      <input
        ref={field}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('guide.tool.file')}
        accept="image/*,video/mp4,audio/*,.pdf"
        onChange={({ currentTarget }) => {
          void files.add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </Row>
  );
}

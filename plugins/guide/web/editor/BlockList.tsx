import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { SortableList } from 'edutech/core/ui/table/SortableList';
import { useText } from 'edutech/core/web/hooks';
import {
  type Block,
  blockKinds,
  inLessonOrder,
  lacksItems,
  minutesOf,
  type Phase,
  phases,
} from '../../model/book/document';
import { addBlock, orderBlocks } from '../../model/book/edits';
import { lessonMinutes, mostBlocks } from '../../model/limits';
import { blockIcons } from '../shared/block-icons';
import { useGuide } from './guide-context';

/** The line before the name of a phase. */
const phaseLooks: Readonly<Partial<Record<Phase, string>>> = {
  before: 'guide-phase-before',
  after: 'guide-phase-after',
};

/** The blocks by phase with their minutes: dragged, moved by their buttons, or by Alt and arrows. */
export function BlockList({ onAdd }: { readonly onAdd: () => void }) {
  const t = useText();
  const { document, current, change, choose } = useGuide();
  const { blocks } = document;
  const total = phases.reduce((sum, phase) => sum + minutesOf(document, phase), 0);
  const add = (kind: Block['kind']) => {
    const { document: next, added } = addBlock(document, kind, current?.id ?? null);
    change(() => next);
    choose(added.id);
  };
  return (
    <Stack gap={3}>
      <Row justify="between">
        <h2 className="t-16 strong">{t('guide.blocksTitle')}</h2>
        <span className="note num">{t('guide.about', { minutes: total })}</span>
      </Row>
      {phases.map((phase) => {
        const minutes = minutesOf(document, phase);
        const isLong = phase === 'in' && minutes > lessonMinutes;
        return (
          <section key={phase} aria-label={t(`guide.phase.${phase}`)}>
            <p className={classNames('guide-phase', 't-13', 'below-1', phaseLooks[phase])}>
              <b>{t(`guide.phase.${phase}`)}</b>{' '}
              <span className={isLong ? 'ink-due num' : 'soft num'}>
                {t(isLong ? 'guide.tooLong' : `guide.phase.${phase}.opens`, { minutes })}
              </span>
            </p>
            <SortableList
              className="guide-blocks"
              label={t(`guide.phase.${phase}`)}
              items={inLessonOrder(blocks).filter((block) => block.phase === phase)}
              keyOf={({ id }) => id}
              nameOf={({ kind, title }) => `${t(`guide.kind.${kind}`)} ${title}`}
              onOrder={(ids) => change((before) => orderBlocks(before, phase, ids))}
              row={(block) => <BlockRow block={block} isCurrent={block.id === current?.id} onChoose={choose} />}
            />
          </section>
        );
      })}
      <Row>
        <Button className="grow" icon="Add" disabled={blocks.length >= mostBlocks} onClick={onAdd}>
          {t('guide.addBlock')} <kbd className="key">A</kbd>
        </Button>
        <DropMenu align="end" className="icon-btn" label={t('guide.addKind')} trigger={<Icon name="ChevronDown" />}>
          {blockKinds.map((kind) => (
            <DropItem key={kind} onChoose={() => add(kind)}>
              {t(`guide.kind.${kind}`)}
            </DropItem>
          ))}
        </DropMenu>
      </Row>
    </Stack>
  );
}

interface BlockRowProps {
  readonly block: Block;
  readonly isCurrent: boolean;
  readonly onChoose: (id: string) => void;
}

function BlockRow({ block, isCurrent, onChoose }: BlockRowProps) {
  const t = useText();
  return (
    <button
      type="button"
      className="guide-block-row grow text-start bare"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onChoose(block.id)}
    >
      <span className="guide-block-icon sunk round">
        <Icon name={blockIcons[block.kind]} size={16} />
      </span>
      <span className="shrink grow">
        <b className="t-13 strong">{t(`guide.kind.${block.kind}`)}</b>
        <span className="block clip1 t-12 soft">{block.title || t('guide.untitled')}</span>
      </span>
      {lacksItems(block) && <span className="dot tint-due" role="img" aria-label={t('guide.lacksItems')} />}
      <span className="num t-12 soft">{block.minutes}</span>
    </button>
  );
}

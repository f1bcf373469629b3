import type { ReactNode } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { undoMilliseconds } from 'edutech/core/ui/form/saving/use-undo';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useMessages, useText } from 'edutech/core/web/hooks';
import {
  type Block,
  blockKinds,
  isUnfinished,
  itemsOf,
  lacksItems,
  openers,
  phases,
} from '../../../model/book/document';
import { changeBlock, removeBlock } from '../../../model/book/edits';
import { useGuide } from '../guide-context';

/** When students see a block, who opens it, how long it takes, and whether its answers are shown to the class. */
export function BlockSettings({ block }: { readonly block: Block }) {
  const t = useText();
  const messages = useMessages();
  const { document, change } = useGuide();
  const set = (next: Partial<Omit<Block, 'id'>>) => change((before) => changeBlock(before, block.id, next));
  const remove = () => {
    const before = document;
    change((now) => removeBlock(now, block.id));
    messages.show('guide.blockRemoved', {
      tone: 'success',
      milliseconds: undoMilliseconds,
      undo: () => change(() => before),
    });
  };
  const minutes = (by: number) => set({ minutes: Math.min(120, Math.max(0, block.minutes + by)) });
  return (
    <Stack gap={0}>
      <h2 className="t-16 strong below-2">{t('guide.thisBlock')}</h2>
      <Setting label={t('guide.setting.kind')}>
        <select
          className="input natural"
          value={block.kind}
          aria-label={t('guide.setting.kind')}
          onChange={({ currentTarget }) => set({ kind: currentTarget.value as Block['kind'] })}
        >
          {blockKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`guide.kind.${kind}`)}
            </option>
          ))}
        </select>
      </Setting>
      <Setting label={t('guide.setting.phase')}>
        <Segmented
          label={t('guide.setting.phase')}
          value={block.phase}
          onChange={(phase) => set({ phase })}
          options={phases.map((value) => ({ value, label: t(`guide.phase.${value}`) }))}
        />
      </Setting>
      <Setting label={t('guide.setting.opens')}>
        <Segmented
          label={t('guide.setting.opens')}
          value={block.opens}
          onChange={(opens) => set({ opens })}
          options={openers.map((value) => ({ value, label: t(`guide.opens.${value}`) }))}
        />
      </Setting>
      <Setting label={t('guide.setting.minutes')}>
        <IconButton icon="Subtract" label={t('guide.minutes.less')} onClick={() => minutes(-1)} />
        <output className="num strong">{t('guide.minutes', { minutes: block.minutes })}</output>
        <IconButton icon="Add" label={t('guide.minutes.more')} onClick={() => minutes(1)} />
      </Setting>
      <Setting label={t('guide.setting.wall')}>
        <input
          type="checkbox"
          checked={block.onWall}
          aria-label={t('guide.setting.wall')}
          onChange={({ currentTarget }) => set({ onWall: currentTarget.checked })}
        />
      </Setting>
      {lacksItems(block) && <p className="pad-3 round tint-due above-3">{t('guide.lacksItems')}</p>}
      {itemsOf(block).some(isUnfinished) && <p className="pad-3 round tint-due above-3">{t('guide.unfinished')}</p>}
      <Button className="above-4" icon="Delete" onClick={remove}>
        {t('guide.removeBlock')}
      </Button>
    </Stack>
  );
}

interface SettingProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Setting = ({ label, children }: SettingProps) => (
  <Row wrap justify="between" rows={1} className="pad-y-2 ruled-top">
    <span>{label}</span>
    <Row as="span" gap={1}>
      {children}
    </Row>
  </Row>
);

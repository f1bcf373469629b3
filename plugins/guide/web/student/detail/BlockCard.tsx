import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { OpenedGuide } from '../../../api';
import { isItem, itemsOf } from '../../../model/book/document';
import { isByGroup } from '../../../model/lesson/groups';
import { blockIcons } from '../../shared/block-icons';
import { BlockName } from '../../shared/BlockName';
import { clockText } from '../../shared/clock-text';
import { StaticPart } from '../../shared/StaticPart';
import { AnsweredItem } from './AnsweredItem';
import { AskLink } from './AskLink';
import { GroupLine } from './GroupLine';
import { ItemCard } from './ItemCard';
import type { GuideClient } from './state/guide-client';

interface BlockCardProps {
  readonly client: GuideClient;
  readonly block: OpenedGuide['blocks'][number];
}

/** A block: locked until it opens, then read and answered, and folded once it is submitted. */
export function BlockCard({ client, block }: BlockCardProps) {
  useSignals();
  const t = useText();
  const isDone = client.isSubmitted(block.id);
  const [isShown, setShown] = useState<boolean | null>(null);
  const shows = block.isOpen && (isShown ?? !isDone);
  const isNow = client.opened.value.shownBlockId === block.id && client.opened.value.phase === 'in' && !isDone;
  const head = (
    <>
      <span className="guide-block-icon sunk round">
        <Icon name={blockIcons[block.kind]} size={16} />
      </span>
      <h2 className="t-16 strong">
        <BlockName block={block} />
      </h2>
      {isNow && <Tag tone="brand">{t('guide.justOpened')}</Tag>}
    </>
  );
  if (!block.isOpen)
    return (
      <Row wrap className="card pad-4 guide-locked" gap={3} rows={2}>
        {head}
        <Row as="span" inline gap={1} className="end soft">
          <Icon name="LockClosed" size={16} />
          {t(block.opens === 'teacher' ? 'guide.waitsForTeacher' : `guide.phase.${block.phase}.locked`)}
        </Row>
      </Row>
    );
  return (
    <section className={isNow ? 'card guide-card guide-card-now' : 'card guide-card'}>
      <Row gap={3} className="pad-4">
        {head}
        <Row as="span" inline className="end">
          {isNow && <Timer client={client} />}
          {isDone && (
            <Tag tone="done" icon="Checkmark">
              {t('guide.submitted')}
            </Tag>
          )}
          <button
            type="button"
            className="icon-btn"
            aria-expanded={shows}
            aria-label={t(shows ? 'guide.fold' : 'guide.unfold')}
            onClick={() => setShown(!shows)}
          >
            <Icon name={shows ? 'ChevronUp' : 'ChevronDown'} />
          </button>
        </Row>
      </Row>
      {shows && <Inside client={client} block={block} isDone={isDone} />}
    </section>
  );
}

/** Time that is left of the block on the projector. */
function Timer({ client }: { readonly client: GuideClient }) {
  useSignals();
  const now = useNow(500).getTime() + client.ahead;
  const ends = client.opened.value.timerEnds;
  if (ends === null || ends < now) return null;
  return <b className="num t-18 ink-due">{clockText(ends - now)}</b>;
}

function Inside({ client, block, isDone }: BlockCardProps & { readonly isDone: boolean }) {
  useSignals();
  const t = useText();
  const { items } = client.opened.value;
  const bodies = new Map(items.map((item) => [item.itemId, item]));
  const asked = itemsOf(block).length;
  const answered = client.answeredIn(block);
  const submit = useAct(() => client.submit(block.id), { changes: false });
  const reader = client.readerOf(block);
  const { group } = client.opened.value;
  let number = 0;
  return (
    <Stack gap={4} className="pad-x-4 pad-b-4">
      {group && isByGroup(block, [[]]) && <GroupLine group={group} />}
      {block.parts.map((part) => {
        if (!isItem(part)) return <StaticPart key={part.id} part={part} media={client.media.value} />;
        const item = bodies.get(part.id);
        if (!item) return null;
        number += 1;
        return (
          <Stack key={part.id} gap={2}>
            {isDone || reader ? (
              <AnsweredItem client={client} item={item} number={number} group={reader} />
            ) : (
              <ItemCard client={client} item={item} part={part} number={number} />
            )}
            <AskLink attemptId={client.opened.value.attemptId} itemId={part.id} number={number} />
          </Stack>
        );
      })}
      {asked > 0 && !isDone && !reader && (
        <Row wrap className="pad-t-3 lined-top">
          <span className="note num">{t('guide.answered', { answered, asked })}</span>
          <Button
            look="primary"
            className="end"
            busy={submit.isBusy}
            disabled={answered === 0}
            onClick={() => void submit.run()}
          >
            {t('guide.submit')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

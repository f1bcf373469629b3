import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { Row } from 'edutech/core/ui/layout/Row';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { type ExamAnalysis, examItem } from '../../../api';
import { ItemStage } from '../items/ItemStage';
import type { Scope } from '../read-points';
import { talkHints, type TalkActs, useTalkKeys } from './talk-keys';

interface TalkModeProps {
  readonly analysis: ExamAnalysis;
  readonly scope: Scope;
  /** Items that are explained, in the order of the paper. */
  readonly ticks: readonly string[];
  readonly onClose: () => void;
}

/** An exam explained in class: on the whole screen, in big type, the ticked items one after the other; names are off. */
export function TalkMode({ analysis, scope, ticks, onClose }: TalkModeProps) {
  const t = useText();
  const [at, setAt] = useState(0);
  const [showsKey, setShowsKey] = useState(false);
  const [showsNames, setShowsNames] = useState(false);
  const frame = useTalkFrame();
  const item = analysis.items.find(({ itemId }) => itemId === ticks[at]);
  const go = (to: number) => {
    if (to < 0 || to >= ticks.length) return;
    setAt(to);
    setShowsKey(false);
  };
  const acts: TalkActs = {
    next: () => go(at + 1),
    previous: () => go(at - 1),
    answer: () => setShowsKey(!showsKey),
    names: () => setShowsNames(!showsNames),
    leave: onClose,
  };
  useTalkKeys(acts);
  return createPortal(
    <div
      ref={frame}
      className="exam-talk"
      role="dialog"
      aria-modal="true"
      aria-label={t('exam.talk.title', { title: analysis.title })}
      tabIndex={-1}
    >
      <Row as="header" wrap gap={4} rows={2} className="pad-y-2 pad-x-5 lined-below">
        <b className="t-18">{analysis.title}</b>
        {item && item.facility !== null && (
          <span className="num t-18 ink-late">
            {t('exam.talk.rate', {
              number: item.number,
              rate: <FormattedNumber value={item.facility} style="percent" minimumFractionDigits={1} />,
            })}
          </span>
        )}
        <Row as="span" className="end">
          <Button icon={showsNames ? 'Eye' : 'EyeOff'} aria-pressed={showsNames} onClick={acts.names}>
            {t(showsNames ? 'exam.talk.hideNames' : 'exam.talk.showNames')}
          </Button>
          <IconButton icon="Dismiss" label={t('exam.talk.leave')} onClick={onClose} />
        </Row>
      </Row>
      <div className="exam-talk-stage scrolls">
        {item ? (
          <TalkItem key={item.itemId} scope={scope} itemId={item.itemId} showsKey={showsKey} showsNames={showsNames} />
        ) : (
          <EmptyState title={t('exam.talk.none')} text={t('exam.talk.none.text')} />
        )}
      </div>
      <Row as="footer" justify="center" wrap gap={4} rows={2} className="pad-y-2 pad-x-5 lined-top">
        <Button size="large" icon="ArrowLeft" disabled={at === 0} onClick={acts.previous}>
          {t('exam.talk.previous')}
        </Button>
        <span className="num" role="status">
          {t('exam.talk.place', { place: Math.min(at + 1, ticks.length), count: ticks.length })}
        </span>
        <Button size="large" look="soft" aria-pressed={showsKey} onClick={acts.answer}>
          {t(showsKey ? 'exam.talk.hideKey' : 'exam.talk.showKey')}
        </Button>
        <Button size="large" iconAfter="ArrowRight" disabled={at >= ticks.length - 1} onClick={acts.next}>
          {t('exam.talk.next')}
        </Button>
      </Row>
      <KeyHints hints={talkHints} />
    </div>,
    document.body,
  );
}

interface TalkItemProps {
  readonly scope: Scope;
  readonly itemId: string;
  readonly showsKey: boolean;
  readonly showsNames: boolean;
}

/** Names are asked for only when they are to be shown. */
function TalkItem({ scope, itemId, showsKey, showsNames }: TalkItemProps) {
  const { data, error, again } = useAsked(
    examItem,
    { ...scope, itemId, ...(showsNames && { names: true }) },
    { keeps: true },
  );
  if (error !== null && error !== undefined) return <ErrorState error={error} onRetry={again} />;
  if (!data) return <Skeletons shape="text" />;
  return <ItemStage item={data} showsKey={showsKey} showsNames={showsNames} />;
}

/** While it is open, the page behind neither scrolls nor takes the focus, which goes back to where it was afterwards. */
function useTalkFrame() {
  const element = useRef<HTMLDivElement>(null);
  // Holds the page behind it still, as long as it is there
  useEffect(() => {
    const before = document.activeElement;
    const behind = [...document.body.children].filter(
      (child) => child !== element.current && !child.hasAttribute('inert'),
    );
    for (const child of behind) child.setAttribute('inert', '');
    element.current?.focus();
    document.documentElement.classList.add('clipped');
    return () => {
      for (const child of behind) child.removeAttribute('inert');
      document.documentElement.classList.remove('clipped');
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return element;
}

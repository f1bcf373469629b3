import { useEffect, useRef, useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { IconButton } from 'edutech/core/ui/IconButton';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Summary } from '../../../api/summary';
import { byErrorRate, itemRows } from '../../../model/marking/item-rows';
import type { ViewData } from '../view/load-view';
import { ExplainList } from './ExplainList';
import { ExplainStage, explainSteps } from './ExplainStage';
import { type ExplainActs, explainHints, useExplainKeys } from './explain-keys';

interface ExplainModeProps {
  readonly data: ViewData;
  readonly summary: Summary;
  readonly marked: NonNullable<ViewData['marked']>;
}

/** Homework explained in class: on the whole screen, in big type, the items that went wrong most first. */
export function ExplainMode({ data, summary, marked }: ExplainModeProps) {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const rows = itemRows(
    summary.items,
    marked.items.map(({ itemId }) => itemId),
  );
  const asked = query.get('item');
  const [chosen, setChosen] = useState<readonly string[]>(() => firstChoice(rows, asked));
  const [current, setCurrent] = useState(() => (asked && chosen.includes(asked) ? asked : (chosen[0] ?? '')));
  const [step, setStep] = useState(0);
  const [names, setNames] = useState(false);
  const [isListed, setListed] = useState(false);
  const frame = useFullFrame();
  const at = chosen.indexOf(current);
  const row = rows.find(({ itemId }) => itemId === current);
  const item = marked.items.find(({ itemId }) => itemId === current);
  const go = (to: number) => {
    const next = chosen[to];
    if (!next) return;
    setCurrent(next);
    setStep(0);
  };
  const leave = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void navigate(changed(query, { tab: 'summary', item: null }));
  };
  const acts = {
    next: () => go(at + 1),
    previous: () => go(at - 1),
    more: () => (step < explainSteps.length - 1 ? setStep(step + 1) : go(at + 1)),
    names: () => setNames(!names),
    list: () => setListed(!isListed),
    full: () => void frame.turn(),
    leave,
  };
  useExplainKeys(acts);
  return createPortal(
    <div
      ref={frame.element}
      className="work-explain"
      role="dialog"
      aria-modal="true"
      aria-label={t('work.explain.title', { title: marked.title })}
      tabIndex={-1}
    >
      <ExplainHead title={marked.title} row={row} names={names} isListed={isListed} acts={acts} />
      <Stack gap={0} className="relative scrolls">
        {row && item ? (
          <ExplainStage
            key={current}
            scope={{ homeworkId: data.published.homeworkId, assignmentId: data.assignmentId }}
            item={item}
            row={row}
            media={marked.media}
            step={step}
            names={names}
            onStep={setStep}
          />
        ) : (
          <EmptyState
            title={t('work.explain.none')}
            text={t('work.explain.none.text')}
            actions={<Button onClick={() => setListed(true)}>{t('work.explain.list')}</Button>}
          />
        )}
        {isListed && (
          <ExplainList
            rows={rows}
            items={marked.items}
            chosen={chosen}
            current={current}
            onChoose={(itemId, on) => {
              const next = on ? [...chosen, itemId] : chosen.filter((one) => one !== itemId);
              setChosen(next);
              if (!next.includes(current)) setCurrent(next[0] ?? '');
            }}
            onGo={(itemId) => go(chosen.indexOf(itemId))}
          />
        )}
      </Stack>
      <ExplainFoot at={at} count={chosen.length} step={step} acts={acts} />
      <KeyHints hints={explainHints} />
    </div>,
    document.body,
  );
}

type ItemRow = ReturnType<typeof itemRows>[number];

interface ExplainHeadProps {
  readonly title: string;
  readonly row: ItemRow | undefined;
  readonly names: boolean;
  readonly isListed: boolean;
  readonly acts: Pick<ExplainActs, 'names' | 'list' | 'full' | 'leave'>;
}

/** What is explained, how many had it right, and what is shown of it. */
function ExplainHead({ title, row, names, isListed, acts }: ExplainHeadProps) {
  const t = useText();
  return (
    <Row as="header" wrap gap={4} rows={2} className="work-explain-head pad-y-2 pad-x-5 lined-below">
      <b className="t-18">{title}</b>
      {row && (
        <span className="num ink-late t-18">
          {t('work.item.number', { number: row.number })}
          {' · '}
          {t('work.explain.rate', {
            rate:
              row.facility === null ? (
                '–'
              ) : (
                <FormattedNumber value={row.facility} style="percent" minimumFractionDigits={1} />
              ),
          })}
        </span>
      )}
      <Row as="span" className="end">
        <Button icon={names ? 'Eye' : 'EyeOff'} aria-pressed={names} onClick={acts.names}>
          {t(names ? 'work.explain.hideNames' : 'work.explain.showNames')}
        </Button>
        <IconButton icon="List" pressed={isListed} label={t('work.explain.list')} onClick={acts.list} />
        <IconButton icon="FullScreen" label={t('work.explain.full')} onClick={acts.full} />
        <IconButton icon="Dismiss" label={t('work.explain.leave')} onClick={acts.leave} />
      </Row>
    </Row>
  );
}

interface ExplainFootProps {
  /** Of the item at hand among those that are explained, from 0. */
  readonly at: number;
  readonly count: number;
  readonly step: number;
  readonly acts: Pick<ExplainActs, 'previous' | 'more' | 'next'>;
}

/** To the item before and after, and one step further into this one. */
function ExplainFoot({ at, count, step, acts }: ExplainFootProps) {
  const t = useText();
  return (
    <Row as="footer" justify="center" wrap gap={4} rows={2} className="work-explain-foot pad-y-2 pad-x-5 lined-top">
      <Button size="large" icon="ArrowLeft" disabled={at <= 0} onClick={acts.previous}>
        {t('work.explain.previous')}
      </Button>
      <span className="num" role="status">
        {t('work.explain.place', { place: at + 1, count: count })}
      </span>
      <Button size="large" look="soft" onClick={acts.more}>
        {t(`work.explain.more.${explainSteps[step + 1] ?? 'next'}`)}
      </Button>
      <Button size="large" iconAfter="ArrowRight" disabled={at >= count - 1} onClick={acts.next}>
        {t('work.explain.next')}
      </Button>
    </Row>
  );
}

/** What went wrong, the worst first; an item that was asked for is among them whatever it came to. */
function firstChoice(rows: ReturnType<typeof itemRows>, asked: string | null): string[] {
  const wrong = byErrorRate(rows).map(({ itemId }) => itemId);
  const isMissing = asked !== null && !wrong.includes(asked) && rows.some(({ itemId }) => itemId === asked);
  return isMissing ? [asked, ...wrong] : wrong;
}

/** The frame of the mode: has the focus, holds the page behind it still, and fills the screen where that is asked for. */
function useFullFrame() {
  const element = useRef<HTMLDivElement>(null);
  // While it is open, the page behind neither scrolls nor takes the focus, which goes back to where it was afterwards
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
  const turn = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await element.current?.requestFullscreen();
    } catch {
      // a browser that allows no full screen shows it in its window
    }
  };
  return { element, turn };
}

import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { IconButton } from 'edutech/core/ui/IconButton';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import type { Summary } from '../../../api/summary';
import { byErrorRate, itemRows } from '../summary/item-rows';
import type { ViewData } from '../view/load-view';
import { ExplainList } from './ExplainList';
import { ExplainStage, explainSteps } from './ExplainStage';
import { explainHints, useExplainKeys } from './explain-keys';

interface ExplainModeProps {
  readonly data: ViewData;
  readonly summary: Summary;
  readonly marked: NonNullable<ViewData['marked']>;
}

/** Homework explained in class: on the whole screen, in big type, the items that went wrong most first. */
export function ExplainMode({ data, summary, marked }: ExplainModeProps) {
  const intl = useIntl();
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
      aria-label={intl.formatMessage({ id: 'work.explain.title' }, { title: marked.title })}
      tabIndex={-1}
    >
      <header className="work-explain-head">
        <b>{marked.title}</b>
        {row && (
          <span className="work-explain-rate num">
            <FormattedMessage id="work.item.number" values={{ number: row.number }} />
            {' · '}
            <FormattedMessage
              id="work.explain.rate"
              values={{
                rate:
                  row.facility === null ? (
                    '–'
                  ) : (
                    <FormattedNumber value={row.facility} style="percent" minimumFractionDigits={1} />
                  ),
              }}
            />
          </span>
        )}
        <span className="work-explain-tools">
          <Button icon={names ? 'Eye' : 'EyeOff'} aria-pressed={names} onClick={acts.names}>
            <FormattedMessage id={names ? 'work.explain.hideNames' : 'work.explain.showNames'} />
          </Button>
          <IconButton
            icon="List"
            pressed={isListed}
            label={intl.formatMessage({ id: 'work.explain.list' })}
            onClick={acts.list}
          />
          <IconButton icon="FullScreen" label={intl.formatMessage({ id: 'work.explain.full' })} onClick={acts.full} />
          <IconButton icon="Dismiss" label={intl.formatMessage({ id: 'work.explain.leave' })} onClick={leave} />
        </span>
      </header>
      <div className="work-explain-body">
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
            title={<FormattedMessage id="work.explain.none" />}
            text={<FormattedMessage id="work.explain.none.text" />}
            actions={
              <Button onClick={() => setListed(true)}>
                <FormattedMessage id="work.explain.list" />
              </Button>
            }
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
      </div>
      <footer className="work-explain-foot">
        <Button size="large" icon="ArrowLeft" disabled={at <= 0} onClick={acts.previous}>
          <FormattedMessage id="work.explain.previous" />
        </Button>
        <span className="num" role="status">
          <FormattedMessage id="work.explain.place" values={{ place: at + 1, count: chosen.length }} />
        </span>
        <Button size="large" look="soft" onClick={acts.more}>
          <FormattedMessage id={`work.explain.more.${explainSteps[step + 1] ?? 'next'}`} />
        </Button>
        <Button size="large" iconAfter="ArrowRight" disabled={at >= chosen.length - 1} onClick={acts.next}>
          <FormattedMessage id="work.explain.next" />
        </Button>
      </footer>
      <KeyHints hints={explainHints} />
    </div>,
    document.body,
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
    document.documentElement.classList.add('work-explaining');
    return () => {
      for (const child of behind) child.removeAttribute('inert');
      document.documentElement.classList.remove('work-explaining');
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

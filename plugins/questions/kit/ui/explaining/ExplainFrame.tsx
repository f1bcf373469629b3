import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { Row } from 'edutech/core/ui/layout/Row';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useText } from 'edutech/core/web/hooks';
import { type ExplainActs, explainHints, useExplainKeys } from './explain-keys';

/** Something that is shown or not. */
interface Shown {
  readonly isShown: boolean;
  readonly turn: () => void;
}

interface ExplainFrameProps {
  /** Of what is explained. */
  readonly title: string;
  /** Beside the title: which question it is, and what the class made of it. */
  readonly fact?: ReactNode;
  /** Of the question at hand among those that are explained, from 0. */
  readonly at: number;
  readonly count: number;
  readonly onGo: (at: number) => void;
  /** One step further into the question. */
  readonly more: { readonly label: string; readonly act: () => void; readonly isOn?: boolean };
  /** Names of students; they are off until the teacher shows them. */
  readonly names?: Shown;
  /** The list of questions to explain. */
  readonly list?: Shown;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Questions explained in class, one after the other: on the whole screen, in type that is read from the last row. */
export function ExplainFrame({
  title,
  fact,
  at,
  count,
  onGo,
  more,
  names,
  list,
  onLeave,
  children,
}: ExplainFrameProps) {
  const t = useText();
  const { element, turn } = useFullFrame();
  const go = (to: number) => {
    if (to >= 0 && to < count) onGo(to);
  };
  const acts: ExplainActs = {
    next: () => go(at + 1),
    previous: () => go(at - 1),
    more: more.act,
    names: names?.turn,
    list: list?.turn,
    full: () => void turn(),
    leave: () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      else onLeave();
    },
  };
  useExplainKeys(acts);
  return createPortal(
    <div
      ref={element}
      className="explaining"
      role="dialog"
      aria-modal="true"
      aria-label={t('questions.kit.explaining.title', { title })}
      tabIndex={-1}
    >
      <Row as="header" wrap gap={4} rows={2} className="explaining-head pad-y-2 pad-x-5 lined-below">
        <b className="t-18" lang={langOf(title)}>
          {title}
        </b>
        {fact !== undefined && <span className="num ink-late t-18">{fact}</span>}
        <Row as="span" className="end">
          {names && (
            <Button icon={names.isShown ? 'Eye' : 'EyeOff'} aria-pressed={names.isShown} onClick={names.turn}>
              {t(names.isShown ? 'questions.kit.explaining.hideNames' : 'questions.kit.explaining.showNames')}
            </Button>
          )}
          {list && (
            <IconButton
              icon="List"
              pressed={list.isShown}
              label={t('questions.kit.explaining.key.list')}
              onClick={list.turn}
            />
          )}
          <IconButton icon="FullScreen" label={t('questions.kit.explaining.key.full')} onClick={acts.full} />
          <IconButton icon="Dismiss" label={t('questions.kit.explaining.key.leave')} onClick={acts.leave} />
        </Row>
      </Row>
      <div className="explaining-body relative scrolls">{children}</div>
      <Row as="footer" justify="center" wrap gap={4} rows={2} className="explaining-foot pad-y-2 pad-x-5 lined-top">
        <Button size="large" icon="ArrowLeft" disabled={at <= 0} onClick={acts.previous}>
          {t('questions.kit.explaining.previous')}
        </Button>
        <span className="num" role="status">
          {t('questions.kit.explaining.place', { place: Math.min(at + 1, count), count })}
        </span>
        <Button
          size="large"
          look="soft"
          {...(more.isOn !== undefined && { 'aria-pressed': more.isOn })}
          onClick={more.act}
        >
          {more.label}
        </Button>
        <Button size="large" iconAfter="ArrowRight" disabled={at >= count - 1} onClick={acts.next}>
          {t('questions.kit.explaining.next')}
        </Button>
      </Row>
      <KeyHints hints={explainHints(acts)} />
    </div>,
    document.body,
  );
}

/** Has the focus, holds the page behind it still, and fills the screen where that is asked for. */
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

import { logoutPoll } from 'edutech/core/common/screen/time-outs';
import type { UserInfo } from 'edutech/core/common/session';

/** What a tab knows, and what the browser knows. */
export interface SessionFacts {
  /** Whom this tab shows. */
  readonly shown: Pick<UserInfo, 'userId'> | null;
  /** Who the tabs say is signed in; null after a logout in any of them. */
  readonly knownToTabs: string | null;
}

/**
 * What has become of this tab's session: `left` when another tab signed out, `other` when somebody else signed in there,
 * `same` otherwise.
 */
export function sessionTurn({ shown, knownToTabs }: SessionFacts): 'same' | 'left' | 'other' {
  if (!shown || knownToTabs === shown.userId) return 'same';
  return knownToTabs === null ? 'left' : 'other';
}

export interface SessionWatchParts {
  readonly facts: () => SessionFacts;
  readonly hasLoginCookie: () => boolean;
  readonly onTabs: (hear: () => void) => () => void;
  /** Another tab has signed out. */
  readonly onLeft: () => void;
  /** Another tab shows another person. */
  readonly onOther: () => void;
  /** The tab came back to the front and its login cookie is gone. */
  readonly onLost: () => void;
  /** The browser shows this page again as it was, though its person is signed out since. */
  readonly onRestored: () => void;
  readonly scope?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly page?: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
}

/** Keeps a tab from showing a person who is signed out, or another than the one signed in. Each change is reported once. */
export function watchSession(parts: SessionWatchParts): () => void {
  const { page = document, scope = window } = parts;
  let told: ReturnType<typeof sessionTurn> = 'same';
  const look = () => {
    const turn = sessionTurn(parts.facts());
    if (turn === told) return;
    told = turn;
    if (turn === 'left') parts.onLeft();
    if (turn === 'other') parts.onOther();
  };
  const comeBack = () => {
    if (page.visibilityState !== 'visible') return;
    look();
    if (told === 'same' && parts.facts().shown && !parts.hasLoginCookie()) parts.onLost();
  };
  // the way back leads to pages that the browser kept whole
  const restored = ({ persisted }: PageTransitionEvent) => {
    const { shown, knownToTabs } = parts.facts();
    if (persisted && shown && (knownToTabs !== shown.userId || !parts.hasLoginCookie())) parts.onRestored();
  };
  // beside the storage event, which some browsers deliver late
  const timer = setInterval(look, logoutPoll);
  const stopHearing = parts.onTabs(look);
  page.addEventListener('visibilitychange', comeBack);
  scope.addEventListener('pageshow', restored);
  return () => {
    clearInterval(timer);
    stopHearing();
    page.removeEventListener('visibilitychange', comeBack);
    scope.removeEventListener('pageshow', restored);
  };
}

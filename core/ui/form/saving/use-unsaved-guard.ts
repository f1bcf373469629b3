import { useEffect, type RefObject } from 'react';
import { useBlocker } from 'react-router';
import { useDialogs } from '../../../web/hooks';
import { holdUnsaved } from '../../../web/drafts/unsaved';

/**
 * Protects typed text: the platform does not reload the page, the browser asks before the tab closes, and navigation to
 * another page asks once.
 */
export function useUnsavedGuard(name: string, isDirty: boolean, unsaved: RefObject<boolean>) {
  const dialogs = useDialogs();
  // Warns the platform and the browser while there is something to lose
  useEffect(() => {
    if (!isDirty) return;
    const release = holdUnsaved(name);
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty, name, unsaved]);

  const blocker = useBlocker(() => unsaved.current);
  // Asks once, and continues or stays
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLeave(dialogs).then((leaves) => {
      if (!leaves) return blocker.reset();
      unsaved.current = false;
      blocker.proceed();
    });
  }, [blocker, dialogs, unsaved]);
}

/** The question before something typed is given up. */
export const askToLeave = (dialogs: ReturnType<typeof useDialogs>): Promise<boolean> =>
  dialogs.confirm({
    title: 'core.ui.form.leave.title',
    text: 'core.ui.form.leave.text',
    ok: 'core.ui.form.leave.ok',
    cancel: 'core.ui.form.leave.cancel',
    danger: true,
  });

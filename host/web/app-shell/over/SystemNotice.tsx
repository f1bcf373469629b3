import { useEffect, useRef, useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { Button } from 'edutech/core/ui/Button';
import { useServices, useText } from 'edutech/core/web/hooks';
import { plugins } from '../../plugins/installed';
import { loadNotice, type Notice, noticeRead } from './notice';

/** The notice of the day, once: title, content and, where there is one, a link to the backup site. */
export function SystemNotice({ pageStands }: { pageStands: Promise<void> }) {
  useSignals();
  const services = useServices();
  const [notice, setNotice] = useState<Notice | null>(null);
  const person = services.session.user.value?.userId ?? null;
  // Looks when the page opens, and again when somebody has signed in
  // biome-ignore lint/correctness/useExhaustiveDependencies: the person is why it looks again
  useEffect(() => {
    let isGone = false;
    // not before the first page: its guard may find that the session has to end
    void pageStands.then(async () => {
      const found = isGone ? null : await loadNotice(services, plugins);
      if (found && !isGone) setNotice(found);
    });
    return () => {
      isGone = true;
    };
  }, [services, person, pageStands]);
  if (!notice) return null;
  const close = () => {
    noticeRead(services, notice);
    setNotice(null);
  };
  return <NoticeDialog key={notice.id} notice={notice} onClose={close} />;
}

function NoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  // Opens it above the page; the browser's dialog keeps focus inside and gives it back
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="notice" aria-labelledby="notice-title" onClose={onClose}>
      <h2 id="notice-title">{notice.title}</h2>
      <p className="notice-text">{notice.content}</p>
      {notice.link && (
        <p>
          <a className="notice-link" href={notice.link} target="_blank" rel="noopener">
            {t('host.notice.backup')}
          </a>
        </p>
      )}
      <div className="asked-acts">
        <Button look="primary" onClick={() => dialog.current?.close()}>
          {t('host.notice.read')}
        </Button>
      </div>
    </dialog>
  );
}

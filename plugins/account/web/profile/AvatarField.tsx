import { useSignals } from '@preact/signals-react/runtime';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { UserInfo } from 'edutech/core/common/session';
import { Avatar } from 'edutech/core/ui/Avatar';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useMessages, useSession, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { removeAvatar, uploadAvatar } from '../../api';

const AvatarCrop = lazy(() => import('./AvatarCrop').then(({ AvatarCrop: Crop }) => ({ default: Crop })));

/** Larger pictures only cost the browser memory; the camera's full size is below this. */
const maxPickedBytes = 20 * 1_048_576;

/** One's picture and how to change it; a new one stands beside the name everywhere at once. */
export function AvatarField({ user }: { user: UserInfo }) {
  useSignals();
  const t = useText();
  const id = useId();
  const call = useCall();
  const session = useSession();
  const messages = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<File | null>(null);
  const [isWrong, setWrong] = useState(false);
  const mayChange = session.limit.value === 'full';

  const pick = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    const isTaken = /^image\/(png|jpeg|webp|gif|bmp)$/.test(file.type) && file.size <= maxPickedBytes;
    setWrong(!isTaken);
    setPicked(isTaken ? file : null);
  };
  const show = async (done: string) => {
    await session.refresh();
    messages.show(done, { tone: 'success' });
  };
  const removal = useAct(
    async () => {
      await call(removeAvatar, {});
      await show('account.avatar.removed');
    },
    { changes: false },
  );

  return (
    <Row wrap gap={4} className="account-avatar">
      <Avatar person={user.userId} name={user.name} picture={user.fullPath} size={64} />
      {mayChange && (
        <Row align="stretch" wrap>
          <input
            ref={input}
            id={id}
            className="visually-hidden"
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif,image/bmp"
            aria-label={t('account.avatar.pick')}
            tabIndex={-1}
            onChange={(event) => pick(event.target.files?.[0])}
          />
          <Button size="small" icon="Camera" onClick={() => input.current?.click()}>
            {t(user.fullPath ? 'account.avatar.change' : 'account.avatar.add')}
          </Button>
          {user.fullPath && (
            <Button size="small" look="quiet" busy={removal.isBusy} onClick={() => void removal.run()}>
              {t('account.avatar.remove')}
            </Button>
          )}
          {isWrong && (
            <p className="above-2 ink-late t-13" role="alert">
              {t('account.avatar.unreadable')}
            </p>
          )}
        </Row>
      )}
      {picked && (
        <Suspense>
          <AvatarCrop
            picture={picked}
            onDone={async (picture) => {
              await call(uploadAvatar, {}, { files: { file: picture } });
              void show('account.avatar.changed');
            }}
            onClose={() => setPicked(null)}
          />
        </Suspense>
      )}
    </Row>
  );
}

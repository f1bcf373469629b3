import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { cardSecretIn } from 'edutech/core/common/security/account-card';
import { Button } from 'edutech/core/ui/Button';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useServices, useText } from 'edutech/core/web/hooks';
import { useWork } from 'edutech/core/web/asking/use-work';
import { signInByCard } from '../../api';
import { CodeField } from '../factors/CodeField';
import { goOn } from '../login/go-on';
import { canScan, useScanner } from './useScanner';

/**
 * Signs in by an account card: its QR code opens this page with the secret behind `#`, or the camera reads it here, or
 * the code is typed. A link alone signs nobody in: somebody has to press the button.
 */
export function Page() {
  const t = useText();
  const services = useServices();
  const [secret, setSecret] = useState<string | null>(null);
  const { isBusy, error, run, clear } = useWork();

  // The secret goes from the address at once, so that it stays in no history
  useEffect(() => {
    const opened = cardSecretIn(location.hash);
    if (opened === null) return;
    history.replaceState(history.state, '', location.pathname);
    setSecret(opened);
  }, []);

  const signIn = useCallback(
    (card: string) =>
      run(async () => {
        const { call, dialogs, session } = services;
        try {
          await session.signIn((proof) =>
            call(
              signInByCard,
              { secret: card, isShared: session.isShared.peek(), proof },
              { quiet: true, withoutRole: true },
            ),
          );
        } catch (failure) {
          setSecret(null);
          const step = session.stepAfter(failure);
          if (!step) throw failure;
          await dialogs.login({ step });
          return;
        }
        goOn(services);
      }),
    [run, services],
  );

  return (
    <div className="account-card-page">
      <section className="card account-card-box">
        <h1>{t('account.card.title')}</h1>
        {secret === null ? (
          <CardInput isBusy={isBusy} error={error} onCard={signIn} onTyped={clear} />
        ) : (
          <>
            <p>{t('account.card.opened')}</p>
            <Button look="primary" size="large" wide busy={isBusy} onClick={() => signIn(secret)}>
              {t('account.card.use')}
            </Button>
          </>
        )}
      </section>
    </div>
  );
}

interface CardInputProps {
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onCard: (secret: string) => void;
  readonly onTyped: () => void;
}

/** The camera where there is one that can read, and the field for all others. */
function CardInput({ isBusy, error, onCard, onTyped }: CardInputProps) {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [isScanning, setScanning] = useState(false);
  const [text, setText] = useState('');
  const found = useCallback(
    (secret: string) => {
      setScanning(false);
      onCard(secret);
    },
    [onCard],
  );
  const isRefused = useScanner(video, isScanning, found);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // what is no card goes to the server too, which counts it: the answer is the same for all
    onCard(cardSecretIn(text) ?? 'A'.repeat(32));
  };
  return (
    <>
      {canScan() && (
        <div className="account-scan">
          {isScanning && !isRefused && (
            <video className="wide" ref={video} muted playsInline aria-label={t('account.card.camera')} />
          )}
          {isRefused && <p role="alert">{t('account.card.noCamera')}</p>}
          {!isScanning && (
            <Button look="primary" size="large" wide onClick={() => setScanning(true)}>
              {t('account.card.scan')}
            </Button>
          )}
        </div>
      )}
      <p>{t(canScan() ? 'account.card.orType' : 'account.card.type')}</p>
      <Stack as="form" className="account-code-step" onSubmit={send}>
        <CodeField
          label={t('account.card.label')}
          value={text}
          onValue={(value) => {
            setText(value);
            onTyped();
          }}
          error={error}
          autoComplete="off"
        />
        <Button type="submit" look={canScan() ? 'outline' : 'primary'} size="large" wide busy={isBusy}>
          {t('account.card.send')}
        </Button>
      </Stack>
    </>
  );
}

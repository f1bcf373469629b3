import { termsPath } from 'edutech/core/common/organisation/agreement';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { type PlacedBlock, usePlacedBlocks } from 'edutech/core/web/blocks';
import { useText } from 'edutech/core/web/hooks';
import { useLoginDialog } from 'edutech/core/web/session/login/login-ways';
import { LoginWays } from '../steps/LoginWays';
import { StepPart } from '../steps/StepParts';
import type { LoginView } from '../steps/useLoginView';
import { WayPart } from '../steps/WayPart';
import { LoginForm, NewWindowLink } from './LoginForm';

interface LoginBodyProps {
  readonly view: LoginView;
  readonly onChoose: (way: PlacedBlock) => void;
}

/** The column of the dialog below its title. */
export function LoginBody({ view, onChoose }: LoginBodyProps) {
  const t = useText();
  const { back } = useLoginDialog();
  const ways = usePlacedBlocks('login.way');
  if (view.is === 'form') {
    return (
      <>
        <LoginForm />
        <LoginWays ways={ways} onChoose={onChoose} />
        <p className="login-line">
          <span>
            {t('host.login.noAccount')} <NewWindowLink path="/register" text="host.login.register" />
          </span>
          <NewWindowLink path={termsPath} text="host.terms" />
        </p>
        <p className="login-hint">
          <Icon name="Info" size={16} />
          {t('host.login.hint')}
        </p>
      </>
    );
  }
  return (
    <>
      {view.is === 'way' ? <WayPart key={view.way.key} way={view.way} /> : <StepPart step={view.step} />}
      <Button look="quiet" icon="ArrowLeft" className="login-back" onClick={back}>
        {t(view.is === 'way' ? 'host.login.backToForm' : 'host.login.backToStart')}
      </Button>
    </>
  );
}

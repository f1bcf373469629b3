import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useDialogs, useText } from 'edutech/core/web/hooks';
import { disownSignIn, type SignInItem } from '../../../api';
import { plainAddress } from '../../../model/plain-address';
import { useTabLink } from '../use-tab-link';

/** So many are shown at first. */
const fewLines = 8;

/** Who signed in, the newest first; where something is odd, one can say that it was somebody else. */
export function SignInsPanel({ signIns, mayEdit }: { signIns: readonly SignInItem[]; mayEdit: boolean }) {
  const t = useText();
  const [isAll, setAll] = useState(false);
  const disowning = useDisowning();
  const [now] = useState(() => new Date());
  const shown = isAll ? signIns : signIns.slice(0, fewLines);
  return (
    <Panel title={t('account.signIns.title')} note={<span className="muted t-13">{t('account.signIns.days')}</span>}>
      <ul className="pad-x-4 pad-b-2">
        {shown.map((one) => (
          <SignInLine
            key={one.signIn}
            one={one}
            now={now}
            isBusy={disowning.isBusy}
            onDisown={mayEdit ? () => void disowning.ask(one) : undefined}
          />
        ))}
      </ul>
      {signIns.length > shown.length && (
        <div className="pad-x-4 pad-b-4">
          <Button look="link" onClick={() => setAll(true)}>
            {t('account.signIns.all', { count: signIns.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface SignInLineProps {
  readonly one: SignInItem;
  readonly now: Date;
  readonly isBusy: boolean;
  readonly onDisown: (() => void) | undefined;
}

function SignInLine({ one, now, isBusy, onDisown }: SignInLineProps) {
  const t = useText();
  const intl = useIntl();
  // ways are written as the audit log has them: `class-code`
  const wayKey = `account.signIns.way.${one.way.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}`;
  const way = t(wayKey in intl.messages ? wayKey : 'account.signIns.way.other');
  const where = [one.device || t('account.devices.unknown'), plainAddress(one.address)].join(' · ');
  const needsLook = one.isOdd && !one.isDisowned;
  return (
    <Row as="li" wrap gap={3} rows={1} className="account-sign-in pad-y-2 ruled-top" data-odd={needsLook || undefined}>
      <Row as="span" gap={3} className="shrink">
        <Icon name={needsLook ? 'Warning' : one.isSuccess ? 'Checkmark' : 'Dismiss'} size={16} />
        <Row as="span" wrap gap={3} rows={1}>
          <b className="account-sign-in-time fixed medium">
            <SaidMoment at={new Date(one.at)} now={now} />
          </b>
          <span className="breaks">
            {where}
            {!one.isSuccess && ` · ${t('account.signIns.failed', { times: one.times })}`}
          </span>
        </Row>
      </Row>
      <Row as="span" wrap gap={3} className="end">
        {one.isCurrent && <Tag tone="brand">{t('account.signIns.this')}</Tag>}
        {one.isDisowned && <Tag>{t('account.signIns.disowned')}</Tag>}
        <small className="muted">{way}</small>
        {needsLook && onDisown && (
          <Button size="small" look="danger" busy={isBusy} onClick={onDisown}>
            {t('account.signIns.notMe')}
          </Button>
        )}
      </Row>
    </Row>
  );
}

/** Ends the stranger's session, and leads to the password, which the stranger knows. */
function useDisowning() {
  const call = useCall();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const linkTo = useTabLink();
  const act = useAct(({ signIn }: SignInItem) => call(disownSignIn, { signIn }), { done: 'account.signIns.ended' });
  return {
    isBusy: act.isBusy,
    ask: async (one: SignInItem) => {
      const isSure = await dialogs.confirm({ text: 'account.signIns.ask', danger: true });
      if (!isSure) return;
      await act.run(one);
      await navigate(linkTo('security', 'password'));
    },
  };
}

import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { CopyButton } from 'edutech/core/ui/CopyButton';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import type { ApprovalOutcome } from '../../api';

/** How the account begins, told once: a first password on a small card to print, or a link to hand on. */
export function OutcomeDialog({ outcome, onClose }: { outcome: ApprovalOutcome; onClose: () => void }) {
  const { name, username, usercode, password, link, isMailed } = outcome;
  const words = link || `${name}\t${username}\t${password}`;
  return (
    <ToldDialog
      once
      className="organisation-outcome"
      title={<FormattedMessage id="organisation.approvals.opened" values={{ name }} />}
      note={
        <FormattedMessage
          id={`organisation.approvals.${link ? (isMailed ? 'linkMailed' : 'linkText') : 'passwordText'}`}
        />
      }
      actions={
        <>
          {password && (
            <Button icon="Print" onClick={() => window.print()}>
              <FormattedMessage id="organisation.approvals.print" />
            </Button>
          )}
          <CopyButton words={words}>
            <FormattedMessage id="organisation.people.copy" />
          </CopyButton>
        </>
      }
      onClose={onClose}
    >
      <dl className="organisation-request organisation-card above-3 pad-4 round-card">
        {(
          [
            ['name', name],
            ['number', usercode],
            ['username', username],
            ['password', password],
            ['link', link],
          ] as const
        )
          .filter(([, value]) => value !== '')
          .map(([id, value]) => (
            <div key={id}>
              <dt className="muted t-13">
                <FormattedMessage id={`organisation.approvals.${id}`} />
              </dt>
              <dd className="breaks">
                <code>{value}</code>
              </dd>
            </div>
          ))}
      </dl>
    </ToldDialog>
  );
}

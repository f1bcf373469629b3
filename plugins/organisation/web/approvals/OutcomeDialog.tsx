import { Button } from 'edutech/core/ui/Button';
import { CopyButton } from 'edutech/core/ui/CopyButton';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { useText } from 'edutech/core/web/hooks';
import type { ApprovalOutcome } from '../../api';

/** How the account begins, told once: a first password on a small card to print, or a link to hand on. */
export function OutcomeDialog({ outcome, onClose }: { outcome: ApprovalOutcome; onClose: () => void }) {
  const t = useText();
  const { name, username, usercode, password, link, isMailed } = outcome;
  const words = link || `${name}\t${username}\t${password}`;
  return (
    <ToldDialog
      once
      className="organisation-outcome"
      title={t('organisation.approvals.opened', { name })}
      note={t(`organisation.approvals.${link ? (isMailed ? 'linkMailed' : 'linkText') : 'passwordText'}`)}
      actions={
        <>
          {password && (
            <Button icon="Print" onClick={() => window.print()}>
              {t('organisation.approvals.print')}
            </Button>
          )}
          <CopyButton words={words}>{t('organisation.people.copy')}</CopyButton>
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
              <dt className="muted t-13">{t(`organisation.approvals.${id}`)}</dt>
              <dd className="breaks">
                <code>{value}</code>
              </dd>
            </div>
          ))}
      </dl>
    </ToldDialog>
  );
}

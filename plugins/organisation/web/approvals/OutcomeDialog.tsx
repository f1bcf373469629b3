import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { CopyButton } from 'edutech/core/ui/CopyButton';
import type { ApprovalOutcome } from '../../api';

/** How the account begins, told once: a first password on a small card to print, or a link to hand on. */
export function OutcomeDialog({ outcome, onClose }: { outcome: ApprovalOutcome; onClose: () => void }) {
  const { name, username, usercode, password, link, isMailed } = outcome;
  const words = link || `${name}\t${username}\t${password}`;
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className="organisation-outcome">
        <DialogBody>
          <DialogTitle>
            <FormattedMessage id="organisation.approvals.opened" values={{ name }} />
          </DialogTitle>
          <DialogContent>
            <p className="form-note">
              <FormattedMessage
                id={`organisation.approvals.${link ? (isMailed ? 'linkMailed' : 'linkText') : 'passwordText'}`}
              />
            </p>
            <dl className="organisation-request organisation-card">
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
                    <dt>
                      <FormattedMessage id={`organisation.approvals.${id}`} />
                    </dt>
                    <dd>
                      <code>{value}</code>
                    </dd>
                  </div>
                ))}
            </dl>
          </DialogContent>
          <DialogActions>
            {password && (
              <Button icon="Print" onClick={() => window.print()}>
                <FormattedMessage id="organisation.approvals.print" />
              </Button>
            )}
            <CopyButton words={words}>
              <FormattedMessage id="organisation.people.copy" />
            </CopyButton>
            <Button look="primary" onClick={onClose}>
              <FormattedMessage id="core.ui.close" />
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

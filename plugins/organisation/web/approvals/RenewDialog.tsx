import { FormattedMessage } from 'react-intl';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useCall } from 'edutech/core/web/hooks';
import { renewRequest, type RequestItem } from '../../api';

interface RenewDialogProps {
  readonly request: RequestItem;
  readonly onRenewed: (told: OutputOf<typeof renewRequest>) => void;
  readonly onClose: () => void;
}

/** Gives the account with this number a new first password; warns where the name is another's. */
export function RenewDialog({ request, onRenewed, onClose }: RenewDialogProps) {
  const call = useCall();
  const { match } = request;
  const form = useForm({
    name: 'organisation.renewal',
    initial: {},
    save: async () => onRenewed(await call(renewRequest, { requestId: request.id }, { quiet: true })),
  });
  return (
    <FormDialog
      title={<FormattedMessage id="organisation.approvals.renew" />}
      form={form}
      onClose={onClose}
      submit={<FormattedMessage id="organisation.people.resetOk" />}
    >
      <p>
        <FormattedMessage
          id={match ? 'organisation.approvals.matched' : 'organisation.approvals.unmatched'}
          values={{
            name: request.name,
            number: request.number,
            other: match?.name ?? '',
            username: match?.username ?? '',
          }}
        />
      </p>
      {match && !match.isSameName && (
        <p className="form-error">
          <FormattedMessage id="organisation.approvals.otherName" />
        </p>
      )}
      {request.note && <p className="form-note">{request.note}</p>}
    </FormDialog>
  );
}

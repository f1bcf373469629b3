import { FormattedMessage } from 'react-intl';
import { ReasonDialog as AskReason } from 'edutech/core/ui/form/ReasonDialog';

interface ReasonDialogProps {
  readonly act: 'return' | 'withdraw';
  readonly count: number;
  readonly onDone: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const usual: Readonly<Record<ReasonDialogProps['act'], readonly string[]>> = {
  return: ['content', 'sound', 'picture', 'chapter'],
  withdraw: ['wrong', 'newer', 'rights'],
};

/** Asks why: whoever wrote the lesson reads it. */
export const ReasonDialog = ({ act, count, ...rest }: ReasonDialogProps) => (
  <AskReason
    name={`air.${act}`}
    title={<FormattedMessage id={`air.reason.${act}`} values={{ count }} />}
    submit={<FormattedMessage id={`air.act.${act}`} />}
    label="air.reason.label"
    missing="air.error.noReason"
    usual={usual[act].map((name) => `air.reason.${act}.${name}`)}
    {...rest}
  />
);

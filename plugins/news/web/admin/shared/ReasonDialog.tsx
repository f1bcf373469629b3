import { FormattedMessage } from 'react-intl';
import { ReasonDialog as AskReason } from 'edutech/core/ui/form/ReasonDialog';

interface ReasonDialogProps {
  readonly act: 'return' | 'withdraw';
  readonly count: number;
  readonly onDone: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const usual: Readonly<Record<ReasonDialogProps['act'], readonly string[]>> = {
  return: ['facts', 'source', 'words', 'pictures'],
  withdraw: ['wrong', 'changed', 'asked'],
};

/** Asks why: who wrote it is told so. */
export const ReasonDialog = ({ act, count, ...rest }: ReasonDialogProps) => (
  <AskReason
    name={`news.${act}`}
    title={<FormattedMessage id={`news.reason.${act}`} values={{ count }} />}
    submit={<FormattedMessage id={`news.act.${act}`} />}
    label="news.reason.label"
    missing="news.error.noReason"
    usual={usual[act].map((name) => `news.reason.${act}.${name}`)}
    {...rest}
  />
);

import { ReasonDialog as AskReason } from 'edutech/core/ui/form/ReasonDialog';
import { useText } from 'edutech/core/web/hooks';

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
export function ReasonDialog({ act, count, ...rest }: ReasonDialogProps) {
  const t = useText();
  return (
    <AskReason
      name={`news.${act}`}
      title={t(`news.reason.${act}`, { count })}
      submit={t(`news.act.${act}`)}
      label="news.reason.label"
      missing="news.error.noReason"
      usual={usual[act].map((name) => `news.reason.${act}.${name}`)}
      {...rest}
    />
  );
}

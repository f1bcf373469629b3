import { ReasonDialog as AskReason } from 'edutech/core/ui/form/ReasonDialog';
import { useText } from 'edutech/core/web/hooks';

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
export function ReasonDialog({ act, count, ...rest }: ReasonDialogProps) {
  const t = useText();
  return (
    <AskReason
      name={`air.${act}`}
      title={t(`air.reason.${act}`, { count })}
      submit={t(`air.act.${act}`)}
      label="air.reason.label"
      missing="air.error.noReason"
      usual={usual[act].map((name) => `air.reason.${act}.${name}`)}
      {...rest}
    />
  );
}

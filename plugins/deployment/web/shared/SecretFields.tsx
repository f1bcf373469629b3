import { TextField } from 'edutech/core/ui/form/fields';
import type { FieldHandle } from 'edutech/core/ui/form/use-form';
import { useText } from 'edutech/core/web/hooks';

interface SecretFieldsProps {
  /** Message of its name; what is written below it ends with `.kept` and `.hint`. */
  readonly words: string;
  /** The server has one: an empty field leaves it. */
  readonly isKept: boolean;
  readonly secret: FieldHandle<string>;
  readonly reason: FieldHandle<string>;
}

/** The end of a form of a service: its key, which is replaced and never shown, and why it is changed. */
export function SecretFields({ words, isKept, secret, reason }: SecretFieldsProps) {
  const t = useText();
  return (
    <>
      <TextField
        label={t(words)}
        hint={t(isKept ? `${words}.kept` : `${words}.hint`)}
        field={secret}
        type="password"
        maxLength={300}
      />
      <TextField label={t('deployment.change.reason')} hint={t('deployment.change.reason.hint')} field={reason} />
    </>
  );
}

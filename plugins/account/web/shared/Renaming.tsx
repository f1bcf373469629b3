import { type FormEvent, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

interface RenamingProps {
  readonly name: string;
  /** What is named, for screen readers. */
  readonly label: string;
  readonly maxLength: number;
  /** Whether it may have no own name. */
  readonly mayBeEmpty?: boolean;
  /** One quiet sentence below. */
  readonly help?: string;
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onEnd: () => void;
}

/** The own name of something, typed in place. */
export function Renaming({ name: before, label, maxLength, mayBeEmpty = false, help, onSave, onEnd }: RenamingProps) {
  const t = useText();
  const [name, setName] = useState(before);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' && !mayBeEmpty) return;
    await onSave(name.trim());
    onEnd();
  };
  return (
    <>
      <Row as="form" align="stretch" wrap className="account-rename" onSubmit={send}>
        <input
          className="input"
          value={name}
          maxLength={maxLength}
          aria-label={label}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" look="primary">
          {t('account.factors.save')}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {t('core.ui.form.cancel')}
        </Button>
      </Row>
      {help && <p className="fine pad-b-2">{help}</p>}
    </>
  );
}

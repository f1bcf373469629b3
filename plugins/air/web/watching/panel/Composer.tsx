import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useForm } from 'edutech/core/ui/form/use-form';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';

interface ComposerProps {
  /** What it is, in a word, for those who look for what is unsaved: `air.note`. */
  readonly name: string;
  readonly label: ReactNode;
  /** Words of its button. */
  readonly act: ReactNode;
  readonly longest: number;
  readonly initial?: string;
  /** Grows each time it is to have the focus; 0: not. */
  readonly focus?: number;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
  /** Writes; what fails stays in the field. */
  readonly save: (text: string) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onCancel?: () => void;
  /** Somebody begins to write. */
  readonly onBegin?: () => void;
  /** The field is left empty. */
  readonly onLeave?: () => void;
}

/** A few lines to write and send: Ctrl and Enter send them, Escape gives them up. */
export function Composer(props: ComposerProps) {
  const t = useText();
  const { name, label, act, longest, initial = '', focus = 0, note, children, onCancel, onBegin } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    name,
    initial: { text: initial },
    save: ({ text }) => props.save(text.trim()),
    onSaved: props.onSaved,
  });
  const text = form.field('text');
  // A key of the player, or a button, leads here
  useEffect(() => {
    if (focus > 0) field.current?.focus();
  }, [focus]);
  const isEmpty = text.value.trim() === '';
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isEmpty) void form.submit();
    if (event.key === 'Escape' && onCancel && !form.isDirty) onCancel();
  };
  return (
    <Stack
      as="form"
      gap={2}
      className="air-composer below-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) void form.submit();
      }}
    >
      <label>
        <span>{label}</span>
        <textarea
          ref={field}
          className="input wide"
          rows={2}
          maxLength={longest}
          value={text.value}
          onFocus={onBegin}
          onBlur={() => text.value === '' && props.onLeave?.()}
          onKeyDown={onKey}
          onChange={({ target }) => text.onChange(target.value)}
        />
      </label>
      {children}
      {form.error !== null && (
        <p className="ink-late t-13" role="alert">
          <ErrorText error={form.error} />
        </p>
      )}
      <Row justify="end">
        {note && <small className="muted fill">{note}</small>}
        {onCancel && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              form.reset();
              onCancel();
            }}
          >
            {t('air.notes.cancel')}
          </Button>
        )}
        <Button look="soft" size="small" type="submit" disabled={isEmpty} busy={form.saving?.state === 'saving'}>
          {act}
        </Button>
      </Row>
    </Stack>
  );
}

import { useRef, type ReactNode } from 'react';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useText } from 'edutech/core/web/hooks';

/** What is held of a code; `actions` null: the code is not held at all. */
export interface HeldRight {
  readonly actions: readonly string[] | null;
  readonly version: number;
}

export interface RightAction {
  readonly name: string;
  readonly title: string;
  /** Why it is held or not, in words. */
  readonly note?: ReactNode;
}

interface RightFormProps {
  readonly title: ReactNode;
  /** The code in plain words. */
  readonly right: string;
  readonly note?: ReactNode;
  readonly actions: readonly RightAction[];
  readonly held: HeldRight;
  /** What may be handed on: the code itself as an empty text, and actions. What is held may always be taken away. */
  readonly mayGive: readonly string[];
  /** Who it is about, for what is said afterwards. */
  readonly whose: string;
  /** Writes it; answers the new version. */
  readonly save: (held: HeldRight) => Promise<{ readonly version: number }>;
  readonly onClose: () => void;
}

/** Gives and takes away one code with its actions; what was done can be taken back for ten seconds. */
export function RightForm({ title, right, note, actions, held, mayGive, whose, save, onClose }: RightFormProps) {
  const t = useText();
  const say = useUndo();
  const version = useRef(held.version);
  const form = useForm<HeldRight>({
    name: 'organisation.right',
    initial: held,
    save: async (values) => {
      version.current = (await save(values)).version;
    },
    onSaved: () => {
      say('organisation.roles.changed', { right, whose }, () => save({ ...held, version: version.current }));
      onClose();
    },
  });
  const now = form.values.actions;
  const isLocked = (name: string) => !mayGive.includes(name) && !(name ? held.actions?.includes(name) : held.actions);
  const turn = (name: string, isOn: boolean) =>
    form.set({ actions: isOn ? [...(now ?? []), name] : (now ?? []).filter((one) => one !== name) });
  const inWords = (value: readonly string[] | null) =>
    value === null
      ? t('organisation.roles.cell.none')
      : actions.flatMap(({ name, title: words }) => (value.includes(name) ? [words] : [])).join('、') ||
        t('organisation.roles.cell.codeOnly');
  return (
    <FormDrawer
      title={title}
      form={form}
      onClose={onClose}
      compare={[{ name: 'actions', label: right, show: (value: never) => inWords(value as readonly string[] | null) }]}
    >
      {note}
      <label className="organisation-right-code">
        <input
          type="checkbox"
          className="check"
          checked={now !== null}
          disabled={isLocked('')}
          onChange={(event) => form.set({ actions: event.currentTarget.checked ? (held.actions ?? []) : null })}
        />
        <strong>{right}</strong>
      </label>
      {actions.length > 0 && (
        <fieldset className="organisation-right-actions framed round pad-y-2 pad-x-3" disabled={now === null}>
          <legend>{t('organisation.roles.actions')}</legend>
          {actions.map((action) => (
            <label key={action.name}>
              <input
                type="checkbox"
                className="check"
                checked={now?.includes(action.name) ?? false}
                disabled={isLocked(action.name)}
                onChange={(event) => turn(action.name, event.currentTarget.checked)}
              />
              <span>{action.title}</span>
              {action.note}
            </label>
          ))}
        </fieldset>
      )}
      <p className="muted">{t('organisation.roles.limits')}</p>
    </FormDrawer>
  );
}

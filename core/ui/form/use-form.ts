import { useEffect, useRef, useState } from 'react';
import { conflictIn, type EditConflict, type WrongField, wrongFieldsIn } from '../../common/wire/edit-conflict';
import { AppError } from '../../common/errors';
import type { Saving } from '../states/SaveState';
import { useUnsavedGuard } from './saving/use-unsaved-guard';

/** What a form edits, checks and saves. */
export interface FormOptions<Values> {
  /** The edited thing, in a word, for people who look for unsaved work: `organisation.school`. */
  readonly name: string;
  readonly initial: Values;
  /** The page keeps what is typed: what it has kept (null: nothing). Leaving then asks nothing. */
  readonly draft?: Partial<Values> | null;
  /**
   * Writes the values; call with `{ quiet: true }`, the form shows the error. An error that names fields
   * (`wrongField`) is shown at them, a conflict (`editConflict`) side by side.
   */
  readonly save: (values: Values) => Promise<unknown>;
  /** Runs once the server has it. */
  readonly onSaved?: (values: Values) => void;
  /** The form's values of a version that the server answers in a conflict, where they are of other types. */
  readonly read?: (version: Partial<Values>) => Partial<Values>;
  /** Errors before anything is sent: field → message key. */
  readonly check?: (values: Values) => Partial<Record<keyof Values & string, string>>;
}

/** One field's end of a form: spread over the fields of this folder as `field`. */
export interface FieldHandle<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: WrongField | undefined;
  readonly disabled: boolean;
}

/** A form as its fields and buttons use it. */
export interface Form<Values> {
  readonly values: Values;
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldHandle<Values[Name]>;
  readonly set: (changes: Partial<Values>) => void;
  readonly isDirty: boolean;
  readonly saving: Saving | null;
  /** What went wrong and belongs to no field. */
  readonly error: unknown;
  readonly conflict: EditConflict<Values> | null;
  /** Writes; answers whether it is saved. */
  readonly submit: () => Promise<boolean>;
  /** Writes the values chosen from two versions, over the other person's version. */
  readonly resolve: (values: Values) => Promise<boolean>;
  /** Discards the typed values. */
  readonly reset: () => void;
  /** True while values are typed that nobody has saved or given up, at this very moment. */
  readonly holdsUnsaved: () => boolean;
}

/** The state of a form: values, errors by field, the state of saving, and a guard over unsaved values. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { name, initial, draft, check, read = (version) => version } = options;
  const [values, setValues] = useState({ ...initial, ...draft });
  const [base, setBase] = useState(initial);
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  const [saving, setSaving] = useState<Saving | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [conflict, setConflict] = useState<EditConflict<Values> | null>(null);
  const isDirty = !isSame(values, base);
  const unsaved = useRef(isDirty);
  // The guard reads a ref: saving and leaving happen in the same moment
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty]);
  const kept = useRef(false);
  useUnsavedGuard(name, draft === undefined && isDirty, draft === undefined ? unsaved : kept);

  const fail = (thrown: unknown) => {
    const known = thrown instanceof AppError ? thrown : null;
    const fields = known ? wrongFieldsIn(known) : [];
    const other = known && conflictIn(known);
    setWrong(fields);
    setConflict(
      other && {
        mine: { ...values, ...read(other.mine as Partial<Values>) },
        theirs: { ...values, ...read(other.theirs as Partial<Values>) },
      },
    );
    setError(fields.length > 0 || other ? null : thrown);
    setSaving(fields.length > 0 || other ? null : { state: 'failed', retry: () => void submit() });
    return false;
  };
  const write = async (written: Values) => {
    setSaving({ state: 'saving' });
    setError(null);
    try {
      await options.save(written);
    } catch (thrown) {
      return fail(thrown);
    }
    unsaved.current = false;
    setBase(written);
    setWrong([]);
    setConflict(null);
    setSaving({ state: 'saved', at: Date.now() });
    options.onSaved?.(written);
    return true;
  };
  const submit = async () => {
    const found = Object.entries(check?.(values) ?? {}).filter(([, key]) => key) as [string, string][];
    setWrong(found.map(([field, key]) => ({ field, key })));
    return found.length === 0 && (await write(values));
  };
  const set = (changes: Partial<Values>) => {
    unsaved.current = true;
    setValues((before) => ({ ...before, ...changes }));
    setWrong((before) => before.filter(({ field }) => !(field.split('/')[0]! in changes)));
  };
  return {
    values,
    field: (field) => ({
      name: field,
      value: values[field],
      onChange: (value) => set({ [field]: value } as unknown as Partial<Values>),
      error: wrong.find((one) => one.field.split('/')[0] === field),
      disabled: saving?.state === 'saving',
    }),
    set,
    isDirty,
    saving,
    error,
    conflict,
    submit,
    resolve: (chosen) => {
      setValues(chosen);
      return write(chosen);
    },
    reset: () => {
      unsaved.current = false;
      setValues(base);
      setWrong([]);
      setConflict(null);
      setError(null);
    },
    holdsUnsaved: () => unsaved.current,
  };
}

const isSame = (one: object, other: object) => one === other || JSON.stringify(one) === JSON.stringify(other);

import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AppError } from 'edutech/core/common/errors';
import { useWork } from 'edutech/core/web/asking/use-work';
import { useSession } from 'edutech/core/web/hooks';
import { useLoginDialog } from 'edutech/core/web/session/login/login-ways';
import { faultOf, type FieldName, firstFault, type LoginFields } from './login-fields';
import { useCountdown } from './useCountdown';

/** State and acts of the login form; the form only draws them. */
export function useLoginForm() {
  useSignals();
  const session = useSession();
  const dialog = useLoginDialog();
  const isShared = session.computer.value !== 'own';
  // who was here a moment ago signs in again: only the password is asked for
  const former = session.user.peek()?.username ?? '';
  const [fields, setFields] = useState<LoginFields>({ username: former, password: '' });
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const [remember, setRemember] = useState(false);
  const { isBusy, run } = useWork();
  const [proof, setProof] = useState<number | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [wait, startWait] = useCountdown();
  const inputs = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const leaving = useRef(new AbortController());

  // Gives up a login under way when the dialog is closed
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const type = (field: FieldName, value: string) => {
    setFields((before) => ({ ...before, [field]: value }));
    if (wait === 0) setFailure(null);
  };

  /** The fault that is shown: only of fields that have been left or sent. */
  const shownFault = (field: FieldName) => (left.includes(field) ? faultOf(field, fields) : null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setLeft(['username', 'password']);
    const wrong = firstFault(fields);
    if (wrong) return inputs[wrong].current?.focus();
    if (isBusy || wait > 0) return;
    await run(signIn);
  };
  const signIn = async () => {
    const { signal } = leaving.current;
    setFailure(null);
    try {
      const { username, password } = fields;
      await dialog.signIn(() =>
        session.login(username, password, { remember: remember && !isShared, signal, onProof: setProof }),
      );
    } catch (error) {
      // the dialog goes on with the second step
      if (signal.aborted || session.stepAfter(error)) return;
      const known =
        error instanceof AppError ? error : new AppError('core.session.loginFailed', 0, {}, { cause: error });
      setFailure(known);
      startWait(Number(known.params['seconds'] ?? 0));
      inputs.password.current?.select();
    } finally {
      setProof(null);
    }
  };

  return {
    fields,
    type,
    leave: (field: FieldName) => setLeft((before) => (before.includes(field) ? before : [...before, field])),
    shownFault,
    isShared,
    remember,
    setRemember,
    isBusy,
    proof,
    failure,
    wait,
    inputs,
    submit,
  };
}

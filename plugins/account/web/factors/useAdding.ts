import { useState } from 'react';
import { useCall, useText } from 'edutech/core/web/hooks';
import {
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  type FactorAdded,
  type FactorItem,
} from '../../api/factors';
import { makePasskey } from './passkeys';

/** The password travels encrypted, like that of a login. */
const sealed = <E extends typeof beginTotp | typeof beginPasskey>(endpoint: E) => ({ ...endpoint, sealed: true }) as E;
const quiet = { quiet: true, withoutRole: true } as const;

/** How far adding has come. */
export type Adding =
  | { readonly is: 'totp'; readonly setup: string; readonly secret: string; readonly address: string }
  | { readonly is: 'codes'; readonly codes: readonly string[] };

interface AddingOptions {
  /** Takes what the last step answers, where more happens with it: a session that waited for the factor begins. */
  readonly through: (confirm: () => Promise<FactorAdded>) => Promise<FactorAdded>;
  /** All is done, and recovery codes have been seen. */
  readonly onDone: () => void;
}

/** Adds a factor: an app by its secret and a first code, a passkey by the browser's own dialog. */
export function useAdding({ through, onDone }: AddingOptions) {
  const t = useText();
  const call = useCall();
  const [adding, setAdding] = useState<Adding | null>(null);

  const finish = async (confirm: () => Promise<FactorAdded>) => {
    const { recoveryCodes } = await through(confirm);
    if (recoveryCodes) return setAdding({ is: 'codes', codes: recoveryCodes });
    setAdding(null);
    onDone();
  };

  return {
    adding,
    async begin(kind: FactorItem['kind'], password?: string) {
      const input = password === undefined ? {} : { password };
      if (kind === 'totp') return setAdding({ is: 'totp', ...(await call(sealed(beginTotp), input, quiet)) });
      const { setup, options } = await call(sealed(beginPasskey), input, quiet);
      const credential = await makePasskey(options);
      return finish(() => call(confirmPasskey, { setup, credential, name: t(`account.factor.${kind}`) }, quiet));
    },
    confirmCode: (code: string) => {
      const setup = adding?.is === 'totp' ? adding.setup : '';
      return finish(() => call(confirmTotp, { setup, code, name: t('account.factor.totp') }, quiet));
    },
    done: () => {
      setAdding(null);
      onDone();
    },
    cancel: () => setAdding(null),
  };
}

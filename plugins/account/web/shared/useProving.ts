import { useState } from 'react';
import { proving } from 'edutech/core/web/session/login/proof';

/** Sends what strangers may send: works a proof out where the server asks for one, and says how far it is (0 to 1). */
export function useProving() {
  const [share, setShare] = useState<number | null>(null);
  const prove = async <T>(send: (proof: string | undefined) => Promise<T>): Promise<T> => {
    try {
      return await proving(send, { onProof: setShare });
    } finally {
      setShare(null);
    }
  };
  return { share, prove };
}

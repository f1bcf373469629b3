import { useEffect, useState } from 'react';

/** Addresses of this page for contents: the browser keeps each content until its address is released. */
export class ObjectAddresses {
  readonly #made = new Set<string>();

  make(content: Blob): string {
    const address = URL.createObjectURL(content);
    this.#made.add(address);
    return address;
  }

  release(address: string): void {
    if (this.#made.delete(address)) URL.revokeObjectURL(address);
  }

  releaseAll(): void {
    for (const address of this.#made) this.release(address);
  }
}

/** Addresses for as long as what asks for them is shown. */
export function useObjectAddresses(): ObjectAddresses {
  const [addresses] = useState(() => new ObjectAddresses());
  // They go with what asked for them
  useEffect(() => () => addresses.releaseAll(), [addresses]);
  return addresses;
}

import type { BodySize } from '../../../common/endpoint';

/** Largest body, and most names of fields in it. A call that sends files is measured by the file (`uploadMegabytes`). */
export const bodySizes: Readonly<Record<BodySize, { readonly bytes: number; readonly keys: number }>> = {
  small: { bytes: 8192, keys: 100 },
  usual: { bytes: 65_536, keys: 1000 },
  large: { bytes: 1_048_576, keys: 40_000 },
};

const byBytes = new Map(Object.values(bodySizes).map(({ bytes, keys }) => [bytes, keys]));

/** Most names of fields where so many bytes may come. */
export const mostKeysOf = (bytes: number): number => byBytes.get(bytes) ?? bodySizes.usual.keys;

import type { Pixels } from '../../../kit/ui/capture/pixels/pixels';

/** A picture to be read, and where the program and its knowledge of letters are. */
export interface ToReader {
  readonly pixels: Pixels;
  readonly program: string;
  readonly data: string;
}

export type FromReader =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'failed'; readonly message: string };

/** Message of the page to the frame: the file. */
export interface ToFrame {
  readonly bytes: ArrayBuffer;
}

/** Messages of the frame to the page: it listens; the document is shown; it cannot be shown. */
export interface FromFrame {
  readonly state: 'ready' | 'shown' | 'failed';
}

/** What the page tells the frame: the file. */
export interface ToFrame {
  readonly bytes: ArrayBuffer;
}

/** What the frame tells the page: it listens; the document stands; it cannot be shown. */
export interface FromFrame {
  readonly state: 'ready' | 'shown' | 'failed';
}

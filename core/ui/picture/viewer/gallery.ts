/** A picture as the viewer shows it. */
export interface ViewedImage {
  readonly src: string;
  readonly alt: string;
}

/** Pictures of a gallery, and which of them was chosen. */
export interface ViewedGallery {
  readonly images: readonly ViewedImage[];
  readonly at: number;
}

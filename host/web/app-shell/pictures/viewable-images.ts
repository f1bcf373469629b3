import type { ViewedGallery, ViewedImage } from 'edutech/core/ui/picture/viewer/gallery';

/** Images that open in the viewer: `data-viewable`, or `data-viewable="address of a larger one"`. */
const viewable = 'img[data-viewable]';
/** An image in a button of its own, which keyboards and readers reach. */
const heldByButton = `:scope:is(button) > ${viewable}`;
/** Around images that belong together: a carousel, the pictures of one answer. */
const gallery = '[data-gallery]';

const viewedOf = (image: HTMLImageElement): ViewedImage => ({
  src: image.dataset['viewable'] || image.currentSrc || image.src,
  alt: image.alt,
});

/** The gallery that an event on the page asks for, or null: an image by itself is a gallery of one. */
export function galleryAt(target: EventTarget | null): ViewedGallery | null {
  if (!(target instanceof Element)) return null;
  const image = target.closest<HTMLImageElement>(viewable) ?? target.querySelector<HTMLImageElement>(heldByButton);
  if (!image) return null;
  const around = image.closest(gallery);
  const all = around ? [...around.querySelectorAll<HTMLImageElement>(viewable)] : [image];
  return { images: all.map(viewedOf), at: Math.max(0, all.indexOf(image)) };
}

/**
 * Opens images by double click, by a single tap where the pointer is a finger, and by keyboard where an image has a button
 * around it: its click comes without a pointer. An image inside a link stays the link's.
 */
export function watchImages(onOpen: (gallery: ViewedGallery) => void, page: Document = document): () => void {
  let isTouch = false;
  const open = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const found = target?.closest('a[href]') ? null : galleryAt(target);
    if (!found) return;
    event.preventDefault();
    onOpen(found);
  };
  const onPointer = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch';
  };
  const onClick = (event: MouseEvent) => (isTouch || event.detail === 0) && open(event);
  const onDouble = (event: MouseEvent) => !isTouch && open(event);
  page.addEventListener('pointerdown', onPointer, true);
  page.addEventListener('click', onClick);
  page.addEventListener('dblclick', onDouble);
  return () => {
    page.removeEventListener('pointerdown', onPointer, true);
    page.removeEventListener('click', onClick);
    page.removeEventListener('dblclick', onDouble);
  };
}

import { useEffect, useState } from 'react';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';

const PictureDrawer = onDemand(() => import('./PictureDrawer').then((part) => part.PictureDrawer));

/** The button beside the search box that finds questions by a picture; a picture that is pasted on the page does the same. */
export function PictureSearch() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [pasted, setPasted] = useState<Blob | null>(null);
  // A picture of the clipboard, pasted anywhere on the page; texts go where they always go
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const picture = pictureIn(event.clipboardData?.files);
      if (!picture) return;
      event.preventDefault();
      setPasted(picture);
      setOpen(true);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const close = () => {
    setOpen(false);
    setPasted(null);
  };
  const label = t('questions.picture.search');
  return (
    <>
      <button type="button" className="btn questions-formula" aria-label={label} onClick={() => setOpen(true)}>
        <Icon name="Camera" size={16} />
        <span className="not-narrow">{label}</span>
      </button>
      {isOpen && <PictureDrawer pasted={pasted} onClose={close} />}
    </>
  );
}

const pictureIn = (files: FileList | undefined) => [...(files ?? [])].find(({ type }) => type.startsWith('image/'));

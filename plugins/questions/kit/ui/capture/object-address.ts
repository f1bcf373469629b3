import { useEffect, useState } from 'react';

/** An address of this page for a content, for as long as it is shown; empty at first. */
export function useObjectAddress(content: Blob | undefined): string {
  const [address, setAddress] = useState('');
  // The content gets an address for as long as it is shown
  useEffect(() => {
    if (!content) return;
    const url = URL.createObjectURL(content);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [content]);
  return content ? address : '';
}

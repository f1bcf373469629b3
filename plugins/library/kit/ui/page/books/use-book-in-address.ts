import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { changed } from 'edutech/core/ui/table/rules/list-address';

/** The list begins with the book that was chosen last, and its address says so, unless it already says any of `names`. */
export function useBookInAddress(bookId: string | null, names: readonly string[]): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const isWanted = bookId !== null && !names.some((name) => query.has(name));
  // Only where the address says nothing of its own: Back leads past it
  useEffect(() => {
    if (isWanted) void navigate(changed(new URLSearchParams(search), { book: bookId }), { replace: true });
  }, [isWanted, bookId, navigate, search]);
}

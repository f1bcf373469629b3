import { useState } from 'react';
import { useSession } from 'edutech/core/web/hooks';

/** Signing out, and whether it is under way: its button then says so (portal.md section 2). */
export function useExit(): { readonly isExiting: boolean; readonly exit: () => void } {
  const session = useSession();
  const [isExiting, setExiting] = useState(false);
  const exit = () => {
    if (isExiting) return;
    setExiting(true);
    void session.logout().finally(() => setExiting(false));
  };
  return { isExiting, exit };
}

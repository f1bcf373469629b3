import { useEffect } from 'react';
import { useNavigation } from 'edutech/core/web/hooks';
import { useLoginDialog } from 'edutech/core/web/session/login-ways';

/** A way to sign in that needs a page of its own: closes the dialog and leads there. */
export function LeadTo({ path }: { path: string }) {
  const navigation = useNavigation();
  const { close } = useLoginDialog();
  // Chosen means gone: there is nothing to be read here
  useEffect(() => {
    close();
    navigation.go(path);
  }, [close, navigation, path]);
  return null;
}

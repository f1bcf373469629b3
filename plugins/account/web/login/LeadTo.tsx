import { useEffect } from 'react';
import { useNavigation, useText } from 'edutech/core/web/hooks';

/**
 * A way to sign in that needs a page of its own: leads there at once. The dialog goes with the document; closing it first
 * would lead whoever was asked to sign in back to the portal.
 */
export function LeadTo({ path }: { path: string }) {
  const t = useText();
  const navigation = useNavigation();
  // Chosen means gone: there is nothing to be read here
  useEffect(() => {
    void navigation.open(path, { sameTab: true });
  }, [navigation, path]);
  return <p role="status">{t('account.login.leading')}</p>;
}

import { useEffect } from 'react';
import { useNavigation, useText } from 'edutech/core/web/hooks';
import { routes } from '../../routes';

/** Guardians begin on a page of their own; it is opened as a document, and the dialog goes with this one. */
export function Block() {
  const t = useText();
  const navigation = useNavigation();
  // Chosen means gone: there is nothing to be read here
  useEffect(() => {
    void navigation.open(routes.join.to(), { sameTab: true });
  }, [navigation]);
  return <p role="status">{t('guardian.join.title')}</p>;
}

import { useText } from 'edutech/core/web/hooks';

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  const t = useText();
  return (
    <a className="skip-link visually-hidden" href="#main">
      {t('host.skip')}
    </a>
  );
}

import { FormattedMessage } from 'react-intl';

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return (
    <a className="skip-link visually-hidden" href="#main">
      <FormattedMessage id="host.skip" />
    </a>
  );
}

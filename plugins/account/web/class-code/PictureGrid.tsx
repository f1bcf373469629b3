import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { type Picture, pictures, picturesInPassword } from '../../model/class-code/pictures';
import { drawings } from './drawings';

interface PictureGridProps {
  readonly chosen: readonly Picture[];
  readonly onChosen: (chosen: readonly Picture[]) => void;
  readonly isBusy: boolean;
}

/** The twelve pictures, and above them the places that are filled one after another. */
export function PictureGrid({ chosen, onChosen, isBusy }: PictureGridProps) {
  const intl = useIntl();
  const nameOf = (picture: Picture) => intl.formatMessage({ id: `account.picture.${picture}` });
  const places = Array.from({ length: picturesInPassword }, (_, place) => ({ place, picture: chosen[place] }));
  return (
    <>
      <p className="visually-hidden" role="status">
        <FormattedMessage id="account.classCode.chosen" values={{ count: chosen.length, all: picturesInPassword }} />
      </p>
      <ol className="account-places" aria-hidden="true">
        {places.map(({ place, picture }) => (
          <li key={place}>
            {picture && (
              <svg viewBox="0 0 64 64" aria-hidden="true">
                {drawings[picture]}
              </svg>
            )}
          </li>
        ))}
      </ol>
      <ul className="account-pictures">
        {pictures.map((picture) => (
          <li key={picture}>
            <button
              type="button"
              aria-label={nameOf(picture)}
              aria-pressed={chosen.includes(picture)}
              disabled={isBusy || chosen.includes(picture) || chosen.length === picturesInPassword}
              onClick={() => onChosen([...chosen, picture])}
            >
              <svg viewBox="0 0 64 64" aria-hidden="true">
                {drawings[picture]}
              </svg>
              <span aria-hidden="true">{nameOf(picture)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button size="large" icon="ArrowLeft" disabled={chosen.length === 0 || isBusy} onClick={() => onChosen([])}>
        <FormattedMessage id="account.classCode.again" />
      </Button>
    </>
  );
}

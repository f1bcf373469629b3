import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { type Picture, pictures, picturesInPassword } from '../../model/class-code/pictures';
import { drawings } from './drawings';

interface PictureGridProps {
  readonly chosen: readonly Picture[];
  readonly onChosen: (chosen: readonly Picture[]) => void;
  readonly isBusy: boolean;
}

/** The twelve pictures, and above them the places that are filled one after another. */
export function PictureGrid({ chosen, onChosen, isBusy }: PictureGridProps) {
  const t = useText();
  const places = Array.from({ length: picturesInPassword }, (_, place) => ({ place, picture: chosen[place] }));
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('account.classCode.chosen', { count: chosen.length, all: picturesInPassword })}
      </p>
      <Row as="ol" className="account-places" gap={3} align="stretch" aria-hidden="true">
        {places.map(({ place, picture }) => (
          <li key={place}>
            {picture && (
              <svg viewBox="0 0 64 64" aria-hidden="true">
                {drawings[picture]}
              </svg>
            )}
          </li>
        ))}
      </Row>
      <ul className="account-pictures">
        {pictures.map((picture) => (
          <li key={picture}>
            <button
              type="button"
              aria-label={t(`account.picture.${picture}`)}
              aria-pressed={chosen.includes(picture)}
              disabled={isBusy || chosen.includes(picture) || chosen.length === picturesInPassword}
              onClick={() => onChosen([...chosen, picture])}
            >
              <svg viewBox="0 0 64 64" aria-hidden="true">
                {drawings[picture]}
              </svg>
              <span aria-hidden="true">{t(`account.picture.${picture}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button size="large" icon="ArrowLeft" disabled={chosen.length === 0 || isBusy} onClick={() => onChosen([])}>
        {t('account.classCode.again')}
      </Button>
    </>
  );
}

import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import type { Clarity } from '../pixels/clarity';
import { type Corners, isWhole, wholePicture } from '../pixels/corners';
import type { Pixels } from '../pixels/pixels';
import { useObjectAddress } from '../object-address';
import { CornerField } from './CornerField';
import { readPicture, writePicture } from './picture-files';
import { pictureWork } from './picture-work';

interface CuttingProps {
  readonly source: Blob;
  readonly at: number;
  readonly of: number;
  readonly onDone: (picture: Blob, isDoubtful: boolean) => Promise<void>;
  readonly onRetake: () => void;
  /** It is not used; `isUnread`: nobody could. */
  readonly onSkip: (isUnread: boolean) => void;
}

interface Made {
  readonly picture: Blob;
  readonly clarity: Clarity;
}

/**
 * One picture: its corners are put on the sheet, then it is shown as the teacher will see it, and submitted or taken
 * again.
 */
export function Cutting({ source, at, of, onDone, onRetake, onSkip }: CuttingProps) {
  const intl = useIntl();
  const [pixels, setPixels] = useState<Pixels | null>(null);
  const [isUnread, setUnread] = useState(false);
  const [corners, setCorners] = useState<Corners>(wholePicture);
  const [found, setFound] = useState<Corners | null>(null);
  const [turns, setTurns] = useState(0);
  const [isWhite, setWhite] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Reads the picture and proposes where its sheet is
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const read = await readPicture(source);
      const { corners: sheet } = await pictureWork.run('look', read, null);
      if (isGone) return;
      setPixels(read);
      setFound(sheet);
      if (sheet) setCorners(sheet);
      setWhite(sheet !== null);
    };
    read().catch(() => !isGone && setUnread(true));
    return () => {
      isGone = true;
    };
  }, [source]);

  const make = async (recipe: { turns: number; isWhite: boolean }) => {
    if (!pixels || isBusy) return;
    setBusy(true);
    try {
      const { pixels: sheet, clarity } = await pictureWork.run('make', pixels, { corners, ...recipe });
      setMade({ picture: await writePicture(sheet), clarity });
      setTurns(recipe.turns);
      setWhite(recipe.isWhite);
    } catch {
      setUnread(true);
    } finally {
      setBusy(false);
    }
  };
  const use = async () => {
    if (!made || isBusy) return;
    setBusy(true);
    await onDone(made.picture, made.clarity === 'blurred' || made.clarity === 'dark');
  };
  return (
    <div className="studio-frame">
      <div className="studio-head">
        <h2>
          <FormattedMessage id={made ? 'questions.kit.capture.studio.seen' : 'questions.kit.capture.studio.cut'} />
          {of > 1 && <small className="num">{` ${at + 1} / ${of}`}</small>}
        </h2>
        <IconButton
          icon="Dismiss"
          label={intl.formatMessage({ id: 'questions.kit.capture.studio.skip' })}
          onClick={() => onSkip(isUnread)}
        />
      </div>
      <div className="studio-stage" aria-busy={!pixels && !isUnread}>
        {isUnread ? (
          <p className="studio-fault" role="alert">
            <FormattedMessage id="questions.kit.capture.photo.unreadable" />
          </p>
        ) : made ? (
          <Seen picture={made.picture} />
        ) : (
          pixels && <CornerField source={source} pixels={pixels} corners={corners} onCorners={setCorners} />
        )}
      </div>
      <div className="studio-foot">
        {made && <ClarityWord clarity={made.clarity} />}
        {!made && pixels && (
          <p className="studio-hint" role="status">
            <FormattedMessage id={found ? 'questions.kit.capture.cut.found' : 'questions.kit.capture.cut.hint'} />
          </p>
        )}
        <div className="studio-acts">
          {made ? (
            <>
              <Button look="quiet" icon="Crop" onClick={() => setMade(null)}>
                <FormattedMessage id="questions.kit.capture.cut.again" />
              </Button>
              <Button look="quiet" icon="ArrowClockwise" onClick={() => void make({ turns: turns + 1, isWhite })}>
                <FormattedMessage id="questions.kit.capture.cut.turn" />
              </Button>
              <Button
                look="quiet"
                icon="WeatherSunny"
                aria-pressed={isWhite}
                onClick={() => void make({ turns, isWhite: !isWhite })}
              >
                <FormattedMessage id="questions.kit.capture.cut.white" />
              </Button>
              <Button icon="Camera" onClick={onRetake}>
                <FormattedMessage id="questions.kit.capture.cut.retake" />
              </Button>
              <Button look="primary" busy={isBusy} onClick={() => void use()}>
                <FormattedMessage id="questions.kit.capture.cut.use" />
              </Button>
            </>
          ) : (
            <>
              {!isWhole(corners) && (
                <Button look="quiet" icon="FullScreen" onClick={() => setCorners(wholePicture)}>
                  <FormattedMessage id="questions.kit.capture.cut.whole" />
                </Button>
              )}
              {isUnread && (
                <Button onClick={() => onSkip(isUnread)}>
                  <FormattedMessage id="questions.kit.capture.studio.skip" />
                </Button>
              )}
              <Button icon="Camera" look={isUnread ? 'primary' : 'outline'} onClick={onRetake}>
                <FormattedMessage id="questions.kit.capture.cut.retake" />
              </Button>
              {!isUnread && (
                <Button look="primary" busy={isBusy || !pixels} onClick={() => void make({ turns, isWhite })}>
                  <FormattedMessage id="questions.kit.capture.cut.next" />
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** The picture as it will be submitted. */
function Seen({ picture }: { picture: Blob }) {
  const intl = useIntl();
  const address = useObjectAddress(picture);
  return address ? (
    <img className="studio-seen" src={address} alt={intl.formatMessage({ id: 'questions.kit.capture.studio.seen' })} />
  ) : null;
}

/** Can the teacher read this? Shown before it is submitted; the student decides. */
function ClarityWord({ clarity }: { clarity: Clarity }) {
  const isDoubtful = clarity === 'blurred' || clarity === 'dark';
  return (
    <p className={isDoubtful ? 'studio-word studio-word-doubt' : 'studio-word'} role={isDoubtful ? 'alert' : 'status'}>
      <Icon name={isDoubtful ? 'Warning' : 'Checkmark'} size={16} />
      <FormattedMessage id={`questions.kit.capture.clarity.${clarity}`} />
    </p>
  );
}

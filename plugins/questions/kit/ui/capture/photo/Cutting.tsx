import { useEffect, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
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

/** How the sheet is made of the picture: quarter turns, and whether its ground becomes white. */
interface Recipe {
  readonly turns: number;
  readonly isWhite: boolean;
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
  const t = useText();
  const { pixels, corners, setCorners, found, isUnread, made, recipe, make, again } = useCut(source);
  const use = useAct((picture: Made) => onDone(picture.picture, isUnclear(picture.clarity)), { changes: false });
  const isBusy = make.isBusy || use.isBusy;
  const run = (changes: Partial<Recipe>) => {
    if (!isBusy) void make.run({ ...recipe, ...changes });
  };
  return (
    <div className="studio-frame tall">
      <Row className="studio-head" gap={3} justify="between">
        <h2>
          {t(made ? 'questions.kit.capture.studio.seen' : 'questions.kit.capture.studio.cut')}
          {of > 1 && <small className="num soft regular">{` ${at + 1} / ${of}`}</small>}
        </h2>
        <IconButton icon="Dismiss" label={t('questions.kit.capture.studio.skip')} onClick={() => onSkip(isUnread)} />
      </Row>
      <div className="studio-stage relative shrink-y pad-4 clipped white" aria-busy={!pixels && !isUnread}>
        {isUnread ? (
          <p className="studio-fault pad-5 round-card paper ink center" role="alert">
            {t('questions.kit.capture.photo.unreadable')}
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
            {t(found ? 'questions.kit.capture.cut.found' : 'questions.kit.capture.cut.hint')}
          </p>
        )}
        <div className="studio-acts">
          {made ? (
            <SeenActs
              recipe={recipe}
              isBusy={isBusy}
              onAgain={again}
              onMake={run}
              onRetake={onRetake}
              onUse={() => !isBusy && void use.run(made)}
            />
          ) : (
            <>
              {!isWhole(corners) && (
                <Button look="quiet" icon="FullScreen" onClick={() => setCorners(wholePicture)}>
                  {t('questions.kit.capture.cut.whole')}
                </Button>
              )}
              {isUnread && <Button onClick={() => onSkip(isUnread)}>{t('questions.kit.capture.studio.skip')}</Button>}
              <Button icon="Camera" look={isUnread ? 'primary' : 'outline'} onClick={onRetake}>
                {t('questions.kit.capture.cut.retake')}
              </Button>
              {!isUnread && (
                <Button look="primary" busy={isBusy || !pixels} onClick={() => run({})}>
                  {t('questions.kit.capture.cut.next')}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** The picture: read, with a proposal where its sheet is, and cut to that. */
function useCut(source: Blob) {
  const [pixels, setPixels] = useState<Pixels | null>(null);
  const [isUnread, setUnread] = useState(false);
  const [corners, setCorners] = useState<Corners>(wholePicture);
  const [found, setFound] = useState<Corners | null>(null);
  const [recipe, setRecipe] = useState<Recipe>({ turns: 0, isWhite: false });
  const [made, setMade] = useState<Made | null>(null);
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
      setRecipe({ turns: 0, isWhite: sheet !== null });
    };
    read().catch(() => !isGone && setUnread(true));
    return () => {
      isGone = true;
    };
  }, [source]);
  const cut = async (wanted: Recipe) => {
    if (!pixels) return;
    try {
      const { pixels: sheet, clarity } = await pictureWork.run('make', pixels, { corners, ...wanted });
      setMade({ picture: await writePicture(sheet), clarity });
      setRecipe(wanted);
    } catch {
      setUnread(true);
    }
  };
  const make = useAct(cut, { changes: false });
  return { pixels, corners, setCorners, found, isUnread, made, recipe, make, again: () => setMade(null) };
}

interface SeenActsProps {
  readonly recipe: Recipe;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
  readonly onMake: (changes: Partial<Recipe>) => void;
  readonly onRetake: () => void;
  readonly onUse: () => void;
}

/** What can still be done with a picture that was cut. */
function SeenActs({ recipe, isBusy, onAgain, onMake, onRetake, onUse }: SeenActsProps) {
  const t = useText();
  return (
    <>
      <Button look="quiet" icon="Crop" onClick={onAgain}>
        {t('questions.kit.capture.cut.again')}
      </Button>
      <Button look="quiet" icon="ArrowClockwise" onClick={() => onMake({ turns: recipe.turns + 1 })}>
        {t('questions.kit.capture.cut.turn')}
      </Button>
      <Button
        look="quiet"
        icon="WeatherSunny"
        aria-pressed={recipe.isWhite}
        onClick={() => onMake({ isWhite: !recipe.isWhite })}
      >
        {t('questions.kit.capture.cut.white')}
      </Button>
      <Button icon="Camera" onClick={onRetake}>
        {t('questions.kit.capture.cut.retake')}
      </Button>
      <Button look="primary" busy={isBusy} onClick={onUse}>
        {t('questions.kit.capture.cut.use')}
      </Button>
    </>
  );
}

/** The picture as it will be submitted. */
function Seen({ picture }: { picture: Blob }) {
  const t = useText();
  const address = useObjectAddress(picture);
  return address ? <img className="studio-seen" src={address} alt={t('questions.kit.capture.studio.seen')} /> : null;
}

const isUnclear = (clarity: Clarity): boolean => clarity === 'blurred' || clarity === 'dark';

/** Can the teacher read this? Shown before it is submitted; the student decides. */
function ClarityWord({ clarity }: { clarity: Clarity }) {
  const t = useText();
  const isDoubtful = isUnclear(clarity);
  return (
    <p className={isDoubtful ? 'studio-word studio-word-doubt' : 'studio-word'} role={isDoubtful ? 'alert' : 'status'}>
      <Icon name={isDoubtful ? 'Warning' : 'Checkmark'} size={16} />
      {t(`questions.kit.capture.clarity.${clarity}`)}
    </p>
  );
}

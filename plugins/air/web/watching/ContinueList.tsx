import { Link } from 'react-router';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { IconButton } from 'edutech/core/ui/IconButton';
import { lengthText } from 'edutech/core/ui/rules/length';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { type BegunLesson, setAirAside } from '../../api';
import { lessonAddress } from '../shared/addresses';

/** Lessons that somebody has begun, each at the place where he stopped; one can be taken out, and put back for 10 s. */
export function ContinueList({ lessons }: { lessons: readonly BegunLesson[] }) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const remove = async ({ resourceId: id, name }: BegunLesson) => {
    try {
      await call(setAirAside, { id, aside: true });
    } catch {
      return; // the call has said why not
    }
    say('air.continue.aside', { name }, () => call(setAirAside, { id, aside: false }));
  };
  return (
    <ul className="air-continue pad-x-4 pad-b-3">
      {lessons.map((lesson) => (
        <Row as="li" key={lesson.resourceId} className={`shrink air-begun hue-${lesson.hue}`}>
          <Row as={Link} gap={3} to={lessonAddress(lesson.resourceId)} className="air-begun-link grow pad-y-2">
            <span className="air-thumb fixed clipped round">
              {lesson.videoImg && (
                <img className="wide tall" src={lesson.videoImg} alt="" loading="lazy" width={112} height={63} />
              )}
            </span>
            <span className="air-row-text grow">
              <b>{lesson.name}</b>
              <Place lesson={lesson} />
            </span>
          </Row>
          <IconButton
            icon="Dismiss"
            label={t('air.continue.remove', { name: lesson.name })}
            onClick={() => void remove(lesson)}
          />
        </Row>
      ))}
    </ul>
  );
}

/** Where one stopped; of a film whose length nobody knows only that. */
function Place({ lesson: { second, seconds } }: { lesson: BegunLesson }) {
  const t = useText();
  if (seconds <= second) return <small>{t('air.continue.listened', { second: lengthText(second) })}</small>;
  return (
    <>
      <progress className="meter" max={seconds} value={second} aria-hidden="true" />
      <small>{t('air.continue.left', { second: lengthText(second), left: lengthText(seconds - second) })}</small>
    </>
  );
}

import { useState, Fragment } from 'react';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type LessonPlace, placeLesson, twinPlaces } from '../../../api';
import { mostPlaces } from '../../../model/places';
import type { KeptLesson } from './kept-lesson';

const PlacePicker = onDemand(() => import('./PlacePicker').then((part) => part.PlacePicker));

/** The chapters on which a lesson stands, of one or several editions; what is changed is saved at once, and can be undone. */
export function PlacesPanel({ lesson }: { readonly lesson: KeptLesson }) {
  const t = useText();
  const [isPicking, setPicking] = useState(false);
  const { places, twins, busy, put } = usePlaces(lesson);
  const ids = places.map(({ nodeId }) => nodeId);
  return (
    <Panel
      title={t('air.places.title')}
      end={
        <Button
          size="small"
          icon="Add"
          disabled={busy || places.length >= mostPlaces}
          aria-expanded={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          {t('air.places.add')}
        </Button>
      }
    >
      {places.length === 0 && <p className="card-body muted">{t('air.places.none')}</p>}
      <Stack as="ul" gap={0} className="air-places pad-x-4 pad-b-2">
        {places.map((place, nth) => (
          <PlaceLine
            key={place.nodeId}
            place={place}
            isMain={nth === 0}
            busy={busy}
            onMain={() => put([place.nodeId, ...ids.filter((id) => id !== place.nodeId)])}
            onRemove={() => put(ids.filter((id) => id !== place.nodeId))}
          />
        ))}
      </Stack>
      {twins.length > 0 && (
        <div className="air-twins">
          <h3 className="size-13 strong soft">{t('air.places.twins')}</h3>
          <Stack as="ul" gap={0} className="air-places pad-x-4 pad-b-2">
            {twins.map((twin) => (
              <li key={twin.nodeId}>
                <PlaceName place={twin} />
                <Button size="small" icon="Add" disabled={busy} onClick={() => put([...ids, twin.nodeId])}>
                  {t('air.places.take')}
                </Button>
              </li>
            ))}
          </Stack>
        </div>
      )}
      {isPicking && (
        <PlacePicker
          near={places[0]?.bookId ?? null}
          of={{ gradeId: lesson.fields.gradeId, subjectId: lesson.fields.subjectId }}
          taken={ids}
          busy={busy}
          onPick={(nodeId) => put([...ids, nodeId])}
        />
      )}
    </Panel>
  );
}

/** Where the lesson stands, what teaches the same elsewhere, and how to change it. */
function usePlaces(lesson: KeptLesson) {
  const call = useCall();
  const { id, version, standsOn: places, name } = lesson;
  const ids = places.map(({ nodeId }) => nodeId);
  // the chapters of other editions that teach the same
  const twins = useAsked(twinPlaces, ids.length > 0 ? { nodeIds: ids } : null).data ?? [];
  const place = useAct((nodeIds: readonly string[]) => call(placeLesson, { id, version, nodeIds: [...nodeIds] }), {
    done: () => ({ id: 'air.places.saved', values: { name } }),
    undo: (written) => call(placeLesson, { ...written, nodeIds: ids }),
  });
  return { places, twins, busy: place.isBusy, put: (nodeIds: readonly string[]) => void place.run(nodeIds) };
}

interface PlaceLineProps {
  readonly place: LessonPlace;
  readonly isMain: boolean;
  readonly busy: boolean;
  readonly onMain: () => void;
  readonly onRemove: () => void;
}

function PlaceLine({ place, isMain, busy, onMain, onRemove }: PlaceLineProps) {
  const t = useText();
  const name = place.path.at(-1) ?? '';
  return (
    <li>
      <PlaceName place={place} />
      {place.removed && <Tag tone="late">{t('air.places.removed')}</Tag>}
      {isMain ? (
        <Tag tone="brand">{t('air.places.main')}</Tag>
      ) : (
        <Button size="small" look="quiet" disabled={busy} onClick={onMain}>
          {t('air.places.makeMain')}
        </Button>
      )}
      <IconButton icon="Dismiss" label={t('air.places.remove', { name })} disabled={busy} onClick={onRemove} />
    </li>
  );
}

const PlaceName = ({ place }: { readonly place: LessonPlace }) => (
  <span className="air-row-text grow">
    <b>{place.path.at(-1)}</b>
    <small>
      {[place.bookName, place.edition, ...place.path.slice(0, -1)].map((part, nth) => (
        <Fragment key={part}>
          {nth > 0 && ' · '}
          <CityWords>{part}</CityWords>
        </Fragment>
      ))}
    </small>
  </span>
);

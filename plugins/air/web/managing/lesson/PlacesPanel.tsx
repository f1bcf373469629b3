import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall } from 'edutech/core/web/hooks';
import { type LessonPlace, placeLesson, twinPlaces } from '../../../api';
import { mostPlaces } from '../../../model/places';
import type { KeptLesson } from './kept-lesson';

const PlacePicker = onDemand(() => import('./PlacePicker').then((part) => part.PlacePicker));

/** The chapters on which a lesson stands, of one or several editions; what is changed is saved at once, and can be undone. */
export function PlacesPanel({ lesson }: { readonly lesson: KeptLesson }) {
  const [isPicking, setPicking] = useState(false);
  const { places, twins, busy, put } = usePlaces(lesson);
  const ids = places.map(({ nodeid }) => nodeid);
  return (
    <Panel
      title={<FormattedMessage id="air.places.title" />}
      end={
        <Button
          size="small"
          icon="Add"
          disabled={busy || places.length >= mostPlaces}
          aria-expanded={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          <FormattedMessage id="air.places.add" />
        </Button>
      }
    >
      {places.length === 0 && (
        <p className="card-body muted">
          <FormattedMessage id="air.places.none" />
        </p>
      )}
      <ul className="air-places">
        {places.map((place, nth) => (
          <PlaceLine
            key={place.nodeid}
            place={place}
            isMain={nth === 0}
            busy={busy}
            onMain={() => put([place.nodeid, ...ids.filter((id) => id !== place.nodeid)])}
            onRemove={() => put(ids.filter((id) => id !== place.nodeid))}
          />
        ))}
      </ul>
      {twins.length > 0 && (
        <div className="air-twins">
          <h3>
            <FormattedMessage id="air.places.twins" />
          </h3>
          <ul className="air-places">
            {twins.map((twin) => (
              <li key={twin.nodeid}>
                <PlaceName place={twin} />
                <Button size="small" icon="Add" disabled={busy} onClick={() => put([...ids, twin.nodeid])}>
                  <FormattedMessage id="air.places.take" />
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isPicking && (
        <PlacePicker
          near={places[0]?.bookid ?? null}
          of={{ gradeid: lesson.fields.gradeid, subjectid: lesson.fields.subjectid }}
          taken={ids}
          busy={busy}
          onPick={(nodeid) => put([...ids, nodeid])}
        />
      )}
    </Panel>
  );
}

/** Where the lesson stands, what teaches the same elsewhere, and how to change it. */
function usePlaces(lesson: KeptLesson) {
  const call = useCall();
  const { id, version, standsOn: places, name } = lesson;
  const ids = places.map(({ nodeid }) => nodeid);
  // the chapters of other editions that teach the same
  const twins = useAsked(twinPlaces, ids.length > 0 ? { nodeids: ids } : null).data ?? [];
  const place = useAct((nodeids: readonly string[]) => call(placeLesson, { id, version, nodeids: [...nodeids] }), {
    done: () => ({ id: 'air.places.saved', values: { name } }),
    undo: (written) => call(placeLesson, { ...written, nodeids: ids }),
  });
  return { places, twins, busy: place.isBusy, put: (nodeids: readonly string[]) => void place.run(nodeids) };
}

interface PlaceLineProps {
  readonly place: LessonPlace;
  readonly isMain: boolean;
  readonly busy: boolean;
  readonly onMain: () => void;
  readonly onRemove: () => void;
}

function PlaceLine({ place, isMain, busy, onMain, onRemove }: PlaceLineProps) {
  const intl = useIntl();
  const name = place.path.at(-1) ?? '';
  return (
    <li>
      <PlaceName place={place} />
      {place.removed && (
        <Tag tone="late">
          <FormattedMessage id="air.places.removed" />
        </Tag>
      )}
      {isMain ? (
        <Tag tone="brand">
          <FormattedMessage id="air.places.main" />
        </Tag>
      ) : (
        <Button size="small" look="quiet" disabled={busy} onClick={onMain}>
          <FormattedMessage id="air.places.makeMain" />
        </Button>
      )}
      <IconButton
        icon="Dismiss"
        label={intl.formatMessage({ id: 'air.places.remove' }, { name })}
        disabled={busy}
        onClick={onRemove}
      />
    </li>
  );
}

const PlaceName = ({ place }: { readonly place: LessonPlace }) => (
  <span className="air-row-text">
    <b>{place.path.at(-1)}</b>
    <small>{[place.bookname, place.edition, ...place.path.slice(0, -1)].join(' · ')}</small>
  </span>
);

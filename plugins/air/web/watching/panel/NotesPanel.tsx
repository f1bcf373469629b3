import { type RefObject, useCallback, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { IconButton } from 'edutech/core/ui/IconButton';
import { lengthText } from 'edutech/core/ui/rules/length';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import type { MediaHandle } from 'edutech/plugins/media/kit/ui/viewer/film/VideoViewer';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { type AirNote, airNotes, deleteAirNote, saveAirNote } from '../../../api';
import { longestNote } from '../../../model/watching/note-limits';
import type { Lesson } from '../../lesson/lesson';
import { Composer } from './Composer';
import { saveNotes } from './save-notes';
import { useFetched } from './use-fetched';
import { useMoment } from './use-moment';

interface NotesPanelProps {
  readonly lesson: Lesson;
  readonly media: RefObject<MediaHandle | null>;
  readonly onSeek: (second: number) => void;
  readonly focus: number;
}

/** One's own notes beside the film, in its order: a new one at the second that plays, the others to go back to. */
export function NotesPanel({ lesson, media, onSeek, focus }: NotesPanelProps) {
  const t = useText();
  const call = useCall();
  const id = lesson.resourceId;
  const fetch = useCallback(() => call(airNotes, { id }, { quiet: true }), [call, id]);
  const { data: notes, error, reload } = useFetched(fetch);
  const moment = useMoment(media);
  return (
    <>
      <Composer
        key={moment.written}
        name="air.note"
        label={t('air.notes.add', { time: lengthText(moment.second) })}
        act={t('air.notes.save')}
        longest={longestNote}
        focus={focus}
        note={t('air.notes.private')}
        onBegin={moment.take}
        onLeave={moment.leave}
        save={(text) => call(saveAirNote, { id, noteId: moment.written, second: moment.second, text }, { quiet: true })}
        onSaved={() => {
          moment.begin();
          reload();
        }}
      />
      <ListStates
        count={notes?.length ?? 0}
        loading={notes === null && error === null}
        error={notes === null ? error : null}
        onRetry={reload}
        empty={{
          picture: 'book',
          title: t('air.notes.empty'),
          text: t('air.notes.emptyHint'),
        }}
      >
        <ol className="air-notes ruled-list">
          {notes?.map((note) => (
            <Note key={note.noteId} note={note} lesson={lesson} onSeek={onSeek} onChanged={reload} />
          ))}
        </ol>
        <Row as="p" className="no-print pad-t-2" gap={1} align="stretch" justify="end">
          <Button look="quiet" size="small" icon="Print" onClick={() => window.print()}>
            {t('air.notes.print')}
          </Button>
          <SaveAsFile lesson={lesson} notes={notes ?? []} />
        </Row>
      </ListStates>
    </>
  );
}

function SaveAsFile({ lesson, notes }: { readonly lesson: Lesson; readonly notes: readonly AirNote[] }) {
  const t = useText();
  const name = t('air.notes.fileName', { name: lesson.name });
  return (
    <Button look="quiet" size="small" icon="ArrowDownload" onClick={() => saveNotes(name, notes)}>
      {t('air.notes.export')}
    </Button>
  );
}

interface NoteProps {
  readonly note: AirNote;
  readonly lesson: Lesson;
  readonly onSeek: (second: number) => void;
  readonly onChanged: () => void;
}

function Note({ note, lesson, onSeek, onChanged }: NoteProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const [isEdited, setIsEdited] = useState(false);
  const { noteId, second, text } = note;
  const time = lengthText(second);
  const write = (changed: string) =>
    call(saveAirNote, { id: lesson.resourceId, noteId, second, text: changed }, { quiet: true });
  const remove = async () => {
    try {
      await call(deleteAirNote, { noteId });
    } catch {
      return; // the call has said why not
    }
    onChanged();
    say('air.notes.deleted', { time }, async () => {
      await write(text);
      onChanged();
    });
  };
  if (isEdited) {
    const close = () => setIsEdited(false);
    return (
      <li>
        <Composer
          name="air.note.edit"
          label={time}
          act={t('air.notes.saveAgain')}
          longest={longestNote}
          initial={text}
          focus={1}
          save={write}
          onSaved={() => {
            close();
            onChanged();
          }}
          onCancel={close}
        />
      </li>
    );
  }
  const label = (key: string) => t(`air.notes.${key}`, { time });
  return (
    <li className="air-note-line pad-y-2">
      <button
        type="button"
        className="air-moment at-top pad-y-half pad-x-2 round tint-brand ink-brand num"
        aria-label={label('goTo')}
        onClick={() => onSeek(second)}
      >
        {time}
      </button>
      <p>{text}</p>
      <Row as="span" align="stretch" gap={0} className="no-print">
        <IconButton icon="Edit" label={label('edit')} onClick={() => setIsEdited(true)} />
        <IconButton icon="Delete" label={label('delete')} onClick={() => void remove()} />
      </Row>
    </li>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { uploadRoom } from 'edutech/core/common/api/uploads';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useCall, useUploads } from 'edutech/core/web/hooks';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { sizeText } from 'edutech/core/ui/rules/length';

/** From this share on people are told what to do before the space is full. */
const littleRoom = 0.9;

/** How much room is left for what somebody uploads: his own, or his school's where that is scarcer. */
export function StorageRoom() {
  useSignals();
  const call = useCall();
  const uploads = useUploads();
  const [room, setRoom] = useState<OutputOf<typeof uploadRoom> | null>(null);
  const taken = uploads.queue.value.filter(({ state }) => state === 'ready').length;
  // Asks again whenever another upload has become a file
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new file takes room
  useEffect(() => {
    const asking = new AbortController();
    call(uploadRoom, {}, { quiet: true, signal: asking.signal }).then(setRoom, () => undefined); // no line is better than a wrong one
    return () => asking.abort();
  }, [call, taken]);
  if (!room) return null;
  const isSchools = room.school !== null && shareOf(room.school) > shareOf(room.person);
  const { used, most } = isSchools ? room.school! : room.person;
  const share = shareOf({ used, most });
  const state = share >= 1 ? 'full' : share > littleRoom ? 'little' : 'enough';
  return (
    <p className={`storage-room storage-room-${state}`} role={state === 'enough' ? undefined : 'status'}>
      {state !== 'enough' && <Icon name="Warning" size={16} />}
      <FormattedMessage
        id={`media.upload.room.${isSchools ? 'school' : 'own'}.${state}`}
        values={{ used: sizeText(used, 1024), most: sizeText(most, 1024) }}
      />
    </p>
  );
}

const shareOf = ({ used, most }: { readonly used: number; readonly most: number }) => used / most;

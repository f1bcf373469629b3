import { useSignals } from '@preact/signals-react/runtime';
import { uploadRoom } from 'edutech/core/common/api/uploads';
import { useRead } from 'edutech/core/web/asking/use-asked';
import { useText, useUploads } from 'edutech/core/web/hooks';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { sizeText } from 'edutech/core/ui/rules/length';

/** From this share on people are told what to do before the space is full. */
const littleRoom = 0.9;

/** How much room is left for what somebody uploads: his own, or his school's where that is scarcer. */
export function StorageRoom() {
  const t = useText();
  useSignals();
  const uploads = useUploads();
  const taken = uploads.queue.value.filter(({ state }) => state === 'ready').length;
  // asked again whenever another upload has become a file; no line is better than a wrong one
  const { data: room } = useRead((call, signal) => call(uploadRoom, {}, { quiet: true, signal }), taken, {
    keeps: true,
  });
  if (!room) return null;
  const isSchools = room.school !== null && shareOf(room.school) > shareOf(room.person);
  const { used, most } = isSchools ? room.school! : room.person;
  const share = shareOf({ used, most });
  const state = share >= 1 ? 'full' : share > littleRoom ? 'little' : 'enough';
  return (
    <p className={`note storage-room storage-room-${state}`} role={state === 'enough' ? undefined : 'status'}>
      {state !== 'enough' && <Icon name="Warning" size={16} />}
      {t(`media.upload.room.${isSchools ? 'school' : 'own'}.${state}`, {
        used: sizeText(used),
        most: sizeText(most),
      })}
    </p>
  );
}

const shareOf = ({ used, most }: { readonly used: number; readonly most: number }) => used / most;

import type { Take } from 'edutech/plugins/questions/kit/ui/capture/voice/recorder';

/** A recording as a file that is uploaded. */
export const fileOfTake = ({ sound, ending }: Pick<Take, 'sound' | 'ending'>, name: string): File =>
  new File([sound], `${name}.${ending}`, { type: sound.type });

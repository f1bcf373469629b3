import { findLength } from './find-length';

interface VoiceProps {
  readonly src: string | undefined;
  readonly label: string;
  readonly className?: string;
  readonly preload?: 'none' | 'metadata';
}

/** Somebody's own words, to be listened to. */
export function Voice({ src, label, className, preload = 'metadata' }: VoiceProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: what a person has just said has no captions
    <audio
      className={className}
      src={src}
      controls
      preload={preload}
      aria-label={label}
      onLoadedMetadata={({ currentTarget }) => findLength(currentTarget)}
    />
  );
}

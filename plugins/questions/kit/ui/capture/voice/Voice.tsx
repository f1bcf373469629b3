interface VoiceProps {
  readonly src: string | undefined;
  readonly label: string;
  readonly preload?: 'none' | 'metadata';
}

/** Somebody's own words, to be listened to. */
export function Voice({ src, label, preload = 'metadata' }: VoiceProps) {
  // biome-ignore lint/a11y/useMediaCaption: what a person has just said has no captions
  return <audio src={src} controls preload={preload} aria-label={label} />;
}

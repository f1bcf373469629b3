/** Samples a second of a spoken comment: speech needs no more. */
const rate = 16_000;

/** Samples between -1 and 1 as a WAV file of one channel, 16 bits. */
export function wavOf(samples: Float32Array, samplesPerSecond: number): ArrayBuffer {
  const bytes = samples.length * 2;
  const buffer = new ArrayBuffer(44 + bytes);
  const view = new DataView(buffer);
  const say = (at: number, text: string) => {
    for (let index = 0; index < text.length; index++) view.setUint8(at + index, text.charCodeAt(index));
  };
  say(0, 'RIFF');
  view.setUint32(4, 36 + bytes, true);
  say(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, samplesPerSecond, true);
  view.setUint32(28, samplesPerSecond * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  say(36, 'data');
  view.setUint32(40, bytes, true);
  samples.forEach((sample, index) => {
    view.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  });
  return buffer;
}

/** What a browser recorded, in a form that every browser plays. */
export async function recordedWav(recorded: Blob): Promise<File> {
  const decoded = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await recorded.arrayBuffer());
  return new File([wavOf(decoded.getChannelData(0), rate)], 'voice.wav', { type: 'audio/wav' });
}

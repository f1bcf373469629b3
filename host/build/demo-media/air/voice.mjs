// Sound: sentences by espeak-ng, soft plucked and bell tones computed here, mixed into one mono track.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ffmpeg, read } from '../kit.mjs';

export const RATE = 22050;
/** Note: the plain "cmn" voice reads tone digits as English words; the pinyin one speaks Chinese. */
const voices = { zh: ['cmn-latn-pinyin', 245], en: ['en-us', 150] };

/** One sentence as Float32 samples, with silence at both ends cut. */
export function speak(text, { lang = 'zh', pitch = 45, speed } = {}, work) {
  const file = join(work, 's.wav'), [voice, normal] = voices[lang];
  execFileSync('espeak-ng', ['-v', voice, '-s', String(speed ?? normal), '-p', String(pitch), '-a', '80', '-g', '2', '-w', file, text]);
  const raw = read(file).subarray(44), out = new Float32Array(raw.length >> 1);
  for (let i = 0; i < out.length; i++) out[i] = raw.readInt16LE(i * 2) / 32768;
  let a = 0, b = out.length; while (a < b && Math.abs(out[a]) < 0.004) a++; while (b > a && Math.abs(out[b - 1]) < 0.004) b--;
  return out.subarray(a, b);
}
/** A plucked string (Karplus-Strong). */
export function pluck(hz, seconds = 1.6, gain = 0.22) {
  const n = Math.round(RATE / hz), line = new Float32Array(n), out = new Float32Array(Math.round(seconds * RATE));
  let seed = 7; for (let i = 0; i < n; i++) { seed = (seed * 16807) % 2147483647; line[i] = seed / 1073741824 - 1; }
  for (let i = 0; i < n; i++) line[i] = (line[i] + line[(i + 1) % n] + line[(i + 2) % n]) / 3;
  for (let i = 0, p = 0; i < out.length; i++, p = (p + 1) % n) { out[i] = line[p] * gain * (1 - i / out.length); line[p] = 0.498 * (line[p] + line[(p + 1) % n]); }
  return out;
}
/** A soft bell. */
export function bell(hz, seconds = 0.9, gain = 0.07) {
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => { const t = i / RATE; return gain * Math.min(1, t * 120) * Math.exp(-5 * t) * (Math.sin(2 * Math.PI * hz * t) + 0.3 * Math.sin(4 * Math.PI * hz * t)); });
}
/** A track of given length to which sounds are added at a time in seconds. */
export class Track {
  parts = [];
  add(samples, time) { this.parts.push([samples, time]); return time + samples.length / RATE; }
  write(file, seconds) {
    const mix = new Float32Array(Math.ceil(seconds * RATE));
    for (const [s, t] of this.parts) { const o = Math.round(t * RATE); for (let i = 0; i < s.length && o + i < mix.length; i++) mix[o + i] += s[i]; }
    const wav = Buffer.alloc(44 + mix.length * 2);
    wav.write('RIFF', 0); wav.writeUInt32LE(36 + mix.length * 2, 4); wav.write('WAVEfmt ', 8); wav.writeUInt32LE(16, 16); wav.writeUInt16LE(1, 20); wav.writeUInt16LE(1, 22);
    wav.writeUInt32LE(RATE, 24); wav.writeUInt32LE(RATE * 2, 28); wav.writeUInt16LE(2, 32); wav.writeUInt16LE(16, 34); wav.write('data', 36); wav.writeUInt32LE(mix.length * 2, 40);
    for (let i = 0; i < mix.length; i++) wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, mix[i])) * 32000), 44 + i * 2);
    writeFileSync(file, wav); return file;
  }
}
/** Warm the speech a little and bring it to a common loudness. */
export const polish = 'highpass=f=90,lowpass=f=7200,equalizer=f=260:t=q:w=1:g=2,equalizer=f=3200:t=q:w=1.2:g=-2.5,acompressor=threshold=-20dB:ratio=2.5:attack=8:release=120,aecho=0.9:0.5:28|47:0.10|0.06,loudnorm=I=-19:TP=-3:LRA=7,alimiter=limit=0.7:level=0';
export const toMp3 = (wav, file, kbps = 24) => ffmpeg('-i', wav, '-af', polish, '-ar', String(RATE), '-ac', '1', '-c:a', 'libmp3lame', '-b:a', `${kbps}k`, file);
const stamp = (t) => `${String(Math.floor(t / 60)).padStart(2, '0')}:${(t % 60).toFixed(3).padStart(6, '0')}`;
export const vtt = (cues) => `WEBVTT\n\n${cues.map(([a, b, text]) => `${stamp(a)} --> ${stamp(b)}\n${text}\n`).join('\n')}`;

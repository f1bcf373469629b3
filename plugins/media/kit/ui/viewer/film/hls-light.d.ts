// The light build has no types of its own; it is the whole one without what the platform does not use (subtitles and
// sounds beside the film, encryption).
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}

import type { ReactNode } from 'react';
import type { Picture } from '../../model/class-code/pictures';

/** Our own drawings, 64 × 64: a child who cannot read yet must tell them apart at once, by form and by colour. */
export const drawings: Readonly<Record<Picture, ReactNode>> = {
  sun: (
    <>
      <g stroke="#f59e0b" strokeWidth="5" strokeLinecap="round">
        <path d="M32 4v7M32 53v7M4 32h7M53 32h7M12 12l5 5M47 47l5 5M12 52l5-5M47 17l5-5" />
      </g>
      <circle cx="32" cy="32" r="14" fill="#fbbf24" />
    </>
  ),
  moon: <path d="M42 6a26 26 0 1 0 16 36A22 22 0 0 1 42 6z" fill="#6366f1" />,
  star: <path d="M32 4l8.4 18 19.6 2.4-14.4 13.6L49.4 58 32 48 14.6 58 18.4 38 4 24.4 23.6 22z" fill="#eab308" />,
  tree: (
    <>
      <path d="M28 42h8v18h-8z" fill="#92400e" />
      <circle cx="32" cy="20" r="15" fill="#16a34a" />
      <circle cx="19" cy="31" r="13" fill="#22c55e" />
      <circle cx="45" cy="31" r="13" fill="#15803d" />
    </>
  ),
  flower: (
    <>
      <path d="M32 34v26M32 52c-8 0-12-4-13-10M32 56c8 0 12-4 13-10" stroke="#16a34a" strokeWidth="4" fill="none" />
      <g fill="#ec4899">
        <circle cx="32" cy="10" r="8" />
        <circle cx="43" cy="18" r="8" />
        <circle cx="39" cy="31" r="8" />
        <circle cx="25" cy="31" r="8" />
        <circle cx="21" cy="18" r="8" />
      </g>
      <circle cx="32" cy="21" r="7" fill="#fde047" />
    </>
  ),
  fish: (
    <>
      <path d="M44 32l16-14v28z" fill="#0369a1" />
      <ellipse cx="27" cy="32" rx="23" ry="16" fill="#0ea5e9" />
      <circle cx="15" cy="28" r="4" fill="#fff" />
      <circle cx="14" cy="28" r="2" fill="#0c4a6e" />
    </>
  ),
  cat: (
    <>
      <path d="M10 8l14 12H40L54 8v30a22 20 0 0 1-44 0z" fill="#f97316" />
      <circle cx="23" cy="34" r="3.5" fill="#431407" />
      <circle cx="41" cy="34" r="3.5" fill="#431407" />
      <path
        d="M28 42h8l-4 5zM4 40l12 2M4 48l12-2M60 40l-12 2M60 48l-12-2"
        stroke="#431407"
        strokeWidth="2"
        fill="#431407"
      />
    </>
  ),
  house: (
    <>
      <path d="M12 30h40v28H12z" fill="#fca5a5" />
      <path d="M32 6L4 32h56z" fill="#dc2626" />
      <path d="M27 42h11v16H27z" fill="#7f1d1d" />
      <path d="M17 36h7v8h-7zM42 36h7v8h-7z" fill="#fef3c7" />
    </>
  ),
  boat: (
    <>
      <path d="M30 6v36H10z" fill="#f8fafc" stroke="#64748b" strokeWidth="2" />
      <path d="M35 12v30h18z" fill="#fb7185" />
      <path d="M6 46h52l-8 12H14z" fill="#1d4ed8" />
    </>
  ),
  apple: (
    <>
      <path
        d="M32 20c-8-8-24-4-24 14 0 14 10 26 17 26 3 0 4-2 7-2s4 2 7 2c7 0 17-12 17-26 0-18-16-22-24-14z"
        fill="#dc2626"
      />
      <path d="M32 20c0-8 3-12 8-15" stroke="#713f12" strokeWidth="4" fill="none" strokeLinecap="round" />
      <path d="M36 12c8-8 16-6 18-4-4 6-11 8-18 4z" fill="#16a34a" />
    </>
  ),
  umbrella: (
    <>
      <path d="M4 34a28 28 0 0 1 56 0c-5-5-10-5-14 0-5-5-9-5-14 0-5-5-9-5-14 0-4-5-9-5-14 0z" fill="#8b5cf6" />
      <path d="M32 34v18a6 6 0 0 1-12 0" stroke="#4c1d95" strokeWidth="4" fill="none" strokeLinecap="round" />
    </>
  ),
  kite: (
    <>
      <path d="M30 4l20 18-20 22L12 22z" fill="#14b8a6" />
      <path d="M30 4v40M12 22h38" stroke="#115e59" strokeWidth="2" />
      <path d="M30 44c8 4-2 8 4 12s10 2 14 4" stroke="#f43f5e" strokeWidth="3" fill="none" strokeLinecap="round" />
    </>
  ),
};

import type { ReactNode } from 'react';
import type { FileLook } from './file-looks';

/**
 * The cover of a resource that has no picture of its own: the ground of its subject, two planes of shade, white shapes that
 * say what kind of file it is, and one warm point.
 */
export const CoverArt = ({ look }: { readonly look: FileLook }) => (
  <svg viewBox="0 0 320 180" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    <path d="M0 132C70 104 132 150 204 124S300 92 320 100V180H0Z" fill="#000" opacity=".1" />
    <circle cx="276" cy="34" r="58" fill="#fff" opacity=".09" />
    {drawings[look]}
  </svg>
);

const accent = 'var(--accent)';

const page = (
  <>
    <path d="M116 34h62l26 26v90h-88z" fill="#fff" />
    <path d="M178 34v26h26z" fill="#000" opacity=".16" />
    <path
      d="M132 84h56M132 100h56M132 116h36"
      stroke="#000"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".16"
      fill="none"
    />
  </>
);

const drawings: Readonly<Record<FileLook, ReactNode>> = {
  video: (
    <>
      <rect x="92" y="44" width="136" height="92" rx="12" fill="#fff" />
      <path d="M146 68v44l38-22z" fill={accent} />
    </>
  ),
  audio: (
    <>
      <path
        d="M96 90v-8M116 106V66M136 122V50M156 102V70M176 114V58M196 98V74M216 88v-8"
        stroke="#fff"
        strokeWidth="9"
        strokeLinecap="round"
        fill="none"
        transform="translate(4 4)"
      />
      <circle cx="236" cy="60" r="9" fill={accent} />
    </>
  ),
  picture: (
    <>
      <rect x="92" y="42" width="136" height="98" rx="10" fill="#fff" />
      <path d="M100 130l38-46 26 28 18-18 38 36z" fill="#000" opacity=".18" />
      <circle cx="196" cy="68" r="10" fill={accent} />
    </>
  ),
  pdf: (
    <>
      {page}
      <circle cx="140" cy="62" r="9" fill={accent} />
    </>
  ),
  office: (
    <>
      {page}
      <circle cx="140" cy="62" r="9" fill={accent} />
    </>
  ),
  slides: (
    <>
      <rect x="84" y="44" width="152" height="92" rx="8" fill="#fff" />
      <path d="M104 116V96M126 116V82M148 116V90" stroke="#000" strokeWidth="12" opacity=".18" fill="none" />
      <path d="M172 70h44M172 86h44M172 102h28" stroke="#000" strokeWidth="5" strokeLinecap="round" opacity=".16" />
      <circle cx="126" cy="68" r="8" fill={accent} />
    </>
  ),
};

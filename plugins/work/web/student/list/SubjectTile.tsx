import { subjectHue } from 'edutech/core/common/teaching/hues';

interface SubjectTileProps {
  readonly subject: string;
  readonly code: string;
}

/** A square in the subject's colour with the first sign of its name; the name itself stands beside it in words. */
export const SubjectTile = ({ subject, code }: SubjectTileProps) => (
  <span className={`tile hue-${subjectHue(code)}`} aria-hidden="true">
    {subject.slice(0, 1)}
  </span>
);

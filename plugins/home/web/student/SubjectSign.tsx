/** A square in the subject's colour with the first sign of its name; the name itself stands beside it in words. */
export const SubjectSign = ({ name, hue }: { readonly name: string; readonly hue: string }) => (
  <span className={`tile hue-${hue}`} aria-hidden="true">
    {name.slice(0, 1)}
  </span>
);

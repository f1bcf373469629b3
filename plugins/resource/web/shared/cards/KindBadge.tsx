import { lookOf } from './file-looks';

/** The ending of a file on the colour of its kind. */
export const KindBadge = ({ ext }: { readonly ext: string }) => (
  <span className={`resource-kind resource-kind-${lookOf(ext)}`} aria-hidden="true">
    {ext.toUpperCase()}
  </span>
);

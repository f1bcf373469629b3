import { FormattedNumber } from 'react-intl';

interface CountedProps {
  /** Absent while it is counted. */
  readonly of: { readonly count: number; readonly isMore: boolean } | undefined;
}

/** How many records there are, with a "+" where no more were counted. */
export const Counted = ({ of }: CountedProps) =>
  of && (
    <b className="num">
      <FormattedNumber value={of.count} />
      {of.isMore && '+'}
    </b>
  );

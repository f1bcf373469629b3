const mostShown = 99;

/** The number on the bell, or on an entry of navigation; said in words beside it. */
export const Badge = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span className="icon-btn-badge" aria-hidden="true">
      {count > mostShown ? `${mostShown}+` : count}
    </span>
  );

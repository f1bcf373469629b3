/** Gives the focus to the name of a row once it stands elsewhere: what is moved by keys is moved on by them. */
export const focusRow = (id: string): void => {
  setTimeout(() =>
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] button[aria-pressed]`)?.focus(),
  );
};

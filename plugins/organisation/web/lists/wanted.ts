/** Filters of an address that are set, by name, and the term that the person looks at: a call's input as it is. */
export function setIn<Name extends string>(
  { searchParams }: URL,
  names: readonly Name[],
  termId: string | null,
): Partial<Record<Name | 'termId', string>> {
  const set = names.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(set), ...(termId && { termId }) } as Partial<Record<Name | 'termId', string>>;
}

/** What two lists of services are compared by. */
interface Named {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
}

interface Change {
  readonly name: string;
  readonly nameEn: string;
  readonly what: 'added' | 'removed' | 'changed';
  readonly fields: string[];
}

/** What became of services from one list to the next, and which of their fields differ: never what is in them. */
export function changesBetween(before: readonly Named[], after: readonly Named[]): Change[] {
  const one = ({ name, nameEn }: Named, what: Change['what'], fields: string[] = []) => ({
    name,
    nameEn,
    what,
    fields,
  });
  return [
    ...after.flatMap((service) => {
      const former = before.find(({ id }) => id === service.id);
      if (!former) return [one(service, 'added')];
      const fields = fieldsThatDiffer(former, service);
      return fields.length > 0 ? [one(service, 'changed', fields)] : [];
    }),
    ...before.filter(({ id }) => !after.some((service) => service.id === id)).map((gone) => one(gone, 'removed')),
  ];
}

const fieldsThatDiffer = (former: object, service: object): string[] => {
  const held = former as Readonly<Record<string, unknown>>;
  return Object.entries(service).flatMap(([field, value]) => (held[field] === value ? [] : [field]));
};

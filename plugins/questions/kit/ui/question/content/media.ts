/** Addresses of the files that contents name, by their ids; a missing one is shown as missing. */
export type Media = Readonly<Record<string, string>>;

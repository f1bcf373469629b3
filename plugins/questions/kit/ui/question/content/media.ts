/** Addresses of the files that contents name, by their ids; one that is missing is said to be missing. */
export type Media = Readonly<Record<string, string>>;

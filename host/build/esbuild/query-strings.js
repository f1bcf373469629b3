// Stands in for the package qs in web builds. Superagent asks it to write plain forms only, which browsers do themselves;
// the package, with all that it brings along, is a fourteenth of the first load.
export const stringify = (fields) => new URLSearchParams(fields).toString();

const names =
  /(?<!cu)bot\b|(?<!cu)bot[/;_-]|crawl|spider|slurp|archiver|monitor|headless|lighthouse|curl|wget|python|java\/|go-http|node/i;

/** Programs that call themselves so, or that do not say what they are. Who pretends to be a browser is counted as one. */
export const isRobot = (userAgent: string): boolean => !/^mozilla\//i.test(userAgent) || names.test(userAgent);

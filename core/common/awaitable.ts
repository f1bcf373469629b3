/** A value that is there at once, or later: what is remembered needs no turn of the event loop. `await` takes both. */
export type Awaitable<Value> = Value | Promise<Value>;

/** What follows a value, at once where it is there. */
export const after = <Value, Result>(
  value: Awaitable<Value>,
  follow: (value: Value) => Awaitable<Result>,
): Awaitable<Result> => (value instanceof Promise ? value.then(follow) : follow(value));

import Type, { type Static } from 'typebox';

/** One line of `registry.json`'s authored part. */
export const RegistryLine = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9]*$' }),
    /** The file's layer of off: not installed when false (no route, endpoint, job, migration, chunk; data stays). */
    enabled: Type.Optional(Type.Boolean()),
    options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    /** Folder or package of a plugin from outside. */
    from: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
export type RegistryLine = Static<typeof RegistryLine>;

/** `registry.json`: what a deployment runs, in navigation order. `catalogue` is generated. */
export const RegistryFile = Type.Object({
  plugins: Type.Array(RegistryLine),
  catalogue: Type.Optional(Type.Unknown()),
});
export type RegistryFile = Static<typeof RegistryFile>;

/** A city's own file (`EDUTECH_CONFIG`): it may set only these. */
export const CityFile = Type.Object(
  {
    plugins: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Object(
          {
            enabled: Type.Optional(Type.Boolean()),
            order: Type.Optional(Type.Number()),
            options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
          },
          { additionalProperties: false },
        ),
      ),
    ),
    settings: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { additionalProperties: false },
);
export type CityFile = Static<typeof CityFile>;

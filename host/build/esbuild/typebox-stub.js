// Stands in for TypeBox in web builds: any builder can be called, nothing is built. Schemas are the server's business.
const inert = /* @__PURE__ */ new Proxy(() => inert, {
  // "then" is absent, or awaiting a schema by mistake would wait for ever.
  get: (_target, name) => (name === 'then' || typeof name === 'symbol' ? undefined : inert),
  apply: () => inert,
});

export default inert;
export const Type = inert;

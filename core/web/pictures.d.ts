// `import cover from './cover.svg'` gives the picture's address (host/build/esbuild/pictures.mjs).

declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.png' {
  const address: string;
  export default address;
}

declare module '*.jpg' {
  const address: string;
  export default address;
}

declare module '*.webp' {
  const address: string;
  export default address;
}

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

// `import address from 'script:./digest.worker'` gives the address of a script for `new Worker`, and 'frame:./docx.frame'
// that of a document which runs it (host/build/esbuild/scripts.mjs).

declare module 'script:*' {
  const address: string;
  export default address;
}

declare module 'frame:*' {
  const address: string;
  export default address;
}

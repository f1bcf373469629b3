/** The style sheet of the lite pages: readable anywhere, with nothing to load. */
export const liteStyle = `:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 0 auto; padding: 0 1rem 2rem; font: 1rem/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; padding: .75rem 0; border-bottom: 1px solid; }
header a { display: inline-block; padding: .375rem 0; }
nav a { margin-inline-start: 1rem; }
h1 { font-size: 1.4rem; line-height: 1.3; }
h2 { font-size: 1.1rem; }
ul { padding: 0; list-style: none; }
li { padding: .375rem 0; }
.row a, .row b { display: inline-block; padding: .25rem .5rem .25rem 0; }
li a { display: inline-block; padding: .25rem 0; }
video, img { width: 100%; max-height: 70vh; background: #000; }
audio { width: 100%; }
`;

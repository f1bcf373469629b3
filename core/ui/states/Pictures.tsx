/** Small drawings of empty places and errors, in the colours of the theme. `box` is the general one. */
export type PictureName = 'book' | 'search' | 'cloud' | 'box' | 'signpost' | 'build' | 'lock';

/** One of the drawings; it explains nothing that the words below do not say, so screen readers pass it by. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <svg className="state-picture" viewBox="0 0 168 112" aria-hidden="true">
      <ellipse cx="84" cy="98" rx="66" ry="8" className="picture-ground" />
      {drawings[name]}
    </svg>
  );
}

const drawings: Readonly<Record<PictureName, React.ReactNode>> = {
  book: (
    <>
      <path
        d="M84 34C66 22 44 22 26 28V88C44 82 66 82 84 94C102 82 124 82 142 88V28C124 22 102 22 84 34Z"
        className="picture-soft"
      />
      <path d="M84 34V94" className="picture-line" strokeWidth="2.5" />
      <circle cx="120" cy="30" r="16" className="picture-strong" />
      <path d="M115 22v16l13-8z" fill="#fff" />
    </>
  ),
  search: (
    <>
      <rect x="40" y="18" width="72" height="76" rx="8" className="picture-soft" />
      <path d="M54 38h44M54 54h30" className="picture-light" strokeWidth="6" strokeLinecap="round" />
      <circle cx="104" cy="66" r="21" className="picture-paper" />
      <circle cx="104" cy="66" r="21" className="picture-line" strokeWidth="5" />
      <path d="M119 82l16 15" className="picture-line" strokeWidth="7" strokeLinecap="round" />
    </>
  ),
  cloud: (
    <>
      <rect x="22" y="52" width="124" height="30" rx="15" className="picture-soft" />
      <rect x="46" y="30" width="70" height="40" rx="20" className="picture-soft" />
      <path d="M92 40L76 64h14l-8 24 26-32H92l8-16z" className="picture-accent" />
    </>
  ),
  box: (
    <>
      <path d="M36 46l48-18 48 18-48 18z" className="picture-soft" />
      <path d="M36 46v36l48 16V64z" className="picture-strong" />
      <path d="M132 46v36L84 98V64z" className="picture-soft" />
      <path d="M84 64v34" className="picture-line" strokeWidth="2.5" />
      <circle cx="120" cy="24" r="6" className="picture-accent" />
    </>
  ),
  signpost: (
    <>
      <path d="M82 20h4a3 3 0 0 1 3 3v73H79V23a3 3 0 0 1 3-3z" className="picture-strong" />
      <path d="M40 28h68l16 13-16 13H40z" className="picture-soft" />
      <path d="M128 60H68L54 72l14 12h60z" className="picture-soft" />
      <path d="M54 41h40" className="picture-light" strokeWidth="5" strokeLinecap="round" />
      <path d="M76 72h36" className="picture-light" strokeWidth="5" strokeLinecap="round" />
      <circle cx="84" cy="16" r="6" className="picture-accent" />
    </>
  ),
  build: (
    <>
      <rect x="30" y="24" width="108" height="70" rx="8" className="picture-soft" />
      <path d="M30 40h108" className="picture-light" strokeWidth="3" />
      <rect x="44" y="52" width="36" height="30" rx="4" className="picture-strong" />
      <path d="M92 58h32M92 74h20" className="picture-light" strokeWidth="6" strokeLinecap="round" />
      <circle cx="126" cy="86" r="15" className="picture-accent" />
      <path d="M126 78v8l6 4" fill="none" stroke="#7a4b05" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  lock: (
    <>
      <path d="M64 50V38a20 20 0 0 1 40 0v12" className="picture-line" strokeWidth="7" />
      <rect x="50" y="48" width="68" height="48" rx="8" className="picture-soft" />
      <circle cx="84" cy="68" r="6" className="picture-strong" />
      <path d="M84 70v11" className="picture-line" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
};

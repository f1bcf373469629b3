/** Pairs on lines, separated by spaces: a sign and its name. */
const pairs = (text: string): [string, string][] => {
  const words = text.trim().split(/\s+/);
  return words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1]!] as [string, string]] : []));
};

/**
 * Characters of formulas and their names in LaTeX: those that schools write and that KaTeX and MathJax both know. Other
 * characters stay unchanged.
 */
export const symbols: ReadonlyMap<string, string> = new Map([
  // operators
  ...pairs(String.raw`
    × \times ÷ \div ± \pm ∓ \mp ⋅ \cdot · \cdot ∗ \ast ∘ \circ ∙ \bullet • \bullet ⊕ \oplus ⊖ \ominus ⊗ \otimes ⊙ \odot
    ∪ \cup ∩ \cap ∖ \setminus ∧ \wedge ∨ \vee ¬ \neg ⋆ \star − - – - ﹣ - － - ＋ + ﹢ + ＝ = ﹦ = （ ( ） ) ［ [ ］ ]
    ＜ < ＞ > ∕ / ⁄ / ／ / ∣ \mid ∤ \nmid ∶ : ： : ， , ； ; √ \surd`),
  // relations
  ...pairs(String.raw`
    ≤ \le ≥ \ge ⩽ \leqslant ⩾ \geqslant ≦ \leqq ≧ \geqq ≠ \ne ≈ \approx ≡ \equiv ∼ \sim ～ \sim ≃ \simeq ≅ \cong ≌ \cong
    ∽ \backsim ∝ \propto ≪ \ll ≫ \gg ≺ \prec ≻ \succ ≜ \triangleq ∈ \in ∉ \notin ∋ \ni ⊂ \subset ⊃ \supset ⊆ \subseteq
    ⊇ \supseteq ⊊ \subsetneq ⊋ \supsetneq ⫋ \subsetneqq ⊄ \not\subset ⊈ \nsubseteq ∥ \parallel ‖ \| ∦ \nparallel ⊥ \perp
    ⟂ \perp ⊢ \vdash ⊨ \models`),
  // geometry and others
  ...pairs(String.raw`
    ∠ \angle ∡ \measuredangle △ \triangle ▵ \triangle □ \square ◻ \square ° ^{\circ} ℃ ^{\circ}\mathrm{C} ′ ' ″ '' ‴ '''
    ∅ \varnothing ∞ \infty ∂ \partial ∇ \nabla ∆ \Delta ∁ \complement ∀ \forall ∃ \exists ∄ \nexists ∴ \therefore
    ∵ \because ℏ \hbar ℎ h ℓ \ell ℜ \Re ℑ \Im ℵ \aleph … \ldots ⋯ \cdots ⋮ \vdots ⋱ \ddots ★ \bigstar ⌢ \frown ⌣ \smile`),
  // arrows
  ...pairs(String.raw`
    → \to ← \leftarrow ↔ \leftrightarrow ⇒ \Rightarrow ⇐ \Leftarrow ⇔ \Leftrightarrow ↑ \uparrow ↓ \downarrow
    ⟶ \longrightarrow ⟵ \longleftarrow ⟹ \Longrightarrow ⟺ \Longleftrightarrow ↦ \mapsto ⇌ \rightleftharpoons
    ⇀ \rightharpoonup ↼ \leftharpoonup ⇄ \rightleftarrows ↗ \nearrow ↘ \searrow ↖ \nwarrow ↙ \swarrow`),
  // Greek
  ...pairs(String.raw`
    α \alpha β \beta γ \gamma δ \delta ε \varepsilon ϵ \epsilon ζ \zeta η \eta θ \theta ϑ \vartheta ι \iota κ \kappa
    λ \lambda μ \mu µ \mu ν \nu ξ \xi ο o π \pi ϖ \varpi ρ \rho ϱ \varrho σ \sigma ς \varsigma τ \tau υ \upsilon
    φ \varphi ϕ \phi χ \chi ψ \psi ω \omega Γ \Gamma Δ \Delta Θ \Theta Λ \Lambda Ξ \Xi Π \Pi Σ \Sigma Υ \Upsilon
    Φ \Phi Ψ \Psi Ω \Omega Ω \Omega`),
  // what LaTeX would read otherwise
  ...pairs(String.raw`\ \backslash { \{ } \} # \# $ \$ % \% & \& _ \_ ^ \wedge ~ \sim`),
  // small figures that people type
  ...pairs(String.raw`
    ⁰ ^{0} ¹ ^{1} ² ^{2} ³ ^{3} ⁴ ^{4} ⁵ ^{5} ⁶ ^{6} ⁷ ^{7} ⁸ ^{8} ⁹ ^{9} ⁺ ^{+} ⁻ ^{-} ⁿ ^{n} ₀ _{0} ₁ _{1} ₂ _{2} ₃ _{3}
    ₄ _{4} ₅ _{5} ₆ _{6} ₇ _{7} ₈ _{8} ₉ _{9} ½ \frac{1}{2} ¼ \frac{1}{4} ¾ \frac{3}{4} ⅓ \frac{1}{3} ⅔ \frac{2}{3}`),
  // spaces
  ['\u00a0', '\\ '],
  ['\u2002', '\\enspace'],
  ['\u2003', '\\quad'],
  ['\u2005', '\\:'],
  ['\u2009', '\\,'],
  ['\u200a', '\\,'],
  ['\u205f', '\\:'],
  ['\u3000', '\\quad'],
]);

/** Characters without any sign: joiners, invisible operators, marks of direction. */
export const invisible = /[\u200b-\u200f\u2060-\u2064\ufeff\u00ad]/g;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Names that LaTeX sets upright, as functions. */
export const functionNames = words(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg lim max min sup inf exp det dim ker gcd deg arg hom Pr',
);

/** Of those, the ones whose lower limit is below them. */
export const limitNames = words('lim max min sup inf det gcd Pr');

/** Large operators (m:nary). */
export const largeOperators: ReadonlyMap<string, string> = new Map(
  pairs(String.raw`
    ∑ \sum ∏ \prod ∐ \coprod ∫ \int ∬ \iint ∭ \iiint ∮ \oint ∯ \oiint ∰ \oiiint ⋃ \bigcup ⋂ \bigcap ⋁ \bigvee ⋀ \bigwedge
    ⨀ \bigodot ⨁ \bigoplus ⨂ \bigotimes ⨄ \biguplus ⨆ \bigsqcup`),
);

/** Integrals carry their limits beside them, sums below and above. */
export const isIntegral = (sign: string) => /[∫-∳]/.test(sign);

/** Brackets after \left and \right. */
export const brackets: ReadonlyMap<string, string> = new Map([
  ['', '.'],
  ...pairs(String.raw`
    { \{ } \} ‖ \| ∥ \| ⟨ \langle ⟩ \rangle 〈 \langle 〉 \rangle < \langle > \rangle ⌊ \lfloor ⌋ \rfloor ⌈ \lceil ⌉ \rceil
    ∣ | ｜ | | | （ ( ） ) ( ( ) ) ［ [ ］ ] [ [ ] ] 〔 [ 〕 ] ｛ \{ ｝ \} / / \ \backslash ↑ \uparrow ↓ \downarrow
    ⟦ \llbracket ⟧ \rrbracket`),
]);

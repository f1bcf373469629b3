import { webLightTheme, type Theme } from '@fluentui/react-components';

/** Which of our values (styles/tokens/tokens.css) a Fluent token takes: the first pattern that fits its name. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^colorNeutralForegroundOnBrand|^colorNeutralForegroundInvertedLink/, '--on-brand'],
  [/^colorNeutralForeground(Inverted|StaticInverted)/, '--paper'],
  [/^colorNeutralForeground.*(Disabled)/, '--ink-3'],
  [/^colorNeutralForeground.*Brand/, '--brand-ink'],
  [/^colorNeutralForeground(1|5Hover|2Hover|2Pressed|2Selected)/, '--ink'],
  [/^colorNeutralForeground(2|3Hover|3Pressed|3Selected)/, '--ink-2'],
  [/^colorNeutralForeground/, '--ink-3'],
  [/^color(CompoundBrand|Brand)Foreground(?!Inverted|OnLight)/, '--brand-ink'],
  [/^colorNeutralBackgroundInverted/, '--ink'],
  [/^colorNeutralBackgroundDisabled/, '--fill'],
  [/^color(Neutral(Card)?|Subtle)Background.*Hover/, '--hover'],
  [/^color(Neutral(Card)?|Subtle)Background.*Pressed/, '--press'],
  [/^colorSubtleBackground.*Selected/, '--brand-soft'],
  [/^colorNeutralBackground(1|Alpha|8)|^colorNeutralCardBackground/, '--paper'],
  [/^colorNeutralBackground(2|3)/, '--ground'],
  [/^colorNeutralBackground[4-7]/, '--fill'],
  [/^colorNeutralStencil1/, '--fill'],
  [/^colorNeutralStencil2/, '--ground'],
  [/^colorBackgroundOverlay/, '--scrim'],
  [/^color(Compound)?BrandBackground(Hover|1Hover)$/, '--brand-hover'],
  [/^color(Compound)?BrandBackground(Pressed|Selected)$/, '--brand-press'],
  [/^colorBrandBackground2/, '--brand-soft'],
  [/^color(Compound)?BrandBackground/, '--brand'],
  [/^colorNeutralStrokeOnBrand/, '--on-brand'],
  [/^colorNeutralStrokeAccessibleSelected/, '--brand'],
  [/^colorNeutralStrokeAccessible/, '--line-strong'],
  [/^colorNeutralStroke1(Hover|Pressed)/, '--line-strong'],
  [/^colorNeutralStroke(3|4|Subtle|Alpha)/, '--line-2'],
  [/^colorNeutralStroke/, '--line'],
  [/^colorBrandStroke2/, '--brand-line'],
  [/^color(Compound)?BrandStroke/, '--brand'],
  [/^colorStrokeFocus1/, '--paper'],
  [/^colorStrokeFocus2/, '--focus'],
  ...meaning('Success|PaletteGreen|PaletteLightGreen', 'done'),
  ...meaning('Warning|PaletteDarkOrange|PaletteOrange', 'due'),
  ...meaning('Danger|PaletteRed|PaletteCranberry', 'late'),
  [/^colorPalette(Yellow|Marigold|Gold)Background[12]/, '--star-soft'],
  [/^colorPalette(Yellow|Marigold|Gold)/, '--star-ink'],
  [/^fontFamilyBase/, '--face'],
  [/^fontFamilyMonospace/, '--face-code'],
  [/^borderRadiusMedium/, '--r-control'],
  [/^borderRadiusXLarge/, '--r-card'],
  [/^shadow(2|4)$/, '--d-1'],
  [/^shadow(8|16)$/, '--d-2'],
  [/^shadow(28|64)$/, '--d-3'],
];

/** Soft ground, line and text of one meaning. */
function meaning(names: string, ours: string): (readonly [RegExp, string])[] {
  const start = `^color(Status)?(${names})`;
  return [
    [new RegExp(`${start}Background[12]`), `--${ours}-soft`],
    [new RegExp(`${start}Border1`), `--${ours}-line`],
    [new RegExp(`${start}(Background3|Border|Foreground(?!Inverted|OnBrand))`), `--${ours}`],
  ];
}

/**
 * Fluent's theme, whose values refer to our own custom properties: theme, dark mode and high contrast then switch by an
 * attribute of <html>, without rendering again.
 */
export const fluentTheme = Object.fromEntries(
  Object.entries(webLightTheme).map(([name, value]) => {
    const rule = rules.find(([pattern]) => pattern.test(name));
    return [name, rule ? `var(${rule[1]})` : value];
  }),
) as unknown as Theme;

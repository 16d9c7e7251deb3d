import { createGlobalTheme } from '@vanilla-extract/css';

/** Design tokens for space, shape, layer, motion and type, the same in all themes. */
export const measure = createGlobalTheme(':root', {
  space: {
    xxsmall: '2px',
    xsmall: '4px',
    small: '6px',
    medium: '8px',
    large: '10px',
    xlarge: '12px',
    gutter: '16px',
    section: '20px',
    page: '24px',
    huge: '32px',
    giant: '40px',
    vast: '56px',
  },
  radius: { cell: '3px', tag: '4px', chip: '5px', control: '6px', panel: '8px', dialog: '10px' },
  size: {
    controlSmall: '24px',
    control: '28px',
    controlForm: '32px',
    controlLogin: '36px',
    touch: '44px',
    row: '44px',
    rowCompact: '36px',
    rowHeader: '34px',
    topBar: '48px',
    topBarPhone: '52px',
    footer: '44px',
    changeBar: '56px',
    nav: '232px',
    navRail: '56px',
    navDrawer: '288px',
    navItem: '30px',
    navItemRail: '34px',
    drawer: '672px',
    form: '1080px',
    prose: '60ch',
    logPanel: '50vh',
    multiSelectList: '224px',
    checkList: '22em',
    dialogSmall: '420px',
    dialogMedium: '480px',
    dialogLarge: '640px',
    toast: '344px',
  },
  layer: {
    sticky: '1',
    bar: '4',
    dialog: '10',
    palette: '12',
    toast: '20',
  },
  motion: {
    quick: '120ms',
    panel: '160ms',
    easing: 'cubic-bezier(.2, 0, 0, 1)',
  },
  font: {
    text: "'Inter Variable', system-ui, sans-serif",
    mono: "'JetBrains Mono Variable', ui-monospace, monospace",
  },
});

/** Phone below 640, rail up to 1023, side panels beside content from 1280. */
export const media = {
  phone: 'screen and (max-width: 639px)',
  /** Excludes zoomed windows down to 320 px, in which nothing scrolls sideways. */
  onlyPhone: 'screen and (min-width: 360px) and (max-width: 639px)',
  abovePhone: 'screen and (min-width: 640px)',
  rail: 'screen and (min-width: 640px) and (max-width: 1023px)',
  belowWide: 'screen and (max-width: 1023px)',
  wide: 'screen and (min-width: 1024px)',
  belowPanels: 'screen and (max-width: 1279px)',
  /** For example one that is zoomed to 200%. */
  low: 'screen and (max-height: 560px)',
  coarse: '(pointer: coarse)',
  /** Touch devices would keep the last touched element hovered. */
  hover: '(hover: hover)',
  /** Touch targets are at least 44 px. */
  touch: '(pointer: coarse), screen and (max-width: 639px)',
  screen: 'screen',
  print: 'print',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** The system's colours replace the theme's, without shadows and backgrounds. */
  forcedColours: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
} as const;

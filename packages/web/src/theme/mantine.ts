import { createTheme, type MantineColorsTuple, type VariantColorsResolver } from '@mantine/core';

/** The accent comes from CSS variables (`theme.css`), so one sheet serves eight colours in light and dark. */
const renk = (ad: string): MantineColorsTuple => {
  const v = `var(--${ad})`;
  return [v, v, v, v, v, v, v, v, v, v];
};

const cizgi = (deger: string) => `1px solid ${deger}`;

const variantColorResolver: VariantColorsResolver = ({ color, variant }) => {
  const ad = color === 'danger' ? 'danger' : 'accent';
  const yazi = ad === 'danger' ? 'var(--danger)' : 'var(--accent-text)';
  if (variant === 'filled')
    return {
      background: `var(--${ad}-fill)`,
      hover: `var(--${ad}-fill-hover)`,
      color: `var(--on-${ad})`,
      border: cizgi('transparent'),
    };
  if (variant === 'default')
    return {
      background: 'var(--surface-raised)',
      hover: 'var(--surface-hover)',
      color: ad === 'danger' ? yazi : 'var(--text)',
      border: cizgi('var(--line-strong)'),
    };
  if (variant === 'outline')
    return { background: 'transparent', hover: `var(--${ad}-soft)`, color: yazi, border: cizgi(yazi) };
  return {
    background: variant === 'light' ? `var(--${ad}-soft)` : 'transparent',
    hover: variant === 'transparent' ? 'transparent' : `var(--${ad}-soft)`,
    color: yazi,
    border: cizgi('transparent'),
  };
};

const olcu = { '--input-height': 'var(--control-h)', '--input-fz': '14px', '--input-padding': '10px' };

/** A list stays inside its dialog or page, so that no box lies outside every landmark and nothing scrolls twice. */
const liste = {
  defaultProps: {
    withScrollArea: false,
    comboboxProps: { withinPortal: false, floatingStrategy: 'fixed', transitionProps: { duration: 0 } },
    // The popover's own padding wins when its stylesheet comes later.
    styles: { dropdown: { padding: 4 } },
  },
};

/** Dense controls (32 px, 40 px under a finger), 14 px type, small radii. It imports no component. */
export const mantineTheme = createTheme({
  colors: { accent: renk('accent-fill'), danger: renk('danger-fill') },
  primaryColor: 'accent',
  fontFamily: 'var(--font)',
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    Text: { defaultProps: { inherit: true } },
    Select: liste,
    MultiSelect: liste,
    Button: {
      vars: () => ({
        root: { '--button-height': 'var(--control-h)', '--button-padding-x': '14px', '--button-fz': '14px' },
      }),
    },
    ActionIcon: { defaultProps: { variant: 'subtle' }, vars: () => ({ root: { '--ai-size': 'var(--control-h)' } }) },
    Input: { vars: () => ({ wrapper: olcu }) },
    InputWrapper: {
      vars: () => ({
        label: { '--input-label-size': '13px' },
        error: { '--input-error-size': '13px' },
        description: { '--input-description-size': '13px' },
      }),
    },
  },
});

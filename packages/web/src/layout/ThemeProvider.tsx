import { MantineContext, MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme } from '../theme/mantine.ts';
import { tercihiOku } from '../theme/tercih.ts';

const nothing = () => undefined;

/**
 * The context of Mantine's components. MantineProvider would also bring the generator of the CSS variables, which a
 * static sheet replaces (`style-src 'self'`). The page's attributes are set before the first paint (`public/tema.js`).
 */
const baglam = {
  colorScheme: tercihiOku().dark === 1 ? ('dark' as const) : ('light' as const),
  setColorScheme: nothing,
  clearColorScheme: nothing,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineContext value={baglam}>
    <MantineThemeProvider theme={mantineTheme}>{children}</MantineThemeProvider>
  </MantineContext>
);

/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The marker of the web app's version (specification 9). */
  readonly SURUM: string;
  /** The product's version, as in package.json. */
  readonly URUN_SURUMU: string;
}

/** Made by the build from Tabler's icons (build/icons.ts). */
declare module '~icons/tabler/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module may not import by a relative name
  const icon: import('./ui/Icon.tsx').Icon;
  export default icon;
}

declare module 'virtual:kilavuz' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module may not import by a relative name
  export const BOLUMLER: readonly import('./platform/yardim/kilavuz.ts').Bolum[];
}

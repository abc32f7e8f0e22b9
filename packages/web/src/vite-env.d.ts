/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The interface version marker (specification 9). */
  readonly SURUM: string;
}

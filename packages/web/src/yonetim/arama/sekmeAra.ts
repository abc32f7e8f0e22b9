import { eslesenler } from '../../platform/search/eslesme.ts';

/** A screen in the global search. */
export interface Ekran {
  readonly ad: string;
  /** Its place in the menu. */
  readonly yeri: string;
  /** Other words that find it. */
  readonly sozler: string;
  readonly yol: string;
}

/** A tab of a screen. */
export interface EkranSekmesi extends Ekran {
  /** Its own words, without those of its screen. */
  readonly kendi: string;
}

/** The tabs of a search that means a tab: one of its words begins a word of the tab itself. */
export const bulunanSekmeler = (ara: string, sekmeler: readonly EkranSekmesi[], yanlis: boolean): EkranSekmesi[] =>
  eslesenler(ara, sekmeler, yanlis).filter(({ kendi }) =>
    ara.split(/\s+/).some((soz) => soz !== '' && eslesenler(soz, [{ ad: kendi }], yanlis).length > 0),
  );

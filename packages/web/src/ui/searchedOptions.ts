import { arananlar } from '@masabasi/core/platform/search/arananlar';
import { aramaAnahtari } from '@masabasi/core/platform/text/metin';
import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import type { ReactNode } from 'react';
import { seceneklerdeAra } from '../platform/search/eslesme.ts';

/** The options of a searched choice, in the order in which Enter takes the first. */

/** The last line of a searched choice, which makes the record that is missing. */
export interface CreateLine {
  /** The text of the line. `createLabel('müşteri')` is the usual one. */
  readonly label: (typed: string) => string;
  /** Called with the typed text, for a form that stands elsewhere. */
  readonly onCreate?: (typed: string) => void;
  /** The form of the new record, with the typed text in the field where it belongs. */
  readonly form?: (typed: string, onClose: () => void) => ReactNode;
}

/** `＋ “ayşe” için yeni müşteri` */
export const createLabel =
  (what: string) =>
  (typed: string): string =>
    `＋ “${typed}” için yeni ${what}`;

/** The value of the line. Records have numbers or words. */
export const CREATE = '＋';
/** The value of the sentence when nothing is found. */
const NOTHING = '∅';

export interface SearchedOptions {
  readonly options: readonly ComboboxItem[];
  /** The search text; empty for none. */
  readonly typed: string;
  /** The values that are chosen at present. */
  readonly chosen: readonly string[];
  /** True: the server has already filtered the options. Two of them may have the same name. */
  readonly found: boolean;
  /** True while the server still looks for the typed text. */
  readonly searching: boolean;
  readonly create: CreateLine | undefined;
  /** The sentence that says that nothing is found. */
  readonly nothing: ReactNode;
}

/** The options, the sentence for no match, and the line that creates one. The server's matches stand above a present choice without the text. */
export function searchedOptions({
  options,
  typed,
  chosen,
  found,
  searching,
  create,
  nothing,
}: SearchedOptions): ComboboxItem[] {
  const text = typed.trim();
  // A list without options would be no list for a screen reader, so the sentence is one that nobody can take.
  const said = typeof nothing === 'string' ? [{ value: NOTHING, label: nothing, disabled: true }] : [];
  if (text === '') return options.length > 0 ? [...options] : said;
  const matches = found ? arananlar(text, options, (o) => o.label) : options;
  const aside = (o: ComboboxItem) => chosen.includes(o.value) && !matches.includes(o);
  const named = (o: ComboboxItem) => aramaAnahtari(o.label) === aramaAnahtari(text);
  const offers = create !== undefined && !searching && (found || !options.some(named));
  return [
    ...options.filter((o) => !aside(o)),
    ...options.filter(aside),
    ...said,
    ...(offers ? [{ value: CREATE, label: create.label(text) }] : []),
  ];
}

const valueOf = (o: ComboboxParsedItem): string | null => ('group' in o ? null : o.value);

/** The matches, then the line that creates one; without a match the sentence stands above the line. */
export const optionsFilter =
  (found: boolean): OptionsFilter =>
  (input) => {
    const line = input.options.filter((o) => valueOf(o) === CREATE);
    const said = input.options.filter((o) => valueOf(o) === NOTHING);
    const records = input.options.filter((o) => !line.includes(o) && !said.includes(o));
    const matches = found ? records : seceneklerdeAra({ ...input, options: records });
    return [...(matches.length > 0 ? matches : said), ...line];
  };

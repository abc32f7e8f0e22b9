/**
 * The name of a form's draft in the header of the call that saves the form. The server forgets the draft in the
 * transaction of the save: `draft: gorusme.yazi.7 1764493200000`. Node names headers in small letters.
 */
export const DRAFT_HEADER = 'draft';

export interface NamedDraft {
  /** Names the form and its record. */
  readonly name: string;
  /** Above the numbers of all text that is saved. Text with a higher number was typed later and stays. */
  readonly seq: number;
}

/** Names of forms and their records, as in `gorusme.yazi.123`. */
export const DRAFT_NAME = /^[a-zA-Z0-9]+(\.[a-zA-Z0-9]+)*$/;
export const MAX_DRAFT_NAME = 100;
export const MAX_DRAFT_SEQ = 9_000_000_000_000_000;

export const draftHeader = ({ name, seq }: NamedDraft): string => `${name} ${seq}`;

/** Reads the header, or answers null for anything else. */
export function readDraftHeader(text: string): NamedDraft | null {
  const [, name = '', digits] = /^(\S+) (\d{1,16})$/.exec(text) ?? [];
  const seq = Number(digits);
  const valid = name.length <= MAX_DRAFT_NAME && DRAFT_NAME.test(name) && seq >= 1 && seq <= MAX_DRAFT_SEQ;
  return valid ? { name, seq } : null;
}

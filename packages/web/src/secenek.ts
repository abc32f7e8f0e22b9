/** A row that a form offers. */
interface Secenek {
  readonly Id: number;
  readonly Ad: string;
}

/** What a box offers; the value a record has stays on offer though nobody else may choose it any more. */
export const secenekleri = (liste: readonly Secenek[], Id: number | null | undefined, Ad: string | null | undefined) =>
  [...(Id && Ad && !liste.some((s) => s.Id === Id) ? [{ Id, Ad }] : []), ...liste].map((s) => ({
    value: String(s.Id),
    label: s.Ad,
  }));

/** What a box chose, as an id; nothing is null. */
export const secilenId = (v: string | null): number | null => (v === null || v === '' ? null : Number(v));

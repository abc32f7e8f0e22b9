import { createHash, randomBytes } from 'node:crypto';
import type { AnketSorusu } from '@masabasi/core/masa/anket/rules';
import { OLCEK_UCLARI, olcegi, SORU_TIPLERI } from '@masabasi/core/masa/anket/rules';
import { KOD_BAYTI } from '@masabasi/core/masa/memnuniyet/rules';

/** The secret of a survey request, and the form of its questions. */

/** The digest of a secret, which is stored and looked up. */
export const kodOzeti = (kod: string): Buffer => createHash('sha256').update(kod).digest();

/** A new random secret. */
export const yeniKod = (): string => randomBytes(KOD_BAYTI).toString('base64url');

/** A choice of a question: its label, and its value in the form. */
export interface SoruSecenegi {
  readonly deger: number;
  readonly ad: string;
}

const EVET_HAYIR: readonly SoruSecenegi[] = [
  { deger: 1, ad: 'Evet' },
  { deger: 0, ad: 'Hayır' },
];
/** The choices of a question; empty if it is answered in words. */
export function secenekleri(s: AnketSorusu): readonly SoruSecenegi[] {
  if (s.Tip === SORU_TIPLERI.evetHayir) return EVET_HAYIR;
  const olcek = olcegi(s.Tip);
  if (olcek === null) return s.Cevaplar.map((c) => ({ deger: c.Id, ad: c.Ad }));
  const [enAz, enCok] = olcek;
  const uclar = OLCEK_UCLARI[s.Tip];
  return Array.from({ length: enCok - enAz + 1 }, (_, i) => {
    const deger = enAz + i;
    const uc = deger === enAz ? uclar?.[0] : deger === enCok ? uclar?.[1] : undefined;
    return { deger, ad: uc === undefined ? String(deger) : `${deger} (${uc})` };
  });
}

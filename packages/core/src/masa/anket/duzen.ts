import { duzgun } from '../../platform/text/metin.ts';
import {
  type AnketCevabi,
  type AnketSorusu,
  EN_AZ_CEVAP,
  olcegi,
  secimli,
  SORU_TIPLERI,
  type SoruTipi,
} from './rules.ts';

/** Editing of a survey's questions. New questions and new choices have numbers below 0. */

/** Without a condition: asked to everybody. */
const KOSULSUZ = { KosulSoruId: null, KosulCevapId: null, KosulEnAz: null, KosulEnCok: null };

/** A number that no question and no choice of the survey uses. */
const yeniNo = (sorular: readonly AnketSorusu[]): number =>
  Math.min(0, ...sorular.flatMap((s) => [s.Id, ...s.Cevaplar.map((c) => c.Id)])) - 1;

/** An empty question for everybody. Its scale is 1 to 5, like most questions. */
export const bosSoru = (Id: number, o: Partial<AnketSorusu> = {}): AnketSorusu => ({
  Id,
  Soru: '',
  Tip: SORU_TIPLERI.puan,
  Zorunlu: false,
  Agirlik: 1,
  Cevaplar: [],
  ...KOSULSUZ,
  ...o,
});

/** The survey with an empty question at its end. */
export const soruEkle = (sorular: readonly AnketSorusu[]): AnketSorusu[] => [...sorular, bosSoru(yeniNo(sorular))];

/** The survey with the question at another place. Unchanged if the place is out of range. */
export function soruTasi(sorular: readonly AnketSorusu[], Id: number, yer: number): readonly AnketSorusu[] {
  const soru = sorular.find((s) => s.Id === Id);
  if (soru === undefined || yer < 0 || yer >= sorular.length) return sorular;
  return sorular.filter((s) => s.Id !== Id).toSpliced(yer, 0, soru);
}

/** The question with another empty choice. */
export function cevapEkle(soru: AnketSorusu, sorular: readonly AnketSorusu[]): AnketSorusu {
  const yeni: AnketCevabi = { Id: yeniNo([...sorular, soru]), Ad: '', Puan: null };
  return { ...soru, Cevaplar: [...soru.Cevaplar, yeni] };
}

/** The question with another kind. A choice question has at least two choices, any other kind none. */
export function tipiDegistir(soru: AnketSorusu, Tip: SoruTipi, sorular: readonly AnketSorusu[]): AnketSorusu {
  let yeni: AnketSorusu = { ...soru, Tip, Cevaplar: secimli(Tip) ? soru.Cevaplar : [] };
  while (secimli(Tip) && yeni.Cevaplar.length < EN_AZ_CEVAP) yeni = cevapEkle(yeni, sorular);
  return yeni;
}

/** The lower part of each scale, the default for a new condition. */
const ALT_BOLUM: Partial<Record<SoruTipi, readonly [number, number]>> = { 1: [1, 2], 5: [0, 6], 6: [0, 0] };

/** The question with a condition on `once`: its first choice or the lower part of its scale. Null: for everybody. */
export function kosulaBagla(soru: AnketSorusu, once: AnketSorusu | null): AnketSorusu {
  if (once === null) return { ...soru, ...KOSULSUZ };
  const [enAz, enCok] = ALT_BOLUM[once.Tip] ?? [null, null];
  return {
    ...soru,
    KosulSoruId: once.Id,
    KosulCevapId: secimli(once.Tip) ? (once.Cevaplar[0]?.Id ?? null) : null,
    KosulEnAz: enAz,
    KosulEnCok: enCok,
  };
}

function kosulSade(soru: AnketSorusu, sorular: readonly AnketSorusu[]): AnketSorusu {
  const once = sorular.find((s) => s.Id === soru.KosulSoruId);
  if (soru.KosulSoruId === null) return { ...soru, ...KOSULSUZ };
  if (once === undefined) return soru;
  return olcegi(once.Tip) === null ? { ...soru, KosulEnAz: null, KosulEnCok: null } : { ...soru, KosulCevapId: null };
}

/** The questions as they are checked and stored: clean texts, and only the condition fields that fit the kind. */
export const sorularSade = (sorular: readonly AnketSorusu[]): AnketSorusu[] =>
  sorular.map((s) => ({
    ...kosulSade(s, sorular),
    Soru: duzgun(s.Soru),
    Cevaplar: s.Cevaplar.map((c) => ({ ...c, Ad: duzgun(c.Ad) })),
  }));

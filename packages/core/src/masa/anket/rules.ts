import { duzgun, gorunenUzunluk } from '../../platform/text/metin.ts';

/** A survey: its questions, the conditions between them, and the value of an answer. */

export const SORU_TIPLERI = { puan: 1, tek: 2, cok: 3, metin: 4, nps: 5, evetHayir: 6 } as const;
export type SoruTipi = (typeof SORU_TIPLERI)[keyof typeof SORU_TIPLERI];
export const SORU_TIPI_ADLARI: Readonly<Record<SoruTipi, string>> = {
  1: '1–5 puan',
  2: 'Tek seçim',
  3: 'Çok seçim',
  4: 'Metin',
  5: 'NPS (0–10)',
  6: 'Evet / Hayır',
};
/** Labels for the ends of a scale, on the customer's page and on the telephone. */
export const OLCEK_UCLARI: Partial<Record<SoruTipi, readonly [string, string]>> = {
  [SORU_TIPLERI.puan]: ['çok kötü', 'çok iyi'],
  [SORU_TIPLERI.nps]: ['hiç', 'kesinlikle'],
};
/** The whole numbers allowed on each scale. */
const OLCEKLER = { 1: [1, 5], 5: [0, 10], 6: [0, 1] } as const satisfies Partial<
  Record<SoruTipi, readonly [number, number]>
>;

export const EN_COK_ANKET_METNI = 2000;
export const EN_COK_SORU = 50;
export const EN_AZ_CEVAP = 2;
export const EN_COK_CEVAP = 20;
export const EN_COK_SORU_METNI = 500;
export const EN_COK_CEVAP_METNI = 200;
export const EN_COK_YORUM = 4000;
/** Upper limits of a choice's value and of a question's weight. */
export const EN_COK_PUAN = 100;

/** A choice of a question. `Puan` null: the choice does not count, neither as good nor as bad. */
export interface AnketCevabi {
  readonly Id: number;
  readonly Ad: string;
  readonly Puan: number | null;
}

/**
 * A question. It is asked to everybody, or only after an earlier question (`KosulSoruId`) was answered with a choice
 * (`KosulCevapId`) or within a range of its scale. A new question has a number below 0 until it is stored.
 */
export interface AnketSorusu {
  readonly Id: number;
  readonly Soru: string;
  readonly Tip: SoruTipi;
  readonly Zorunlu: boolean;
  /** 0 to 100, two decimals. 0: the question does not count. */
  readonly Agirlik: number;
  readonly Cevaplar: readonly AnketCevabi[];
  readonly KosulSoruId: number | null;
  readonly KosulCevapId: number | null;
  readonly KosulEnAz: number | null;
  readonly KosulEnCok: number | null;
}

/** The answer to one question: choices, a number of its scale, or text. */
export interface SoruYaniti {
  readonly SoruId: number;
  readonly CevapIdler: readonly number[];
  readonly Deger: number | null;
  readonly Metin: string;
}

/** The scale of a kind of question. Null: the kind has no scale. */
export const olcegi = (tip: SoruTipi): readonly [number, number] | null =>
  tip in OLCEKLER ? OLCEKLER[tip as 1] : null;
/** True for a kind that is answered by choosing. */
export const secimli = (tip: SoruTipi): boolean => tip === SORU_TIPLERI.tek || tip === SORU_TIPLERI.cok;

// ——— settings ———

/** Events that send a survey automatically. Without one, only people send it. */
export const ANKET_OLAYLARI = {
  gorusme: 'Kapanan görüşme',
  egitim: 'Yapılan eğitim',
  surum: 'Yayınlanan versiyon',
} as const;
export type AnketOlayi = keyof typeof ANKET_OLAYLARI;

/** Upper limits of the numbers in the settings. No number is below 0, and the waiting time is at least one day. */
export const AYAR_SINIRLARI = {
  GecerlilikGun: 365,
  OrneklemYuzde: 100,
  SessizGun: 365,
  BeklemeDk: 10_080,
  Esik: 100,
} as const;
type AyarSayisi = keyof typeof AYAR_SINIRLARI;
/** The settings of a survey that can be wrong. */
export type AnketAyari = Readonly<Record<AyarSayisi, number | null>> & { readonly Ad: string };

/** Errors of the settings, by field. */
export function anketAyarHatalari(a: AnketAyari): Partial<Record<AyarSayisi | 'Ad', string>> {
  const bos = (Object.keys(AYAR_SINIRLARI) as AyarSayisi[]).filter((ad) => a[ad] === null);
  return {
    ...(gorunenUzunluk(a.Ad) === 0 && { Ad: 'Anketin adını yazınız.' }),
    ...Object.fromEntries(bos.map((ad) => [ad, `0 ile ${AYAR_SINIRLARI[ad]} arasında bir sayı yazınız.`])),
    ...((a.GecerlilikGun ?? 0) < 1 && { GecerlilikGun: '1 ile 365 arasında bir sayı yazınız.' }),
  };
}

// ——— validity of a survey ———

/** An error of one question, or of the whole survey (`SoruId` null). */
export interface AnketHatasi {
  readonly SoruId: number | null;
  readonly msg: string;
}

const tirnakli = (s: AnketSorusu): string => `‘${duzgun(s.Soru)}’`;

function kendiHatasi(s: AnketSorusu): string | null {
  if (gorunenUzunluk(s.Soru) === 0) return 'Sorunun metnini yazınız.';
  if (!secimli(s.Tip)) return s.Cevaplar.length > 0 ? `${SORU_TIPI_ADLARI[s.Tip]} sorusunun seçenekleri olmaz.` : null;
  if (s.Cevaplar.length < EN_AZ_CEVAP) return `${tirnakli(s)} sorusuna en az ${EN_AZ_CEVAP} seçenek yazınız.`;
  if (s.Cevaplar.length > EN_COK_CEVAP) return `Bir sorunun en çok ${EN_COK_CEVAP} seçeneği olur.`;
  if (s.Cevaplar.some((c) => gorunenUzunluk(c.Ad) === 0)) return `${tirnakli(s)} sorusunun boş bir seçeneği var.`;
  const adlar = s.Cevaplar.map((c) => duzgun(c.Ad));
  return new Set(adlar).size < adlar.length ? `${tirnakli(s)} sorusunda aynı seçenek iki kez yazılmış.` : null;
}

/** The questions that lead to this one, itself first. In a circle the repeated question stands at the end again. */
function zincir(s: AnketSorusu, bul: ReadonlyMap<number, AnketSorusu>): AnketSorusu[] {
  const yol = [s];
  const gecilen = new Set([s.Id]);
  for (let k = s; k.KosulSoruId !== null;) {
    const once = bul.get(k.KosulSoruId);
    if (once === undefined) break;
    yol.push(once);
    if (gecilen.has(once.Id)) break;
    gecilen.add(once.Id);
    k = once;
  }
  return yol;
}

function araligiHatasi(s: AnketSorusu, once: AnketSorusu): string | null {
  const olcek = olcegi(once.Tip);
  if (olcek === null) {
    if (!secimli(once.Tip))
      return `${tirnakli(once)} sorusu metinle yanıtlanır; ardından sorulacak soru ona bağlanamaz.`;
    return once.Cevaplar.some((c) => c.Id === s.KosulCevapId)
      ? null
      : `${tirnakli(s)} sorusu, ${tirnakli(once)} sorusunun olmayan bir seçeneğine bağlı; hiç sorulmaz.`;
  }
  const { KosulEnAz: a, KosulEnCok: b } = s;
  return a !== null && b !== null && a >= olcek[0] && b <= olcek[1] && a <= b
    ? null
    : `${tirnakli(s)} sorusunun bağlı olduğu aralık, ${tirnakli(once)} sorusunun ${olcek[0]}–${olcek[1]} ölçeğinde yok; hiç sorulmaz.`;
}

function kosulHatasi(s: AnketSorusu, sira: ReadonlyMap<number, number>, bul: ReadonlyMap<number, AnketSorusu>) {
  if (s.KosulSoruId === null) return null;
  const once = bul.get(s.KosulSoruId);
  if (once === undefined) return `${tirnakli(s)} sorusunun bağlı olduğu soru ankette yok; hiç sorulmaz.`;
  const yol = zincir(s, bul);
  if (yol.length > 1 && yol.at(-1)!.Id === s.Id)
    return `${yol.toReversed().map(tirnakli).join(' → ')}: sorular birbirine bağlanmış; anket hiç bitmez.`;
  if (sira.get(once.Id)! > sira.get(s.Id)!)
    return `${tirnakli(s)} sorusu, kendinden sonraki ${tirnakli(once)} sorusuna bağlı; hiç sorulmaz.`;
  return araligiHatasi(s, once);
}

/** Errors of a survey, for example a question that is never asked or leads to itself. Empty: the survey is valid. */
export function anketHatalari(sorular: readonly AnketSorusu[]): AnketHatasi[] {
  if (sorular.length === 0) return [{ SoruId: null, msg: 'Ankete en az bir soru yazınız.' }];
  if (sorular.length > EN_COK_SORU) return [{ SoruId: null, msg: `Bir ankette en çok ${EN_COK_SORU} soru olur.` }];
  const bul = new Map(sorular.map((s) => [s.Id, s]));
  if (bul.size < sorular.length) return [{ SoruId: null, msg: 'Aynı soru ankette iki kez var.' }];
  const sira = new Map(sorular.map((s, i) => [s.Id, i]));
  return sorular.flatMap((s) => {
    const msg = kendiHatasi(s) ?? kosulHatasi(s, sira, bul);
    return msg === null ? [] : [{ SoruId: s.Id, msg }];
  });
}

// ——— questions that are asked ———

const uyar = (s: AnketSorusu, y: SoruYaniti | undefined): boolean =>
  y !== undefined &&
  (s.KosulCevapId !== null
    ? y.CevapIdler.includes(s.KosulCevapId)
    : y.Deger !== null && y.Deger >= s.KosulEnAz! && y.Deger <= s.KosulEnCok!);

/** The questions asked to a person with these answers, in their order. */
export function sorulanlar(sorular: readonly AnketSorusu[], yanitlar: readonly SoruYaniti[]): AnketSorusu[] {
  const yanit = new Map(yanitlar.map((y) => [y.SoruId, y]));
  const sorulan = new Set<number>();
  // A question depends on earlier ones only.
  return sorular.filter((s) => {
    const olur = s.KosulSoruId === null || (sorulan.has(s.KosulSoruId) && uyar(s, yanit.get(s.KosulSoruId)));
    if (olur) sorulan.add(s.Id);
    return olur;
  });
}

const yanitli = ({ CevapIdler, Deger, Metin }: SoruYaniti): boolean =>
  CevapIdler.length > 0 || Deger !== null || gorunenUzunluk(Metin) > 0;

/**
 * The next questions for a page without scripts: up to the first question that a later one depends on. Empty: the
 * survey is over.
 * @param gecilen the numbers of the questions already shown
 */
export function sonrakiAdim(
  sorular: readonly AnketSorusu[],
  yanitlar: readonly SoruYaniti[],
  gecilen: ReadonlySet<number>,
): AnketSorusu[] {
  const kalan = sorulanlar(sorular, yanitlar).filter((s) => !gecilen.has(s.Id));
  const dal = kalan.findIndex((s) => sorular.some((d) => d.KosulSoruId === s.Id));
  return dal === -1 ? kalan : kalan.slice(0, dal + 1);
}

/** The answers that count: one for each asked question, without the empty ones. */
export function sadeYanitlar(sorular: readonly AnketSorusu[], yanitlar: readonly SoruYaniti[]): SoruYaniti[] {
  const yanit = new Map(yanitlar.map((y) => [y.SoruId, y]));
  return sorulanlar(sorular, yanitlar).flatMap((s) => {
    const y = yanit.get(s.Id);
    return y !== undefined && yanitli(y) ? [y] : [];
  });
}

function yanitHatasi(s: AnketSorusu, y: SoruYaniti): string | null {
  const olcek = olcegi(s.Tip);
  if (olcek !== null)
    return y.CevapIdler.length === 0 &&
      y.Metin === '' &&
      Number.isInteger(y.Deger) &&
      y.Deger! >= olcek[0] &&
      y.Deger! <= olcek[1]
      ? null
      : `${tirnakli(s)} sorusunun yanıtı ${olcek[0]} ile ${olcek[1]} arasında olmalı.`;
  if (!secimli(s.Tip))
    return y.CevapIdler.length === 0 && y.Deger === null ? null : `${tirnakli(s)} sorusunu yazarak yanıtlayınız.`;
  const bilinen = y.CevapIdler.every((id) => s.Cevaplar.some((c) => c.Id === id));
  const tekrarsiz = new Set(y.CevapIdler).size === y.CevapIdler.length;
  return bilinen &&
    tekrarsiz &&
    y.Deger === null &&
    y.Metin === '' &&
    (s.Tip === SORU_TIPLERI.cok || y.CevapIdler.length === 1)
    ? null
    : `${tirnakli(s)} sorusunun yanıtını seçeneklerinden seçiniz.`;
}

/**
 * Errors of the answers: a wrong answer, or a missing one to a required question. Ignores answers to questions that
 * were not asked.
 * @param bunlar the questions to check, by default all asked questions
 */
export function yanitHatalari(
  sorular: readonly AnketSorusu[],
  yanitlar: readonly SoruYaniti[],
  bunlar: readonly AnketSorusu[] = sorulanlar(sorular, yanitlar),
): AnketHatasi[] {
  const yanit = new Map(yanitlar.map((y) => [y.SoruId, y]));
  return bunlar.flatMap((s) => {
    const y = yanit.get(s.Id);
    const bos = y === undefined || !yanitli(y);
    const msg = bos ? (s.Zorunlu ? `${tirnakli(s)} sorusunu yanıtlayınız.` : null) : yanitHatasi(s, y);
    return msg === null ? [] : [{ SoruId: s.Id, msg }];
  });
}

// ——— the value of the answers ———

/** A number as an exact fraction, so that a third loses nothing. */
type Kesir = readonly [pay: bigint, payda: bigint];
const YUZDE = 100n;

/** The value of an answer, 0 to 100. Null: it is text, or a choice without a value. */
function yanitPuani(s: AnketSorusu, y: SoruYaniti): Kesir | null {
  const olcek = olcegi(s.Tip);
  if (olcek !== null) {
    const [enAz, enCok] = olcek;
    return [BigInt(y.Deger! - enAz) * YUZDE, BigInt(enCok - enAz)];
  }
  const puanlar = y.CevapIdler.flatMap((id) => s.Cevaplar.find((c) => c.Id === id)?.Puan ?? []);
  return puanlar.length === 0 ? null : [puanlar.reduce((t, p) => t + BigInt(p), 0n), BigInt(puanlar.length)];
}

/** Rounds half away from zero. Both numbers are at least 0. */
const yuvarla = ([pay, payda]: Kesir): bigint => (2n * pay + payda) / (2n * payda);

/**
 * The weighted mean of the answers with a value, 0 to 100 with two decimals, rounded half away from zero (customers.md
 * 2.1). Leaves out unanswered questions and questions without weight. Null: no answer counts.
 */
export function anketPuani(sorular: readonly AnketSorusu[], yanitlar: readonly SoruYaniti[]): number | null {
  const soru = new Map(sorular.map((s) => [s.Id, s]));
  let toplam: Kesir = [0n, 1n];
  let agirlik = 0n;
  for (const y of sadeYanitlar(sorular, yanitlar)) {
    const s = soru.get(y.SoruId)!;
    const puan = yanitPuani(s, y);
    const w = BigInt(Math.round(s.Agirlik * 100));
    if (puan === null || w === 0n) continue;
    toplam = [toplam[0] * puan[1] + w * puan[0] * toplam[1], toplam[1] * puan[1]];
    agirlik += w;
  }
  return agirlik === 0n ? null : Number(yuvarla([toplam[0] * YUZDE, toplam[1] * agirlik])) / 100;
}

const ilkDeger = (tip: SoruTipi, sorular: readonly AnketSorusu[], yanitlar: readonly SoruYaniti[]): number | null => {
  const tipi = new Map(sorular.map((s) => [s.Id, s.Tip]));
  return sadeYanitlar(sorular, yanitlar).find((y) => tipi.get(y.SoruId) === tip)?.Deger ?? null;
};
/** The first answer on a scale of 0 to 10, or null. */
export const npsDegeri = (sorular: readonly AnketSorusu[], yanitlar: readonly SoruYaniti[]): number | null =>
  ilkDeger(SORU_TIPLERI.nps, sorular, yanitlar);
/** The first answer on a scale of 1 to 5, or null. */
export const csatDegeri = (sorular: readonly AnketSorusu[], yanitlar: readonly SoruYaniti[]): number | null =>
  ilkDeger(SORU_TIPLERI.puan, sorular, yanitlar);

// ——— the map ———

/** An arrow of the map: the answer that leads from one question to another. */
export interface AnketOku {
  readonly kimden: number;
  readonly kime: number;
  readonly etiket: string;
}
/** The answer that makes a question appear, in words. Null: it is asked to everybody. */
export function kosulMetni(s: AnketSorusu, sorular: readonly AnketSorusu[]): string | null {
  const once = sorular.find((o) => o.Id === s.KosulSoruId);
  if (once === undefined) return null;
  if (s.KosulCevapId !== null) return once.Cevaplar.find((c) => c.Id === s.KosulCevapId)?.Ad ?? null;
  if (once.Tip === SORU_TIPLERI.evetHayir && s.KosulEnAz === s.KosulEnCok) return s.KosulEnAz === 1 ? 'Evet' : 'Hayır';
  return s.KosulEnAz === s.KosulEnCok ? `${s.KosulEnAz}` : `${s.KosulEnAz}–${s.KosulEnCok}`;
}
export const anketOklari = (sorular: readonly AnketSorusu[]): AnketOku[] =>
  sorular.flatMap((s) => {
    const etiket = kosulMetni(s, sorular);
    return etiket === null ? [] : [{ kimden: s.KosulSoruId!, kime: s.Id, etiket }];
  });

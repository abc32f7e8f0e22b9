import { type AnketCevabi, type AnketSorusu, kosulMetni, SORU_TIPI_ADLARI } from './rules.ts';

/** Differences between two versions of a survey, as sentences. */

const adi = (s: AnketSorusu): string => `‘${s.Soru}’`;
const puani = (p: number | null): string => (p === null ? 'puansız' : `${p} puan`);
const agirligi = (n: number): string => String(n).replace('.', ',');

/** The condition of a question, in words. */
export function sorulmaMetni(s: AnketSorusu, sorular: readonly AnketSorusu[]): string {
  const once = sorular.find((o) => o.Id === s.KosulSoruId);
  return once === undefined ? 'herkese' : `${adi(once)} yanıtı ${kosulMetni(s, sorular) ?? 'olmayan bir seçenek'} ise`;
}

/** Ids in both lists, in the order of the first. */
const ortaklar = <T extends { readonly Id: number }>(bunlar: readonly T[], onlar: readonly T[]): number[] =>
  bunlar.map((x) => x.Id).filter((id) => onlar.some((o) => o.Id === id));
const sirasiAyni = <T extends { readonly Id: number }>(eski: readonly T[], yeni: readonly T[]): boolean =>
  ortaklar(eski, yeni).join() === ortaklar(yeni, eski).join();

function cevapFarki(soru: string, eski: readonly AnketCevabi[], yeni: readonly AnketCevabi[]): string[] {
  const once = new Map(eski.map((c) => [c.Id, c]));
  const farklar = yeni.flatMap((c) => {
    const o = once.get(c.Id);
    if (o === undefined) return [`${soru}: ‘${c.Ad}’ seçeneği eklendi (${puani(c.Puan)}).`];
    return [
      ...(o.Ad === c.Ad ? [] : [`${soru}: ‘${o.Ad}’ seçeneği ‘${c.Ad}’ oldu.`]),
      ...(o.Puan === c.Puan ? [] : [`${soru}: ‘${c.Ad}’ seçeneği ${puani(o.Puan)} iken ${puani(c.Puan)} oldu.`]),
    ];
  });
  const giden = eski.filter((c) => !yeni.some((y) => y.Id === c.Id));
  return [
    ...farklar,
    ...giden.map((c) => `${soru}: ‘${c.Ad}’ seçeneği kaldırıldı.`),
    ...(sirasiAyni(eski, yeni) ? [] : [`${soru}: seçeneklerin sırası değişti.`]),
  ];
}

/** The condition as a key for comparison, independent of its words. */
const kosulu = (s: AnketSorusu): string => [s.KosulSoruId, s.KosulCevapId, s.KosulEnAz, s.KosulEnCok].join();

/** Changes from the first version to the second. Empty: no changes. */
export function anketFarki(eski: readonly AnketSorusu[], yeni: readonly AnketSorusu[]): string[] {
  const once = new Map(eski.map((s) => [s.Id, s]));
  const farklar = yeni.flatMap((s) => {
    const o = once.get(s.Id);
    if (o === undefined)
      return [`${adi(s)} sorusu eklendi (${SORU_TIPI_ADLARI[s.Tip]}; sorulur: ${sorulmaMetni(s, yeni)}).`];
    return [
      ...(o.Soru === s.Soru ? [] : [`${adi(o)} sorusunun metni ${adi(s)} oldu.`]),
      ...(o.Tip === s.Tip ? [] : [`${adi(s)}: ‘${SORU_TIPI_ADLARI[o.Tip]}’ iken ‘${SORU_TIPI_ADLARI[s.Tip]}’ oldu.`]),
      ...(o.Zorunlu === s.Zorunlu ? [] : [`${adi(s)}: yanıtı ${s.Zorunlu ? 'zorunlu' : 'isteğe bağlı'} oldu.`]),
      ...(o.Agirlik === s.Agirlik
        ? []
        : [`${adi(s)}: ağırlığı ${agirligi(o.Agirlik)} iken ${agirligi(s.Agirlik)} oldu.`]),
      ...(kosulu(o) === kosulu(s)
        ? []
        : [`${adi(s)}: ${sorulmaMetni(o, eski)} sorulurken ${sorulmaMetni(s, yeni)} soruluyor.`]),
      ...cevapFarki(adi(s), o.Cevaplar, s.Cevaplar),
    ];
  });
  const giden = eski.filter((s) => !yeni.some((y) => y.Id === s.Id));
  return [
    ...farklar,
    ...giden.map((s) => `${adi(s)} sorusu kaldırıldı.`),
    ...(sirasiAyni(eski, yeni) ? [] : ['Soruların sırası değişti.']),
  ];
}

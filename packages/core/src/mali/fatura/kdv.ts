import type { BelgeKalemi, BelgeVergiAlti, BelgeVergisi, FaturaBelgesi } from './belge.ts';
import { KDV_KODU, kdvOranlari, OZEL_MATRAH_KODU } from './kodlar.ts';
import {
  type Aralik,
  araligiYaz,
  araliklar,
  deger,
  fark,
  genis,
  icinde,
  KURUS,
  payAraligi,
  sayiOku,
  topla,
  tutarYaz,
} from './sayi.ts';
import { vergisiAlinmaz } from './senaryolar.ts';

/** VAT arithmetic: of each line, and of the document by rate. */

type De = (Kural: string, Cumle: string) => void;

export const altlari = (vergiler: readonly BelgeVergisi[]): readonly BelgeVergiAlti[] => vergiler.flatMap((v) => v.Alt);
const kdvler = (vergiler: readonly BelgeVergisi[]): readonly BelgeVergiAlti[] =>
  altlari(vergiler).filter((a) => a.Kod === KDV_KODU);
const oteki = (vergiler: readonly BelgeVergisi[]): readonly bigint[] =>
  altlari(vergiler)
    .filter((a) => a.Kod !== KDV_KODU)
    .map((a) => deger(a.Vergi));

/** True if VAT is calculated from another base than the price. */
export const ozelMatrahli = (b: FaturaBelgesi): boolean =>
  b.Tip === 'OZELMATRAH' ||
  [b, ...b.Kalemler].some((x) => altlari(x.Vergiler).some((a) => OZEL_MATRAH_KODU.test(a.IstisnaKodu ?? '')));
/** True if the document has a discount or charge outside its lines. */
const belgeIskontolu = (b: FaturaBelgesi): boolean => b.Iskontolar.some((i) => deger(i.Tutar) !== 0n);

const EN_COK_VERGI = 8;
/** True if the VAT base is the price, with or without any of the other taxes. */
function tabanUyar(taban: bigint, net: bigint, otekiler: readonly bigint[]): boolean {
  if (otekiler.length > EN_COK_VERGI) return net - KURUS < taban && taban < net + topla(otekiler) + KURUS;
  let tabanlar = [net];
  for (const v of otekiler) tabanlar = tabanlar.concat(tabanlar.map((t) => t + v));
  return tabanlar.some((t) => fark(t, taban) < KURUS);
}

const kusurluMu = (n: bigint, a: Aralik) => !icinde(n, a);

function satirKontrolu(k: BelgeKalemi, b: FaturaBelgesi, de: De): void {
  const bunlar = kdvler(k.Vergiler);
  const net = deger(k.Tutar);
  for (const a of bunlar) {
    if (a.Oran === null) continue;
    const aralik = payAraligi(a.Matrah === null ? net : deger(a.Matrah), deger(a.Oran));
    if (kusurluMu(deger(a.Vergi), aralik))
      de(
        'satirVergisi',
        `${k.Id}. satırın %${a.Oran} KDV’si ${araligiYaz(aralik)} olmalı; ${tutarYaz(deger(a.Vergi))} yazılmış.`,
      );
  }
  if (bunlar.length > 0 && bunlar.every((a) => a.Matrah !== null) && !ozelMatrahli(b)) {
    const taban = topla(bunlar.map((a) => deger(a.Matrah)));
    const uyar = tabanUyar(taban, net, oteki(k.Vergiler)) || (belgeIskontolu(b) && taban <= net);
    if (!uyar) de('satirMatrahi', `${k.Id}. satırın KDV matrahı ${tutarYaz(net)} olmalı; ${tutarYaz(taban)} yazılmış.`);
  }
  if (k.Vergiler.length === 0) return;
  const yazilan = topla(k.Vergiler.map((v) => deger(v.Tutar)));
  const vergi = topla(altlari(k.Vergiler).map((a) => deger(a.Vergi)));
  const tevkif = topla(altlari(k.Tevkifatlar).map((a) => deger(a.Vergi)));
  // Some senders write the tax less the part that the buyer withholds, others write the full tax.
  const olabilir = [vergi, vergi - tevkif, ...(vergisiAlinmaz(b) ? [0n] : [])];
  if (!olabilir.some((o) => fark(o, yazilan) < KURUS))
    de(
      'satirVergisi',
      `${k.Id}. satırın vergi toplamı ${tutarYaz(vergi - tevkif)} olmalı; ${tutarYaz(yazilan)} yazılmış.`,
    );
}

interface OranToplami {
  readonly matrah: bigint;
  readonly aralik: Aralik;
}
/** VAT base and tax of the lines, by rate. Null: some lines have no VAT data. */
function satirlarinOranlari(b: FaturaBelgesi): ReadonlyMap<bigint, OranToplami> | null {
  const oranlar = new Map<bigint, OranToplami>();
  for (const k of b.Kalemler) {
    const bunlar = kdvler(k.Vergiler);
    if (bunlar.length === 0 && deger(k.Tutar) !== 0n) return null;
    for (const a of bunlar) {
      if (a.Oran === null) return null;
      const matrah = a.Matrah === null ? deger(k.Tutar) : deger(a.Matrah);
      const oran = deger(a.Oran);
      const { matrah: m, aralik } = oranlar.get(oran) ?? { matrah: 0n, aralik: { alt: 0n, ust: 0n } };
      oranlar.set(oran, { matrah: m + matrah, aralik: araliklar([aralik, payAraligi(matrah, oran)]) });
    }
  }
  return oranlar;
}

/** Checks base and tax of each rate against the lines. All lines must have VAT data. */
function satirlarlaTutar(bunlar: readonly BelgeVergiAlti[], satirlar: ReadonlyMap<bigint, OranToplami>, de: De): void {
  const oranlar = Map.groupBy(
    bunlar.filter((a) => a.Oran !== null),
    (a) => deger(a.Oran),
  );
  for (const [oran, grup] of oranlar) {
    const satir = satirlar.get(oran) ?? { matrah: 0n, aralik: { alt: 0n, ust: 0n } };
    const yuzde = `%${grup[0]!.Oran} KDV`;
    const matrah = topla(grup.map((a) => deger(a.Matrah)));
    if (grup.every((a) => a.Matrah !== null) && fark(matrah, satir.matrah) >= KURUS)
      de(
        'kdvMatrahi',
        `${yuzde} matrahı satırlarınki olmalı (${tutarYaz(satir.matrah)}); ${tutarYaz(matrah)} yazılmış.`,
      );
    const vergi = topla(grup.map((a) => deger(a.Vergi)));
    // Each of several subtotals of one rate may have been rounded separately.
    const aralik = genis(satir.aralik, grup.length - 1);
    if (kusurluMu(vergi, aralik))
      de('kdvTutari', `${yuzde} tutarı satırlardan ${araligiYaz(aralik)} eder; ${tutarYaz(vergi)} yazılmış.`);
  }
  for (const [oran, { matrah }] of satirlar)
    if (!oranlar.has(oran) && matrah >= KURUS && bunlar.every((a) => a.Oran !== null))
      de('kdvMatrahi', `Satırlarda %${tutarYaz(oran)} KDV var, ama faturanın vergi toplamında yok.`);
}

/** Checks the document's VAT alone, when the lines have no VAT data. */
function tekBasinaTutar(b: FaturaBelgesi, bunlar: readonly BelgeVergiAlti[], de: De): void {
  const yalin = !belgeIskontolu(b) && !ozelMatrahli(b) && oteki(b.Vergiler).length === 0;
  for (const a of bunlar) {
    if (a.Oran === null || a.Matrah === null) continue;
    const oran = deger(a.Oran);
    const aralik =
      bunlar.length === 1 && yalin && b.Kalemler.length > 0
        ? araliklar(b.Kalemler.map((k) => payAraligi(deger(k.Tutar), oran)))
        : genis(payAraligi(deger(a.Matrah), oran), Math.max(0, b.Kalemler.length - 1));
    if (kusurluMu(deger(a.Vergi), aralik) && kusurluMu(deger(a.Vergi), payAraligi(deger(a.Matrah), oran)))
      de('kdvTutari', `%${a.Oran} KDV ${araligiYaz(aralik)} olmalı; ${tutarYaz(deger(a.Vergi))} yazılmış.`);
  }
}

/** Checks a VAT subtotal without a rate: it must fit one of the rates valid on the day. */
function oransizlar(b: FaturaBelgesi, bunlar: readonly BelgeVergiAlti[], de: De): void {
  for (const a of bunlar) {
    if (a.Oran !== null || deger(a.Vergi) === 0n) continue;
    const matrah = a.Matrah === null ? deger(b.Toplam.Matrah) : deger(a.Matrah);
    const uyan = kdvOranlari(b.Tarih).some((o) =>
      icinde(deger(a.Vergi), genis(payAraligi(matrah, sayiOku(String(o))!), b.Kalemler.length - 1)),
    );
    if (!uyan) de('kdvOrani', 'KDV’nin oranı yazılmamış; tutarı da o gün geçerli bir oranla tutmuyor.');
  }
}

/** Checks other taxes that have a base and a rate. */
function otekiVergiler(b: FaturaBelgesi, de: De): void {
  for (const a of altlari(b.Vergiler)) {
    if (a.Kod === KDV_KODU || a.Oran === null || a.Matrah === null || deger(a.Oran) === 0n) continue;
    const aralik = genis(payAraligi(deger(a.Matrah), deger(a.Oran)), b.Kalemler.length);
    if (kusurluMu(deger(a.Vergi), aralik))
      de(
        'vergiTutari',
        `${a.Kod} kodlu %${a.Oran} vergi ${araligiYaz(aralik)} olmalı; ${tutarYaz(deger(a.Vergi))} yazılmış.`,
      );
  }
}

/** Checks that VAT fits its bases and rates, for each line and for the document. */
export function kdvTutarKontrolleri(b: FaturaBelgesi, de: De): void {
  for (const k of b.Kalemler) satirKontrolu(k, b, de);
  const bunlar = kdvler(b.Vergiler);
  const matrah = topla(bunlar.map((a) => deger(a.Matrah)));
  if (bunlar.length > 0 && bunlar.every((a) => a.Matrah !== null) && !ozelMatrahli(b))
    if (!tabanUyar(matrah, deger(b.Toplam.Matrah), oteki(b.Vergiler)))
      de(
        'kdvMatrahi',
        `KDV matrahlarının toplamı ${tutarYaz(deger(b.Toplam.Matrah))} olmalı; ${tutarYaz(matrah)} yazılmış.`,
      );
  const satirlar = belgeIskontolu(b) ? null : satirlarinOranlari(b);
  if (satirlar === null || b.Kalemler.length === 0) tekBasinaTutar(b, bunlar, de);
  else satirlarlaTutar(bunlar, satirlar, de);
  oransizlar(b, bunlar, de);
  otekiVergiler(b, de);
}

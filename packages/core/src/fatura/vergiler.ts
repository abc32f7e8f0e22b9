import type { BelgeVergiAlti, FaturaBelgesi } from './belge.ts';
import { ISTISNALAR } from './istisnalar.ts';
import {
  IADE_TIPLERI,
  IHRAC_KODU,
  ISTISNA_OLMAYAN,
  KDV_KODU,
  KDVLI_KOD,
  kdvOranlari,
  KOD_TIPLERI,
  OTV_ISTISNASI,
  OZEL_MATRAH_KODU,
  TESVIK_KODLARI,
  TESVIK_SENARYOSU,
  TEVKIFAT_TIPLERI,
  TEVKIFATLI_TIPLER,
  VERGI_KODLARI,
  YOLCU_KODU,
} from './kodlar.ts';
import { TAM_TEVKIFATLAR, TEVKIFATLAR } from './tevkifatlar.ts';

type De = (Kural: string, Cumle: string) => void;

const sifir = (s: string): boolean => /^0+(?:\.0+)?$/.test(s);
const izinli = (tipler: readonly string[], tip: string): boolean => tipler.includes(tip);

/** What of an exemption's code does not go with the invoice; null: it goes. */
function kodEngeli(kod: string, kdvSifir: boolean, b: FaturaBelgesi): string | null {
  if (OZEL_MATRAH_KODU.test(kod))
    return izinli(KOD_TIPLERI.ozelMatrah, b.Tip)
      ? null
      : `${kod} özel matrah kodudur; yalnız tipi OZELMATRAH, IADE ya da SGK olan faturada kullanılır.`;
  if (IHRAC_KODU.test(kod))
    return izinli(KOD_TIPLERI.ihracKayitli, b.Tip)
      ? null
      : `${kod} ihraç kayıtlı satış kodudur; yalnız tipi IHRACKAYITLI, IADE ya da SGK olan faturada kullanılır.`;
  if (TESVIK_KODLARI.has(kod))
    return b.Senaryo === TESVIK_SENARYOSU
      ? null
      : `${kod} kodu yalnız yatırım teşvik (${TESVIK_SENARYOSU}) senaryosunda kullanılır.`;
  if (kod === ISTISNA_OLMAYAN)
    return b.Tip === 'ISTISNA' ? `${kod} istisna kodu değildir; tipi ISTISNA olan faturada kullanılmaz.` : null;
  if (kod === KDVLI_KOD) {
    if (b.Tip === 'ISTISNA') return `${kod} kodu, tipi ISTISNA olan faturada kullanılmaz.`;
    return kdvSifir ? `${kod} koduyla KDV sıfır olamaz.` : null;
  }
  if (kod === YOLCU_KODU || OTV_ISTISNASI.test(kod)) return null;
  if (!Object.hasOwn(ISTISNALAR, kod)) return `‘${kod}’ bilinen bir vergi istisna kodu değil.`;
  return izinli(KOD_TIPLERI.istisna, b.Tip)
    ? null
    : `${kod} istisna kodu yalnız tipi ISTISNA, IADE, IHRACKAYITLI ya da SGK olan faturada kullanılır.`;
}

function istisnaKontrolleri(alt: BelgeVergiAlti, b: FaturaBelgesi, yer: string, de: De): void {
  if (!VERGI_KODLARI.has(alt.Kod)) de('vergiKodu', `${yer}: ‘${alt.Kod}’ bilinen bir vergi kodu değil.`);
  const kdvSifir = alt.Kod === KDV_KODU && sifir(alt.Vergi);
  const muaf = kdvSifir && (alt.Oran === null || sifir(alt.Oran) || (alt.Matrah !== null && !sifir(alt.Matrah)));
  if (alt.IstisnaKodu !== null) {
    const engel = kodEngeli(alt.IstisnaKodu, kdvSifir, b);
    if (engel !== null) de('istisnaKodu', `${yer}: ${engel}`);
  }
  // A line of nothing bears no VAT without any reason.
  const bos = alt.Oran !== null && !sifir(alt.Oran) && (alt.Matrah === null || Number(alt.Matrah) < 1);
  if (muaf && !bos && !IADE_TIPLERI.has(b.Tip) && (alt.IstisnaKodu === null || alt.IstisnaNedeni === null))
    de('sifirKdv', `${yer}: KDV sıfır ise nedeni ve istisna kodu yazılmalı.`);
}

function tevkifatKontrolleri(b: FaturaBelgesi, de: De): void {
  const kalemlerde = b.Kalemler.some((k) => k.Tevkifatlar.length > 0);
  const var_ = b.Tevkifatlar.length > 0 || kalemlerde;
  if (var_ && !TEVKIFATLI_TIPLER.has(b.Tip))
    de('tevkifatTipi', `Tevkifat yalnız tipi TEVKIFAT ya da IADE olan faturada yazılır; bu faturanın tipi ${b.Tip}.`);
  if (b.Tevkifatlar.length === 0 && TEVKIFAT_TIPLERI.has(b.Tip))
    de('tevkifatYok', `Tipi ${b.Tip} olan faturada tevkifat yazılmalı.`);
  if (kalemlerde && b.Tevkifatlar.length === 0)
    de('tevkifatToplami', 'Satırlarda tevkifat var, ama faturanın toplamında yok.');
  const altlar = [b, ...b.Kalemler].flatMap((x) => x.Tevkifatlar.flatMap((t) => t.Alt));
  for (const { Kod, Oran } of altlar) {
    const tam = Object.hasOwn(TAM_TEVKIFATLAR, Kod);
    const kod = TEVKIFATLAR[Kod];
    if (!tam && kod === undefined) de('tevkifatKodu', `‘${Kod}’ bilinen bir tevkifat kodu değil.`);
    else if (Oran === null || !/^\d{1,3}$/.test(Oran))
      de('tevkifatOrani', `${Kod} kodlu tevkifatın oranı tam sayı yazılmalı (90); ‘${Oran ?? ''}’ değil.`);
    else if (!(tam ? [100] : kod!.Yuzdeler).includes(Number(Oran)))
      de(
        'tevkifatOrani',
        `${Kod} kodlu tevkifatın oranı %${Oran} olamaz; %${(tam ? [100] : kod!.Yuzdeler).join(', %')} olmalı.`,
      );
  }
}

/** Codes, rates and reasons of all taxes of an invoice. */
export function vergiKontrolleri(b: FaturaBelgesi, de: De): void {
  if (b.Vergiler.length !== 1) de('vergiToplami', 'Faturada bir vergi toplamı olmalı.');
  for (const v of b.Vergiler) for (const alt of v.Alt) istisnaKontrolleri(alt, b, 'Vergi toplamı', de);
  for (const k of b.Kalemler)
    for (const v of k.Vergiler) for (const alt of v.Alt) istisnaKontrolleri(alt, b, `${k.Id}. satır`, de);
  const oranlar = kdvOranlari(b.Tarih);
  const kdvler = b.Vergiler.flatMap((v) => v.Alt).filter((a) => a.Kod === KDV_KODU);
  for (const { Oran } of kdvler)
    if (Oran !== null && !oranlar.includes(Number(Oran)))
      de('kdvOrani', `%${Oran} o gün geçerli bir KDV oranı değil; %${oranlar.join(', %')} olabilir.`);
  if ((b.Tip === 'ISTISNA' || b.Tip === 'YTBISTISNA') && !kdvler.some((a) => a.IstisnaKodu !== null))
    de('istisnaYok', 'Tipi istisna olan faturada en az bir istisna kodu yazılmalı.');
  tevkifatKontrolleri(b, de);
}

import type { BelgeVergiAlti, FaturaBelgesi } from './belge.ts';
import { ISTISNALAR } from './istisnalar.ts';
import {
  BANKA_VERGILERI,
  EN_COK_BANKA_VERGISI,
  IHRAC_KODU,
  ISTISNA_OLMAYAN,
  KDV_KODU,
  KDV_TEVKIFATI,
  KDVLI_KOD,
  KDVLI_KOD_SENARYOLARI,
  kdvOranlari,
  KOD_TIPLERI,
  LISTE_GUNU,
  NEDENSIZ_TIPLER,
  OTV_ISTISNASI,
  OTV_TEVKIFATI,
  OTV_TEVKIFATLI_TIPLER,
  OZEL_MATRAH_KODU,
  TESVIK_KODLARI,
  TESVIK_SENARYOSU,
  TEVKIFAT_TIPLERI,
  TEVKIFATLI_TIPLER,
  VERGI_KODLARI,
  YENI_ISTISNALAR,
  YOLCU_KODU,
} from './kodlar.ts';
import { deger, sayiOku } from './sayi.ts';
import { tesvikli } from './senaryolar.ts';
import { TAM_TEVKIFATLAR, TEVKIFATLAR } from './tevkifatlar.ts';

type De = (Kural: string, Cumle: string) => void;

const sifir = (s: string): boolean => sayiOku(s) === 0n;
const izinli = (tipler: readonly string[], tip: string): boolean => tipler.includes(tip);
/** Outside excise: goods whose excise another company has already paid. */
const OTV_DISI = '151';

/** Reason why an exemption code does not fit the invoice, or null. */
function kodEngeli(kod: string, b: FaturaBelgesi): string | null {
  if (OZEL_MATRAH_KODU.test(kod))
    return izinli(KOD_TIPLERI.ozelMatrah, b.Tip)
      ? null
      : `${kod} özel matrah kodudur; yalnız tipi OZELMATRAH, IADE ya da SGK olan faturada kullanılır.`;
  if (IHRAC_KODU.test(kod))
    return izinli(KOD_TIPLERI.ihracKayitli, b.Tip)
      ? null
      : `${kod} ihraç kayıtlı satış kodudur; yalnız tipi IHRACKAYITLI, IADE ya da SGK olan faturada kullanılır.`;
  const tesvik = TESVIK_KODLARI.has(kod);
  if (tesvik && b.Tarih >= LISTE_GUNU && !tesvikli(b))
    return `${kod} kodu yalnız yatırım teşvik (${TESVIK_SENARYOSU}) senaryosunda kullanılır.`;
  if (YENI_ISTISNALAR.has(kod) && b.Tarih < LISTE_GUNU)
    return `${kod} kodu bu faturanın tarihinde kod listesinde yoktu.`;
  if (kod === ISTISNA_OLMAYAN)
    return b.Tip === 'ISTISNA' ? `${kod} istisna kodu değildir; tipi ISTISNA olan faturada kullanılmaz.` : null;
  if (kod === KDVLI_KOD) {
    if (b.Tip === 'ISTISNA' || b.Tip === 'IHRACKAYITLI' || tesvikli(b))
      return `${kod} kodu, tipi ${b.Tip} olan faturada kullanılmaz.`;
    return KDVLI_KOD_SENARYOLARI.includes(b.Senaryo) ? null : `${kod} kodu ${b.Senaryo} senaryosunda kullanılmaz.`;
  }
  if (kod === OTV_DISI) return null;
  if (!tesvik && kod !== YOLCU_KODU && !OTV_ISTISNASI.test(kod) && !Object.hasOwn(ISTISNALAR, kod))
    return `‘${kod}’ bilinen bir vergi istisna kodu değil.`;
  return izinli(KOD_TIPLERI.istisna, b.Tip)
    ? null
    : `${kod} istisna kodu yalnız tipi ISTISNA, IADE, IHRACKAYITLI ya da SGK olan faturada kullanılır.`;
}

/** True if a code means that no VAT is charged. */
const kdvsiz = (kod: string): boolean =>
  kod === ISTISNA_OLMAYAN || TESVIK_KODLARI.has(kod) || Object.hasOwn(ISTISNALAR, kod);

function istisnaKontrolleri(alt: BelgeVergiAlti, b: FaturaBelgesi, yer: string, de: De): void {
  if (!VERGI_KODLARI.has(alt.Kod)) de('vergiKodu', `${yer}: ‘${alt.Kod}’ bilinen bir vergi kodu değil.`);
  if (alt.IstisnaKodu === null) {
    if (alt.IstisnaNedeni !== null && !(alt.Kod === KDV_KODU && sifir(alt.Vergi)))
      de('istisnaKodu', `${yer}: istisna nedeni yazılmışsa kodu da yazılmalı.`);
    return;
  }
  const engel = kodEngeli(alt.IstisnaKodu, b);
  if (engel !== null) de('istisnaKodu', `${yer}: ${engel}`);
  else if (alt.Kod === KDV_KODU && !sifir(alt.Vergi) && kdvsiz(alt.IstisnaKodu) && !tesvikli(b))
    de('istisnaVergisi', `${yer}: ${alt.IstisnaKodu} koduyla KDV alınmaz; KDV sıfır olmalı.`);
}

/** A document without VAT needs a reason, at any rate. Its lines need not repeat it. */
function nedenKontrolu(alt: BelgeVergiAlti, b: FaturaBelgesi, de: De): void {
  if (alt.Kod !== KDV_KODU || !sifir(alt.Vergi) || NEDENSIZ_TIPLER.has(b.Tip)) return;
  if (alt.IstisnaKodu !== null && alt.IstisnaNedeni !== null) return;
  const neden =
    alt.Oran === null || sifir(alt.Oran)
      ? 'KDV sıfır ise nedeni ve istisna kodu yazılmalı.'
      : `%${alt.Oran} KDV sıfır tutuyor; bedelsiz satırın KDV oranı sıfır yazılıp istisna kodu seçilmeli.`;
  de('sifirKdv', `Vergi toplamı: ${neden}`);
}

function tevkifatKontrolleri(b: FaturaBelgesi, altlar: readonly BelgeVergiAlti[], de: De): void {
  const kalemlerde = b.Kalemler.some((k) => k.Tevkifatlar.length > 0);
  const tevkifatli = b.Tevkifatlar.length > 0 || kalemlerde;
  if (tevkifatli && !TEVKIFATLI_TIPLER.has(b.Tip))
    de(
      'tevkifatTipi',
      `Tevkifat yalnız tevkifat (TEVKIFAT) ya da iade (IADE) faturasında yazılır; bu faturanın tipi ${b.Tip}.`,
    );
  const vergiOlarak = altlar.some((a) => a.Kod === OTV_TEVKIFATI || a.Kod === KDV_TEVKIFATI);
  if (b.Tevkifatlar.length === 0 && !vergiOlarak && TEVKIFAT_TIPLERI.has(b.Tip))
    de('tevkifatYok', `Tevkifatlı faturada (${b.Tip}) en az bir satırın tevkifat kodu seçilmeli.`);
  if (kalemlerde && b.Tevkifatlar.length === 0)
    de('tevkifatToplami', 'Satırlarda tevkifat var, ama faturanın toplamında yok.');
  if (altlar.some((a) => a.Kod === OTV_TEVKIFATI) && !OTV_TEVKIFATLI_TIPLER.has(b.Tip))
    de('tevkifatTipi', `${OTV_TEVKIFATI} vergi kodu yalnız TEVKIFAT, IADE ya da SGK tipindeki faturada kullanılır.`);
  const tevkifatlar = [b, ...b.Kalemler].flatMap((x) => x.Tevkifatlar.flatMap((t) => t.Alt));
  for (const { Kod, Oran } of tevkifatlar) {
    const tam = Object.hasOwn(TAM_TEVKIFATLAR, Kod);
    const kod = Object.hasOwn(TEVKIFATLAR, Kod) ? TEVKIFATLAR[Kod] : undefined;
    if (!tam && kod === undefined) de('tevkifatKodu', `‘${Kod}’ bilinen bir tevkifat kodu değil.`);
    else if (Oran === null || !/^[1-9]\d{0,2}$/.test(Oran))
      de('tevkifatOrani', `${Kod} kodlu tevkifatın oranı tam sayı yazılmalı (90); ‘${Oran ?? ''}’ değil.`);
    else if (!(tam ? [100] : kod!.Yuzdeler).includes(Number(Oran)))
      de(
        'tevkifatOrani',
        `${Kod} kodlu tevkifatın oranı %${Oran} olamaz; %${(tam ? [100] : kod!.Yuzdeler).join(', %')} olmalı.`,
      );
  }
}

/** Checks the VAT rates, and that the document has VAT. */
function kdvKontrolleri(b: FaturaBelgesi, altlar: readonly BelgeVergiAlti[], de: De): void {
  const oranlar = kdvOranlari(b.Tarih);
  const kdvler = altlar.filter((a) => a.Kod === KDV_KODU);
  const satirlarin = b.Kalemler.flatMap((k) => k.Vergiler.flatMap((v) => v.Alt)).filter((a) => a.Kod === KDV_KODU);
  const yanlis = [...kdvler, ...satirlarin].find(
    (a) => a.Oran !== null && !oranlar.some((o) => sayiOku(a.Oran!) === sayiOku(String(o))),
  );
  if (yanlis !== undefined)
    de('kdvOrani', `%${yanlis.Oran} o gün geçerli bir KDV oranı değil; %${oranlar.join(', %')} olabilir.`);
  if ((b.Tip === 'ISTISNA' || b.Tip === 'YTBISTISNA') && !kdvler.some((a) => a.IstisnaKodu !== null))
    de('istisnaYok', 'İstisna faturasında en az bir satırın istisna kodu seçilmeli.');
  const bankaninki = altlar.some(
    (a) => BANKA_VERGILERI.has(a.Kod) && !sifir(a.Vergi) && Number(a.Oran ?? 0) <= EN_COK_BANKA_VERGISI,
  );
  if (kdvler.length === 0 && altlar.every((a) => VERGI_KODLARI.has(a.Kod)) && altlar.length > 0 && !bankaninki)
    de('kdvYok', `Faturada KDV (${KDV_KODU}) satırı olmalı; KDV alınmıyorsa sıfır oranla, nedeniyle yazılır.`);
  const hepsi = [...kdvler, ...satirlarin];
  if (
    kdvler.some((a) => a.IstisnaKodu === KDVLI_KOD) &&
    hepsi.some((a) => deger(a.Vergi) === 0n || (a.Oran !== null && sifir(a.Oran)))
  )
    de('istisnaKodu', `${KDVLI_KOD} koduyla KDV sıfır olamaz.`);
  if (tesvikli(b) && !NEDENSIZ_TIPLER.has(b.Tip) && !b.Tip.endsWith('IADE'))
    if (kdvler.length === 0 || kdvler.some((a) => deger(a.Vergi) === 0n || a.Oran === null || sifir(a.Oran)))
      de('tesvikKdv', 'Yatırım teşvik faturasında KDV oranı ve tutarı yazılmalı.');
}

/** Checks codes, rates and reasons of all taxes of an invoice. */
export function vergiKontrolleri(b: FaturaBelgesi, de: De): void {
  if (b.Vergiler.length !== 1) de('vergiToplami', 'Faturada bir vergi toplamı olmalı.');
  const altlar = b.Vergiler.flatMap((v) => v.Alt);
  for (const alt of altlar) {
    istisnaKontrolleri(alt, b, 'Vergi toplamı', de);
    nedenKontrolu(alt, b, de);
  }
  for (const k of b.Kalemler)
    for (const v of k.Vergiler) for (const alt of v.Alt) istisnaKontrolleri(alt, b, `${k.Id}. satır`, de);
  kdvKontrolleri(b, altlar, de);
  tevkifatKontrolleri(b, altlar, de);
}

import {
  bilinenDuzen,
  duzenImzasi,
  NOTA,
  type SutunHedefi,
  type TabloBicimi,
  type TabloDuzeni,
  tabloOnerisi,
} from '@masabasi/core/platform/sheet/tablo';
import type { GunSirasi } from '@masabasi/core/platform/sheet/tabloGunu';
import { HARF_ADLARI, type Harfler } from '../search/harfler.ts';
import { type OkunanDosya, tabloDosyasiOku, TabloHatasi } from './tablo.ts';

/** A list from a file on its way to records: its sheet, its heading row, the field of each column. */

/** A layout stored for the next file with the same headings. */
export interface KayitliDuzen {
  readonly Imza: string;
  readonly Hedefler: readonly (string | null)[];
  readonly GunSirasi?: GunSirasi | undefined;
}

export interface TabloSecimi<A extends string> {
  readonly dosya: File;
  readonly okunan: OkunanDosya;
  readonly sayfa: number;
  readonly duzen: TabloDuzeni<A>;
  /** Questions about uncertain points; empty when all is certain. */
  readonly sorular: readonly string[];
  /** True when a person has chosen the layout, so that it is stored. */
  readonly secildi: boolean;
}

export const satirlari = ({ okunan, sayfa }: Pick<TabloSecimi<string>, 'okunan' | 'sayfa'>) =>
  okunan.sayfalar[sayfa]!.satirlar;

const HARFLER_BELLI_DEGIL = 'Dosyanın hangi harflerle yazıldığı belli değil. Aşağıdaki örnekler doğru okunuyor mu?';

/** Stored layouts whose columns are still fields of this kind of record. */
const bilinenler = <A extends string>(b: TabloBicimi<A>, duzenler: readonly KayitliDuzen[]) =>
  duzenler.map((d) => ({
    ...d,
    Hedefler: d.Hedefler.map((h): SutunHedefi<A> =>
      h === NOTA && b.notAlani !== undefined ? NOTA : (b.sutunlar.find((s) => s.alan === h)?.alan ?? null),
    ),
  }));

/** Proposes how one sheet is read. */
function sayfaSecimi<A extends string>(
  b: TabloBicimi<A>,
  temel: Pick<TabloSecimi<A>, 'dosya' | 'okunan' | 'sayfa'>,
  duzenler: readonly KayitliDuzen[],
): TabloSecimi<A> {
  const satirlar = satirlari(temel);
  const kayitli = bilinenDuzen(satirlar, bilinenler(b, duzenler));
  const harfSorusu = temel.okunan.harfler?.emin === false ? [HARFLER_BELLI_DEGIL] : [];
  if (kayitli !== null) {
    const { GunSirasi: sira } = duzenler.find((d) => d.Imza === duzenImzasi(satirlar, kayitli.baslik))!;
    return {
      ...temel,
      duzen: sira === undefined ? kayitli : { ...kayitli, gunSirasi: sira },
      sorular: harfSorusu,
      secildi: false,
    };
  }
  const { duzen, sorular } = tabloOnerisi(b, satirlar);
  return { ...temel, duzen, sorular: [...harfSorusu, ...sorular], secildi: false };
}

/**
 * Reads a file and proposes a layout. Of several sheets it takes the first with the headings; when several have them,
 * it asks.
 */
export async function dosyaSecimi<A extends string>(
  b: TabloBicimi<A>,
  dosya: File,
  duzenler: readonly KayitliDuzen[],
  harfler?: Harfler,
): Promise<TabloSecimi<A>> {
  const okunan = await tabloDosyasiOku(dosya, harfler);
  if (okunan.sayfalar[0]!.satirlar.every((s) => s.every((h) => h.trim() === ''))) throw new TabloHatasi('Dosya boş.');
  const adaylar = okunan.sayfalar.map((_, sayfa) => sayfaSecimi(b, { dosya, okunan, sayfa }, duzenler));
  const basliklilar = adaylar.filter((a) => !a.sorular.includes(b.gerekliSorusu));
  // A sheet with far fewer known fields is no second list: customers are often exported together with their contact
  // persons.
  const alanSayisi = (a: TabloSecimi<A>) => a.duzen.hedefler.filter((h) => h !== null && h !== NOTA).length;
  const enCok = Math.max(0, ...basliklilar.map(alanSayisi));
  const listeler = basliklilar.filter((a) => alanSayisi(a) * 2 >= enCok);
  const secilen = listeler[0] ?? adaylar[0]!;
  if (listeler.length < 2) return secilen;
  const adlar = listeler.map((a) => `‘${okunan.sayfalar[a.sayfa]!.ad}’`).join(', ');
  return {
    ...secilen,
    sorular: [`Dosyada birden çok liste var: ${adlar}. Aktarılacak sayfayı seçiniz.`, ...secilen.sorular],
  };
}

/** The same file with another sheet. */
export const sayfayaGec = <A extends string>(
  b: TabloBicimi<A>,
  s: TabloSecimi<A>,
  sayfa: number,
  duzenler: readonly KayitliDuzen[],
): TabloSecimi<A> => sayfaSecimi(b, { dosya: s.dosya, okunan: s.okunan, sayfa }, duzenler);

/** The same file with another heading row; -1 for no heading. */
export const basligaGec = <A extends string>(b: TabloBicimi<A>, s: TabloSecimi<A>, baslik: number): TabloSecimi<A> => ({
  ...s,
  duzen: tabloOnerisi(b, satirlari(s), baslik).duzen,
});

/** Names the sheets that are not read. */
export const atlananSayfalar = ({ okunan, sayfa }: Pick<TabloSecimi<string>, 'okunan' | 'sayfa'>): string[] =>
  okunan.sayfalar.flatMap((s, i) => (i === sayfa ? [] : [`‘${s.ad}’ sayfası`]));

/** The layout to store; undefined when nobody has made a choice, or when the headings would not be recognised again. */
export function saklanacakDuzen<A extends string>(s: TabloSecimi<A>) {
  const Imza = s.secildi ? duzenImzasi(satirlari(s), s.duzen.baslik) : null;
  if (Imza === null) return undefined;
  return {
    Imza,
    Hedefler: s.duzen.hedefler.map((h): string | null => h),
    ...(s.duzen.gunSirasi !== undefined && { GunSirasi: s.duzen.gunSirasi }),
  };
}

export const HARF_SECENEKLERI = (Object.entries(HARF_ADLARI) as [Harfler, string][]).map(([value, label]) => ({
  value,
  label,
}));

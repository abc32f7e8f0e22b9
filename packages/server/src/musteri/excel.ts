import { MUSTERI_LISTESI, type MusteriListesi } from '@masabasi/core/musteri/liste';
import { MUSTERI_SUTUNLARI, type MusteriSutunu } from '@masabasi/core/aktarim/rules';
import { maskele, telefonYaz } from '@masabasi/core/kimlik';
import type { Gorunum } from '@masabasi/core/liste';
import { MUSTERI_ALANLARI, MUSTERI_TIPLERI, type MusteriTipi } from '@masabasi/core/musteri/alanlar';
import { tarihYaz } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import { alanSorgusu } from '../alanlar.ts';
import type { Db } from '../db/connect.ts';
import type { UrunKapsami } from '../http/access.ts';
import { dilimler } from '../liste.ts';
import { xlsx } from '../xlsx.ts';
import { musteriKaynagi, urunleri } from './queries.ts';

/** Customers as a file: the columns of the import, so that a file that went out can come in again. */

type Sayi = 'Enlem' | 'Boylam';
type Satir = { readonly Tip: MusteriTipi; readonly ProjeIdler: readonly string[] } & {
  readonly [S in Sayi]: number | null;
} & { readonly EFaturaMukellef: boolean } & Readonly<
    Record<Exclude<MusteriSutunu, 'Tip' | 'ProjeIdler' | 'EFaturaMukellef' | Sayi>, string | null>
  >;

const ADLARLA = alanSorgusu(MUSTERI_ALANLARI, 'm', 'ad');
/** A card with the names of what it chooses. */
const KART = (projelist: UrunKapsami) => ({
  sutunlar: sql`m.musteri_no as "MusteriNo", ${ADLARLA.sutunlar}, ${urunleri(sql`p.ad`, projelist)} as "ProjeIdler"`,
  tablolar: sql`join musteri m on m.id = x.id ${ADLARLA.tablolar}`,
});

const derece = (n: number | null): string | null => (n === null ? null : n.toFixed(6).replace('.', ','));

/** The cells of a customer in the order of the columns. */
function hucreler(acik: Satir, kimlikAcik: boolean): (string | null)[] {
  const dogum = { ...acik, DogumTarihi: acik.DogumTarihi && tarihYaz(acik.DogumTarihi) };
  const m = kimlikAcik ? dogum : maskele(dogum);
  const yazilan = {
    ...m,
    Tip: MUSTERI_TIPLERI[m.Tip],
    AyrilmaTarihi: m.AyrilmaTarihi && tarihYaz(m.AyrilmaTarihi),
    Telefon: m.Telefon && telefonYaz(m.Telefon),
    GSM: m.GSM && telefonYaz(m.GSM),
    ProjeIdler: m.ProjeIdler.join(', '),
    Enlem: derece(m.Enlem),
    Boylam: derece(m.Boylam),
    EFaturaMukellef: m.EFaturaMukellef ? 'Evet' : 'Hayır',
  };
  return MUSTERI_SUTUNLARI.map((s) => yazilan[s.alan]);
}

const GENIS = new Set<string>(['Unvan', 'KurumId', 'Adres', 'Eposta', 'Iban', 'Notlar', 'ProjeIdler']);

/** All customers of a view as an .xlsx file, in its order, and how many they are. */
export async function musteriTablosu(
  db: Db,
  gorunum: Gorunum<MusteriListesi>,
  projelist: UrunKapsami,
  kimlikAcik: boolean,
) {
  let adet = 0;
  async function* hucreDilimleri() {
    const kaynak = musteriKaynagi(projelist);
    for await (const dilim of dilimler<MusteriListesi, Satir>(db, MUSTERI_LISTESI, kaynak, gorunum, KART(projelist))) {
      adet += dilim.length;
      yield dilim.map((m) => hucreler(m, kimlikAcik));
    }
  }
  const sutunlar = MUSTERI_SUTUNLARI.map((c) => ({ baslik: c.baslik, en: GENIS.has(c.alan) ? 30 : 16 }));
  const dosya = await xlsx('Müşteriler', sutunlar, hucreDilimleri());
  return { dosya, adet };
}

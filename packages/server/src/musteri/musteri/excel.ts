import { MUSTERI_LISTESI, type MusteriListesi } from '@masabasi/core/musteri/musteri/liste';
import { MUSTERI_SUTUNLARI, type MusteriSutunu } from '@masabasi/core/musteri/aktarim/rules';
import { maskele, telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import type { Gorunum } from '@masabasi/core/platform/list/liste';
import { MUSTERI_ALANLARI, MUSTERI_TIPLERI, type MusteriTipi } from '@masabasi/core/musteri/musteri/alanlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { alanSorgusu } from '../../platform/field/alanlar.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { dilimler } from '../../platform/list/liste.ts';
import type { MusteriSayfasi, RoomFace } from '../../room.ts';
import { kitap } from '../../platform/sheet/xlsx.ts';
import { ETIKETLER, musteriKaynagi, urunleri } from './queries.ts';

/** Customers as a file. It has the columns of the import, so that an exported file can be imported again. */

type Sayi = 'Enlem' | 'Boylam';
type Satir = { readonly Id: number; readonly Etiketler: readonly { readonly Ad: string }[] } & {
  readonly Tip: MusteriTipi;
  readonly ProjeIdler: readonly string[];
} & {
  readonly [S in Sayi]: number | null;
} & { readonly EFaturaMukellef: boolean } & Readonly<
    Record<Exclude<MusteriSutunu, 'Tip' | 'ProjeIdler' | 'EFaturaMukellef' | Sayi>, string | null>
  >;

const ADLARLA = alanSorgusu(MUSTERI_ALANLARI, 'm', 'ad');
/** A card with the names of its choices. */
const KART = (projelist: UrunKapsami) => ({
  sutunlar: sql`m.id as "Id", m.musteri_no as "MusteriNo", ${ADLARLA.sutunlar}, ${urunleri(sql`p.ad`, projelist)} as "ProjeIdler",
    ${ETIKETLER} as "Etiketler"`,
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
  return [...MUSTERI_SUTUNLARI.map((s) => yazilan[s.alan]), m.Etiketler.map((e) => e.Ad).join(', ')];
}

const GENIS = new Set<string>(['Unvan', 'KurumId', 'Adres', 'Eposta', 'Iban', 'Notlar', 'ProjeIdler']);

/** Customers whose further data is read at once. */
const EK_DILIMI = 1000;

/** All customers of a view as an .xlsx file, in its order, and their number. Other rooms add sheets of their own. */
export async function musteriTablosu(
  db: Db,
  gorunum: Gorunum<MusteriListesi>,
  projelist: UrunKapsami,
  kimlikAcik: boolean,
  odalar: readonly RoomFace[],
) {
  const idler: number[] = [];
  async function* hucreDilimleri() {
    const kaynak = musteriKaynagi(projelist);
    for await (const dilim of dilimler<MusteriListesi, Satir>(db, MUSTERI_LISTESI, kaynak, gorunum, KART(projelist))) {
      idler.push(...dilim.map((m) => m.Id));
      yield dilim.map((m) => hucreler(m, kimlikAcik));
    }
  }
  async function* ekDilimleri(ek: MusteriSayfasi) {
    for (let i = 0; i < idler.length; i += EK_DILIMI) yield await ek.satirlar(db, idler.slice(i, i + EK_DILIMI));
  }
  const sutunlar = [
    ...MUSTERI_SUTUNLARI.map((c) => ({ baslik: c.baslik, en: GENIS.has(c.alan) ? 30 : 16 })),
    // Columns that an import ignores.
    { baslik: 'Etiketler', en: 30 },
  ];
  const dosya = await kitap([
    { ad: 'Müşteriler', sutunlar, dilimler: hucreDilimleri() },
    ...odalar
      .flatMap((o) => o.musteriBagi?.sayfa ?? [])
      .map((ek) => ({ ad: ek.ad, sutunlar: ek.sutunlar, dilimler: ekDilimleri(ek) })),
  ]);
  return { dosya, adet: idler.length };
}

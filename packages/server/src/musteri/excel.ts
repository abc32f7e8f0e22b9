import { MUSTERI_LISTESI, type MusteriListesi } from '@masabasi/core/musteri/liste';
import { MUSTERI_SUTUNLARI } from '@masabasi/core/aktarim/rules';
import { maskele, telefonYaz } from '@masabasi/core/kimlik';
import type { Gorunum } from '@masabasi/core/liste';
import { MUSTERI_TIPLERI, type MusteriTipi } from '@masabasi/core/musteri/rules';
import { tarihYaz } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { UrunKapsami } from '../http/access.ts';
import { dilimler } from '../liste.ts';
import { xlsx } from '../xlsx.ts';
import { musteriKaynagi, urunleri } from './queries.ts';

/** Customers as a file: the columns of the import, so that a file that went out can come in again. */

type Satir = { readonly Tip: MusteriTipi; readonly ProjeIdler: readonly string[] } & Readonly<
  Record<Exclude<(typeof MUSTERI_SUTUNLARI)[number]['alan'], 'Tip' | 'ProjeIdler'>, string | null>
>;

/** A card with the names of what it chooses. */
const KART = (projelist: UrunKapsami) => ({
  sutunlar: sql`m.musteri_no as "MusteriNo", m.tip as "Tip", m.ad as "Ad", m.soyad as "Soyad", m.unvan as "Unvan",
    m.tc_kimlik as "TCKimlikNo", m.vkn as "VKN", m.vergi_dairesi as "VergiDairesi", ku.ad as "KurumId",
    b.ad as "BransId", c.ad as "CinsiyetId", kg.ad as "KanGrubuId", m.dogum_tarihi as "DogumTarihi", u.ad as "UlkeId",
    i.ad as "IlId", l.ad as "IlceId", m.adres as "Adres", m.telefon as "Telefon", m.gsm as "GSM", m.eposta as "Eposta",
    ba.ad as "BayiId", k.ad || ' ' || k.soyad as "SorumluId", bn.ad as "BankaId", m.iban as "Iban", m.durum as "Durum",
    an.ad as "AyrilmaNedenId", m.ayrilma_tarihi as "AyrilmaTarihi", dp.ad as "DigerProgramId", m.notlar as "Notlar",
    ${urunleri(sql`p.ad`, projelist)} as "ProjeIdler"`,
  tablolar: sql`
    join musteri m on m.id = x.id
    left join tanim ku on ku.id = m.kurum_id
    left join tanim b on b.id = m.brans_id
    left join tanim c on c.id = m.cinsiyet_id
    left join tanim kg on kg.id = m.kan_grubu_id
    left join tanim u on u.id = m.ulke_id
    left join tanim ba on ba.id = m.bayi_id
    left join tanim bn on bn.id = m.banka_id
    left join tanim an on an.id = m.ayrilma_neden_id
    left join tanim dp on dp.id = m.diger_program_id
    left join il i on i.id = m.il_id
    left join ilce l on l.id = m.ilce_id
    left join kisi k on k.id = m.sorumlu_id`,
});

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

import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { gunEkle, istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { ZiyaretListesi } from '@masabasi/core/pazarlama/ziyaret/liste';
import type { ZiyaretSekmesi } from '@masabasi/core/pazarlama/ziyaret/rules';
import { type RawBuilder, sql } from 'kysely';
import { bosSonda, type Kaynak, metinSirasi, sira } from '../../platform/list/liste.ts';
import { musteriAdinda } from '../../musteri/musteri/api.ts';
import type { Okuyan } from '../aday/api.ts';
import { kapsamda, satir, SATIR_TABLOLARI } from './queries.ts';

/** The list of visits: tabs, pages, counts. */

/** The filter of each tab at this moment. `z` is a visit. */
function sekmeler(simdi: Date): Readonly<Record<ZiyaretSekmesi, RawBuilder<unknown>>> {
  const bugun = istanbulGunu(simdi);
  const [basi, sonu] = [bugun, gunEkle(bugun, 1)].map((g) => new Date(istanbulAni(g)));
  return {
    hepsi: sql`true`,
    bugun: sql`z.baslama_zamani >= ${basi}::timestamptz and z.baslama_zamani < ${sonu}::timestamptz`,
    planli: sql`z.durum = 'planlandi' and z.bitis_zamani >= ${simdi}::timestamptz`,
    sonuc: sql`z.durum = 'planlandi' and z.bitis_zamani < ${simdi}::timestamptz`,
    // Only the last visit of a customer counts. One query finds the last visits of all customers, instead of one query
    // each.
    takip: sql`z.sonraki_tarih <= ${bugun}::date and (z.musteri_id, z.baslama_zamani) in (
      select s.musteri_id, max(s.baslama_zamani) from ziyaret s group by s.musteri_id)`,
    yapilan: sql`z.durum = 'yapildi'`,
    olmayan: sql`z.durum = 'olmadi'`,
  };
}

const musterinin = (ne: RawBuilder<unknown>) => sql`(select ${ne} from musteri m where m.id = z.musteri_id)`;
const MUSTERI = musterinin(sql`m.gorunen_ad`);

/** The list of visits within the person's scope, of one customer or of all. */
export const ziyaretKaynagi = (kim: Okuyan, simdi: Date, musteriId: number | null): Kaynak<ZiyaretListesi> => ({
  takma: 'z',
  kayitlar: sql`ziyaret`,
  anahtar: sql`z.id`,
  kapsam: musteriId === null ? kapsamda(kim, true) : sql`z.musteri_id = ${musteriId} and ${kapsamda(kim)}`,
  kelimeler: (ara) => aramaParcalari(ara).map((k) => musteriAdinda(sql`z.musteri_id`, k)),
  suzgecler: {
    ProjeId: (proje) => sql`exists (select from ziyaret_proje x where x.ziyaret_id = z.id and x.proje_id = ${proje})`,
    GorusmeTurId: (tur) => sql`z.gorusme_tur_id = ${tur}`,
    PersonelId: (kisi) => sql`z.personel_id = ${kisi}`,
    IlId: (il) => sql`${musterinin(sql`m.il_id`)} = ${il}`,
    Sonuc: (sonuc) => sql`z.sonuc = ${sonuc}`,
    Ilk: (gun) => sql`z.baslama_zamani >= ${new Date(istanbulAni(gun))}`,
    Son: (gun) => sql`z.baslama_zamani < ${new Date(istanbulAni(gunEkle(gun, 1)))}`,
    sekme: (sekme) => sekmeler(simdi)[sekme],
  },
  siralar: {
    Baslama_Zamani: sira(sql`z.baslama_zamani`),
    Musteri: metinSirasi(MUSTERI),
    Il: bosSonda(metinSirasi(sql`(select il.ad from musteri m join il on il.id = m.il_id where m.id = z.musteri_id)`)),
    Personel: metinSirasi(sql`(select k.gorunen_ad from kisi k where k.id = z.personel_id)`),
    Sonraki_Tarih: bosSonda(sira(sql`z.sonraki_tarih`)),
  },
  sutunlar: satir(kim),
  tablolar: sql`join ziyaret z on z.id = x.id ${SATIR_TABLOLARI}`,
});

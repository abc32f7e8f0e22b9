import type { TurKayitlari } from '@masabasi/core/yonetim/kurulum/tur';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';

const YOK: TurKayitlari = {
  gorusmeId: null,
  analizId: null,
  gorevId: null,
  versiyonId: null,
  anketId: null,
  ziyaretId: null,
  teklifId: null,
  lisansNo: null,
  faturaId: null,
};

/**
 * Connected records of the demo company: a call whose wish was released in a version, and a visit whose quote became a
 * licence that was invoiced and paid by bank. The latest of each within the reader's products.
 */
export async function turKayitlari(db: Db, urunler: UrunKapsami): Promise<TurKayitlari> {
  const urunde = sql`any(${[...urunler]}::int[])`;
  const [istek, satis] = await Promise.all([
    sql<Partial<TurKayitlari>>`
      select k.gorusme_id as "gorusmeId", a.id as "analizId", g.id as "gorevId", v.id as "versiyonId", m.id as "anketId"
      from analiz_kaynak k join gorusme c on c.id = k.gorusme_id
        join analiz a on a.id = k.analiz_id and a.acilis_zamani >= c.baslama_zamani
        join gorev g on g.analiz_id = a.id and g.acilis_zamani >= a.acilis_zamani
        join versiyon v on v.id = g.versiyon_id and v.durum = 'yayinlandi' and v.yayin_zamani >= g.acilis_zamani
        left join memnuniyet m on m.gorusme_id = k.gorusme_id and m.durum = 'tamamlandi'
      where a.proje_id = ${urunde}
      order by m.id is null, v.yayin_zamani desc, g.id limit 1`.execute(db),
    sql<Partial<TurKayitlari>>`
      select z.id as "ziyaretId", t.id as "teklifId", l.lisans_no as "lisansNo", f.id as "faturaId"
      from teklif t join lisans l on l.id = t.lisans_id join fatura f on f.lisans_id = l.id and f.tarih >= t.tarih
        join fatura_tahsilat o on o.fatura_id = f.id and o.banka_hareket_id is not null and o.geri_alma_zamani is null
        left join lateral (select z.id from ziyaret z where z.musteri_id = t.musteri_id and z.durum = 'yapildi'
          and z.bitis_zamani < t.tarih + 1 order by z.bitis_zamani desc limit 1) z on true
      where t.durum = 'kabul' and f.tur = 'efatura' and t.proje_id = ${urunde}
      order by t.fatura_id is distinct from f.id, z.id is null, f.tarih desc, f.id limit 1`.execute(db),
  ]);
  return { ...YOK, ...istek.rows[0], ...satis.rows[0] };
}

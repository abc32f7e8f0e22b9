import { EGITIM_HAREKETLERI } from '@masabasi/core/masa/egitim/rules';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Olanlar } from '../../room.ts';
import { kapsamda } from './queries.ts';

interface Satir {
  readonly Id: number;
  readonly Baslik: string;
  readonly Alt: string;
  readonly planli: boolean;
  readonly baslama: string | null;
  readonly satirlar: {
    tur: keyof typeof EGITIM_HAREKETLERI.turler;
    Zaman: string;
    Kim: string | null;
    Metin: string;
  }[];
}

const EN_COK = 200;

/** Missed events: acts of others on the trainings that a person gives. */
export const olanlar: Olanlar = {
  sayfalar: SAYFA.egitim,
  async oku({ db, ben, urunler, ilk, son, simdi }) {
    const { rows } = await sql<Satir>`
      select e.id as "Id", t.ad || ': ' || m.gorunen_ad as "Baslik", concat_ws(' · ', p.ad, coalesce(du.ad, e.durum)) as "Alt",
        e.durum = 'planlandi' and e.planlanan_baslama > ${simdi} as planli, e.planlanan_baslama as baslama, h.satirlar
      from egitim e join musteri m on m.id = e.musteri_id join proje p on p.id = e.proje_id
        join tanim t on t.id = e.egitim_tur_id
        left join tanim du on du.liste = 'egitimDurum' and du.anahtar = e.durum
        cross join lateral (
          select json_agg(json_build_object('tur', h.tur, 'Zaman', h.zaman, 'Kim', k.gorunen_ad,
            'Metin', concat_ws(': ', nullif(h.baslik, ''), nullif(left(h.aciklama, 160), ''))) order by h.id) as satirlar
          from hareket h left join kisi k on k.id = h.kisi_id
          where h.nesne = 'egitim' and h.nesne_id = e.id and h.zaman > ${ilk} and h.zaman <= ${son}
            and h.gorunurluk <> 'gizli' and h.kisi_id is distinct from ${ben.Id}) h
      where e.egitmen_id = ${ben.Id} and h.satirlar is not null and ${kapsamda(urunler)}
      order by e.id desc limit ${EN_COK}`.execute(db);
    return rows.map(({ planli, baslama, satirlar, ...e }) => ({
      ...e,
      Yol: kayitYolu(SAYFA.egitim[0], e.Id),
      Bekler: planli && baslama !== null ? `Eğitiminiz ${zamanYaz(baslama)}` : null,
      satirlar: satirlar.map(({ tur, Zaman, Kim, Metin }) => ({
        Tur: 'egitim' as const,
        Zaman: new Date(Zaman).toISOString(),
        Kim,
        Metin: Metin || EGITIM_HAREKETLERI.turler[tur],
        Yol: null,
      })),
    }));
  },
};

import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { WEBISTEK_DURUM_ADLARI, WEBISTEK_HAREKETLERI, type WebistekDurumu } from '@masabasi/core/masa/webistek/rules';
import { sql } from 'kysely';
import type { Olanlar } from '../../room.ts';
import { kapsamda } from './queries.ts';

interface Satir {
  readonly Id: number;
  readonly Baslik: string;
  readonly durum: WebistekDurumu;
  readonly Proje: string | null;
  readonly tur: keyof typeof WEBISTEK_HAREKETLERI.turler;
  readonly Zaman: string;
  readonly Kim: string | null;
  readonly Metin: string;
}

const EN_COK = 1000;

/** Missed events: acts of others and of the requester on requests that a person reviews. */
export const olanlar: Olanlar = {
  sayfalar: SAYFA.webistek,
  async oku({ db, ben, urunler, ilk, son }) {
    const { rows } = await sql<Satir>`
      select w.id as "Id", w.no || ' ' || w.ad_soyad as "Baslik", w.durum, p.ad as "Proje", h.tur, h.zaman as "Zaman",
        k.gorunen_ad as "Kim", concat_ws(': ', nullif(h.baslik, ''), nullif(left(h.aciklama, 160), '')) as "Metin"
      from webistek w left join proje p on p.id = w.proje_id
        join hareket h on h.nesne = 'webistek' and h.nesne_id = w.id
        left join kisi k on k.id = h.kisi_id
      where w.atanan_id = ${ben.Id} and h.zaman > ${ilk} and h.zaman <= ${son} and h.gorunurluk <> 'gizli'
        and h.kisi_id is distinct from ${ben.Id} and ${kapsamda(urunler)}
      order by w.id desc, h.id limit ${EN_COK}`.execute(db);
    return [...Map.groupBy(rows, (r) => r.Id)].map(([Id, bunlar]) => {
      const { Baslik, durum, Proje } = bunlar[0]!;
      return {
        Id,
        Baslik,
        Alt: [Proje, WEBISTEK_DURUM_ADLARI[durum]].filter(Boolean).join(' · '),
        Yol: kayitYolu(SAYFA.webistek[0], Id),
        Bekler: durum === 'incelemede' ? 'Web isteği sonuçlandırmanızı bekliyor' : null,
        satirlar: bunlar.map(({ tur, Zaman, Kim, Metin }) => ({
          Tur: tur === 'gelen' ? ('gelen' as const) : ('web' as const),
          Zaman,
          Kim,
          Metin: Metin || WEBISTEK_HAREKETLERI.turler[tur],
          Yol: null,
        })),
      };
    });
  },
};

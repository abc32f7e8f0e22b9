import { gorusmeAcik, GORUSME_HAREKETLERI, type GorusmeDurumu } from '@masabasi/core/masa/gorusme/rules';
import type { OlanTuru } from '@masabasi/core/platform/olanlar/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { sozZamani } from '@masabasi/core/masa/sla/rules';
import { sql } from 'kysely';
import { read } from '../../platform/db/read.ts';
import type { Olanlar, OlanSorusu } from '../../room.ts';
import { kapsamda } from './queries.ts';

/** Missed events of the tickets that belonged to a person during the absence, or belong to the person now. */

/** Limits: tickets, and lines of all of them. */
const EN_COK_GORUSME = 400;
const EN_COK_SATIR = 4000;
const METIN_BOYU = 160;

interface Konu {
  readonly Id: number;
  readonly No: string;
  readonly Baslik: string;
  readonly Musteri: string;
  readonly Proje: string;
  readonly durum: GorusmeDurumu;
  readonly Durum: string;
  readonly atanan: number | null;
  readonly Atanan: string | null;
  /** End of the running clock, if it lies in the span or has passed by now. */
  readonly bitis: string | null;
  readonly araliktaBitti: boolean;
}

/**
 * Finds the tickets of a person in the span. Each line that changes the assignee names the new one, and an index over
 * those lines finds a person's own tickets, even if other tickets have many lines.
 */
const konulari = async ({ db, ben, urunler, ilk, son, simdi }: OlanSorusu): Promise<Konu[]> => {
  const bitti = sql`g.kapanis_zamani is null and g.cozum_zamani is null and not g.sla_durdu
    and g.sla_bitis > ${ilk} and g.sla_bitis <= ${son}`;
  const banaVerildi = sql`h.nesne = 'gorusme' and h.yeni ? 'AtananId' and (h.yeni ->> 'AtananId')::int = ${ben.Id}`;
  return read(db).rows(sql<Konu>`
    with bunlar as (
      select g.id from gorusme g where g.atanan_id = ${ben.Id} and g.son_hareket > ${ilk}
      union select g.id from gorusme g where g.atanan_id = ${ben.Id} and ${bitti}
      union select b.gorusme_id from baglanti b join gorusme g on g.id = b.gorusme_id
        where b.baslama > ${ilk} and b.baslama <= ${son} and b.kisi_id <> ${ben.Id} and g.atanan_id = ${ben.Id}
      union select h.nesne_id::int from hareket h join gorusme g on g.id = h.nesne_id
        where ${banaVerildi} and h.zaman > ${ilk} and h.zaman <= ${son} and g.atanan_id is distinct from ${ben.Id}
      union select h.nesne_id::int from hareket h join gorusme g on g.id = h.nesne_id
        where ${banaVerildi} and h.zaman <= ${ilk} and g.son_hareket > ${ilk} and g.atanan_id is distinct from ${ben.Id}
          and not exists (select from hareket s where s.nesne = 'gorusme' and s.nesne_id = h.nesne_id
            and s.yeni ? 'AtananId' and s.zaman <= ${ilk} and (s.zaman, s.id) > (h.zaman, h.id))
    )
    select g.id as "Id", g.no as "No", g.baslik as "Baslik", m.gorunen_ad as "Musteri", p.ad as "Proje", g.durum,
      coalesce(du.ad, g.durum) as "Durum", g.atanan_id as atanan, a.gorunen_ad as "Atanan",
      case when ${bitti} or not g.sla_durdu and g.sla_bitis <= ${simdi} then g.sla_bitis end as bitis,
      coalesce(${bitti}, false) as "araliktaBitti"
    from gorusme g
      join musteri m on m.id = g.musteri_id join proje p on p.id = g.proje_id
      left join tanim du on du.liste = 'durumlar' and du.anahtar = g.durum
      left join kisi a on a.id = g.atanan_id
    where g.id in (select id from bunlar) and ${kapsamda(urunler)}
    order by g.son_hareket desc, g.id desc limit ${EN_COK_GORUSME}`);
};

interface Satir {
  readonly Id: number;
  readonly GorusmeId: number;
  readonly Zaman: string;
  readonly tur: keyof typeof GORUSME_HAREKETLERI.turler | 'baglanti';
  readonly Baslik: string;
  readonly Aciklama: string;
  readonly Kim: string | null;
  /** The assignee from this line on; null: the line does not change the assignee. */
  readonly kime: number | null;
  readonly Kime: string | null;
}

/** Acts of other people and automatic acts: the newest ones, oldest first. Connections come from their own table. */
const satirlari = async ({ db, ben, ilk, son }: OlanSorusu, idler: readonly number[]): Promise<Satir[]> => {
  const kim = sql`k.gorunen_ad`;
  return read(db).rows(sql<Satir>`
    select * from (
      select h.id as "Id", h.nesne_id::int as "GorusmeId", h.zaman as "Zaman", h.tur, h.baslik as "Baslik",
        left(h.aciklama, ${METIN_BOYU}) as "Aciklama", ${kim} as "Kim", (h.yeni ->> 'AtananId')::int as kime,
        x.gorunen_ad as "Kime"
      from hareket h left join kisi k on k.id = h.kisi_id left join kisi x on x.id = (h.yeni ->> 'AtananId')::int
      where h.nesne = 'gorusme' and h.nesne_id = any(${[...idler]}::int[]) and h.zaman > ${ilk} and h.zaman <= ${son}
        and h.gorunurluk <> 'gizli' and h.kisi_id is distinct from ${ben.Id}
      union all
      select 0, b.gorusme_id, b.baslama, 'baglanti', 'Bağlandı', b.amac, ${kim}, null, null
      from baglanti b join kisi k on k.id = b.kisi_id
      where b.gorusme_id = any(${[...idler]}::int[]) and b.baslama > ${ilk} and b.baslama <= ${son} and b.kisi_id <> ${ben.Id}
      order by "Zaman" desc, "Id" desc limit ${EN_COK_SATIR}
    ) s order by "Zaman", "Id"`);
};

const TURLERI: Readonly<Partial<Record<Satir['tur'], OlanTuru>>> = {
  acildi: 'devir',
  atandi: 'devir',
  ustlenildi: 'devir',
  durum: 'durum',
  not: 'not',
  yanit: 'yanit',
  gelen: 'gelen',
  baglanti: 'baglanti',
};

function satirMetni(s: Satir, ben: number): string {
  const devredildi = s.kime === ben ? 'Size atandı' : s.Kime === null ? '' : `${s.Kime} adına geçti`;
  const ad = s.tur === 'atandi' ? devredildi : s.Baslik;
  const turu = s.tur === 'baglanti' ? '' : GORUSME_HAREKETLERI.turler[s.tur];
  return [ad || turu, s.Aciklama].filter(Boolean).join(': ');
}

const yolu = (id: number) => `${SAYFA.gorusme[1]}?id=${id}`;

/** The reason for which an open ticket waits for its assignee, or null. */
function beklenen(k: Konu, satirlar: readonly Satir[], { ben, simdi }: OlanSorusu): string | null {
  if (k.atanan !== ben.Id || !gorusmeAcik(k.durum)) return null;
  const sonSoz = satirlar.findLast((s) => s.tur === 'gelen' || s.tur === 'yanit');
  if (k.bitis !== null) return `Süre sözü ${sozZamani(k.bitis, simdi)} doldu`;
  if (sonSoz?.tur === 'gelen') return 'Müşteri yazdı, yanıtınızı bekliyor';
  return k.durum === 'atandi' ? 'Üzerinizde, işleme almanızı bekliyor' : null;
}

export const olanlar: Olanlar = {
  sayfalar: SAYFA.gorusme,
  async oku(o) {
    const konular = await konulari(o);
    const hepsi = Map.groupBy(
      await satirlari(
        o,
        konular.map((k) => k.Id),
      ),
      (s) => s.GorusmeId,
    );
    return konular.flatMap((k) => {
      const satirlar = hepsi.get(k.Id) ?? [];
      const olan = satirlar.map((s) => ({
        Tur: TURLERI[s.tur] ?? ('diger' as const),
        Zaman: s.Zaman,
        Kim: s.Kim,
        Metin: satirMetni(s, o.ben.Id),
        Yol: s.Id === 0 ? null : `${yolu(k.Id)}#hareket-${s.Id}`,
      }));
      const sure =
        k.araliktaBitti && k.bitis !== null
          ? [{ Tur: 'sure' as const, Zaman: k.bitis, Kim: null, Metin: 'Süre sözü doldu', Yol: null }]
          : [];
      const sirali = [...olan, ...sure].toSorted((a, b) => Date.parse(a.Zaman) - Date.parse(b.Zaman));
      if (sirali.length === 0) return [];
      const kimde = k.atanan === o.ben.Id ? null : k.Atanan === null ? 'atanmamış' : `şimdi ${k.Atanan} üzerinde`;
      return [
        {
          Id: k.Id,
          Baslik: `${k.No} ${k.Baslik}`,
          Alt: [k.Musteri, k.Proje, k.Durum, kimde].filter(Boolean).join(' · '),
          Yol: yolu(k.Id),
          Bekler: beklenen(k, satirlar, o),
          satirlar: sirali,
        },
      ];
    });
  },
};

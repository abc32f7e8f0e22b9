import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import type { Gorunum } from '@masabasi/core/platform/list/liste';
import { adrestenOku } from '@masabasi/core/platform/list/listeAdresi';
import { type Gun, gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { teklif as contract } from '@masabasi/core/pazarlama/teklif/contract';
import {
  TEKLIF_GORUSME_LISTESI,
  TEKLIF_LISTESI,
  type TeklifGorusmeListesi,
  type TeklifListesi,
} from '@masabasi/core/pazarlama/teklif/liste';
import { type SonucSayisi, SONUCLAR, sonucOzeti } from '@masabasi/core/pazarlama/teklif/oran';
import { ACIK_DURUMLAR, MUSTERIDE, type TeklifSekmesi } from '@masabasi/core/pazarlama/teklif/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { type UrunKapsami, yetkiVar } from '../../platform/http/access.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import {
  bosSonda,
  dizinSirasi,
  icerenKalip,
  type Kaynak,
  kosullari,
  metinSirasi,
  listAnswer,
  tabbedAnswer,
  sira,
} from '../../platform/list/liste.ts';
import { spreadsheet } from '../../platform/list/spreadsheet.ts';
import { musteriAdinda } from '../../musteri/musteri/api.ts';
import { TEKLIF_SUTUNLARI } from './excel.ts';
import * as q from './queries.ts';

/** The lists of quotes and of conversations about them: tabs, pages, counts and sums. */

/** The reader of a list, and the day. */
interface Bakan {
  readonly urunler: UrunKapsami;
  readonly kisi: number;
  readonly bugun: Gun;
  readonly musteriId: number | null;
}

const HAFTA = 7;
/** The filter of each tab. `e` is a quote. */
const sekmeler = ({ kisi, bugun }: Bakan): Readonly<Record<TeklifSekmesi, RawBuilder<unknown>>> => ({
  hepsi: sql`true`,
  acik: sql`e.durum in ${q.durumlar(ACIK_DURUMLAR)}`,
  benim: sql`e.sahip_id = ${kisi} and e.durum in ${q.durumlar(ACIK_DURUMLAR)}`,
  onay: sql`e.durum = 'onay_bekliyor'`,
  onayim: q.onayindaOlan(kisi),
  musteride: sql`e.durum in ${q.durumlar(MUSTERIDE)}`,
  dolacak: sql`e.durum in ${q.durumlar(MUSTERIDE)} and e.gecerlilik_tarihi between ${bugun}::date
    and ${gunEkle(bugun, HAFTA)}::date`,
  kapanan: sql`e.durum in ('kabul', 'red', 'suresi_doldu')`,
});

const MUSTERI = sql`(select m.gorunen_ad from musteri m where m.id = e.musteri_id)`;

/** The last revision of every quote, within the reader's products. */
const teklifKaynagi = (b: Bakan): Kaynak<TeklifListesi> => ({
  takma: 'e',
  kayitlar: sql`teklif`,
  anahtar: sql`e.id`,
  kapsam: sql`e.durum <> 'revize' and ${b.musteriId === null ? sql`true` : sql`e.musteri_id = ${b.musteriId}`}
    and ${q.kapsamda(b.urunler)}`,
  kelimeler: (ara) =>
    aramaParcalari(ara).map((k) => sql`(e.ara like ${icerenKalip(k)} or ${musteriAdinda(sql`e.musteri_id`, k)})`),
  suzgecler: {
    ProjeId: (proje) => sql`e.proje_id = ${proje}`,
    Durum: (durum) => sql`e.durum = ${durum}`,
    SahipId: (sahip) => sql`e.sahip_id = ${sahip}`,
    BayiId: (bayi) => sql`e.bayi_id = ${bayi}`,
    KayipNedenId: (neden) => sql`e.kayip_neden_id = ${neden}`,
    Ilk: (gun) => sql`e.tarih >= ${gun}::date`,
    Son: (gun) => sql`e.tarih <= ${gun}::date`,
    sekme: (sekme) => sekmeler(b)[sekme],
  },
  siralar: {
    No: dizinSirasi(sql`e.no`),
    Tarih: dizinSirasi(sql`e.tarih`),
    Musteri: metinSirasi(MUSTERI),
    Proje: metinSirasi(sql`(select p.ad from proje p where p.id = e.proje_id)`),
    Sahip: metinSirasi(sql`(select k.gorunen_ad from kisi k where k.id = e.sahip_id)`),
    Durum: metinSirasi(sql`(${q.DURUM_ADI})`),
    GenelToplam: dizinSirasi(sql`e.lira_toplam`),
    Olasilik: sira(sql`e.olasilik`),
    Gecerlilik_Tarihi: dizinSirasi(sql`e.gecerlilik_tarihi`),
  },
  sutunlar: q.satiri(b.bugun),
  tablolar: sql`join teklif e on e.id = x.id ${q.SATIR_TABLOLARI}`,
});

/** Conversations about quotes, within the reader's products. */
const gorusmeKaynagi = (b: Omit<Bakan, 'musteriId'>): Kaynak<TeklifGorusmeListesi> => {
  const teklifi = (ne: RawBuilder<unknown>) => sql`(select ${ne} from teklif e where e.id = g.teklif_id)`;
  const musterisi = teklifi(MUSTERI);
  const acik = sql`exists (select from teklif e where e.id = g.teklif_id and ${q.acikTakip})`;
  return {
    takma: 'g',
    kayitlar: sql`teklif_gorusme`,
    anahtar: sql`g.id`,
    kapsam: sql`exists (select from teklif e where e.id = g.teklif_id and ${q.kapsamda(b.urunler)})`,
    kelimeler: (ara) =>
      aramaParcalari(ara).map(
        (k) => sql`(' ' || katla(g.aciklama) like ${icerenKalip(k)} or ${teklifi(sql`e.ara`)} like ${icerenKalip(k)}
          or ${musteriAdinda(teklifi(sql`e.musteri_id`), k)})`,
      ),
    suzgecler: {
      ProjeId: (proje) => sql`${teklifi(sql`e.proje_id`)} = ${proje}`,
      KisiId: (kisi) => sql`g.kisi_id = ${kisi}`,
      sekme: (sekme) =>
        ({
          takip: acik,
          geciken: sql`exists (select from teklif e where e.id = g.teklif_id and ${q.gecikenTakip(b.bugun)})`,
          benim: sql`${acik} and g.kisi_id = ${b.kisi}`,
          hepsi: sql`true`,
        })[sekme],
    },
    siralar: {
      Sonraki_Tarih: bosSonda(sira(sql`g.sonraki_tarih`)),
      Tarih: sira(sql`g.tarih`),
      Musteri: metinSirasi(musterisi),
      No: sira(teklifi(sql`e.no`)),
      Kisi: metinSirasi(sql`(select k.gorunen_ad from kisi k where k.id = g.kisi_id)`),
    },
    sutunlar: q.gorusmeSatiri(b.bugun),
    tablolar: sql`join teklif_gorusme g on g.id = x.id join teklif e on e.id = g.teklif_id ${q.GORUSME_TABLOLARI}`,
  };
};

const HEPSI = adrestenOku(TEKLIF_LISTESI, new Map()).gorunum;

/** The numbers of quotes of a view by result. Each quote counts by its last revision, as in the list. */
const sonuclari = (db: Db, kaynak: Kaynak<TeklifListesi>, g: Gorunum<TeklifListesi>): Promise<SonucSayisi[]> =>
  read(db).rows(sql<SonucSayisi>`
    select x.*, p.ad as "Proje", n.ad as "KayipNeden" from (
      select e.proje_id as "ProjeId", e.durum as "Durum", case e.durum when 'red' then e.kayip_neden_id end as "KayipNedenId",
        count(*)::int as "Adet"
      from teklif e where ${kosullari(TEKLIF_LISTESI, kaynak, g)} and e.durum in ${q.durumlar(SONUCLAR)} group by 1, 2, 3) x
    join proje p on p.id = x."ProjeId" left join tanim n on n.id = x."KayipNedenId"`);

/** The calls that read lists and their sums. */
export const raporlar: Pick<
  Handlers<typeof contract>,
  'getTeklifList' | 'teklifAktar' | 'teklifOranlari' | 'getTeklifGorusmeList'
> = {
  async getTeklifList({ db, ben, simdi, urunler }, sorgu) {
    const bakan = { urunler, kisi: ben.Id, bugun: istanbulGunu(simdi), musteriId: sorgu.MusteriId };
    return tabbedAnswer(db, TEKLIF_LISTESI, teklifKaynagi(bakan), sorgu);
  },

  async teklifAktar(ctx, sorgu) {
    const { ben, simdi, urunler } = ctx;
    // The right to export is separate. It does not show hidden quotes.
    if (!yetkiVar(ben, YETKI.teklifGor)) return red('Teklifleri görme yetkiniz olmadığı için aktaramazsınız.');
    const kaynak = teklifKaynagi({ urunler, kisi: ben.Id, bugun: istanbulGunu(simdi), musteriId: null });
    return spreadsheet(ctx, TEKLIF_LISTESI, kaynak, sorgu, {
      ad: 'Teklifler',
      sutunlar: TEKLIF_SUTUNLARI,
      eylem: 'teklifAktar',
      nesne: 'teklif',
      cok: 'Bir dosyaya en çok 20.000 teklif yazılır. Süzgeçlerle daraltınız.',
    });
  },

  async teklifOranlari({ db, ben, simdi, urunler }, istek) {
    const kaynak = teklifKaynagi({ urunler, kisi: ben.Id, bugun: istanbulGunu(simdi), musteriId: null });
    const ozet = sonucOzeti(await sonuclari(db, kaynak, { ...HEPSI, ...istek }));
    return { durum: true, toplam: ozet.toplam, urunler: [...ozet.urunler], nedenler: [...ozet.nedenler] };
  },

  async getTeklifGorusmeList({ db, ben, simdi, urunler }, sorgu) {
    const kaynak = gorusmeKaynagi({ urunler, kisi: ben.Id, bugun: istanbulGunu(simdi) });
    return listAnswer(db, TEKLIF_GORUSME_LISTESI, kaynak, sorgu);
  },
};

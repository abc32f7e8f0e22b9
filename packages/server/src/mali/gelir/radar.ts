import type { gelir as contract } from '@masabasi/core/mali/gelir/contract';
import {
  GORUSME_GUNU,
  type RadarBelirtileri,
  radarBulgulari,
  type RadarNedeni,
  radarRiski,
  radarSirasi,
} from '@masabasi/core/musteri/lisans/radar';
import type { RadarMusterisi } from '@masabasi/core/musteri/lisans/satirlar';
import type { Kurus } from '@masabasi/core/platform/money/para';
import { SAYFA, type Sayfa } from '@masabasi/core/platform/screen/sayfa';
import { type Gun, gunEkle, istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { gecikenBorclar } from '../fatura/api.ts';
import { donemSayilari } from '../../masa/gorusmeler/api.ts';
import { type Ben, type UrunKapsami, yetkiVar } from '../../platform/http/access.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { lisanslar } from '../../musteri/lisans/api.ts';
import { sonPuanlar } from '../../masa/memnuniyet/api.ts';
import { acilanlar } from '../../platform/olanlar/api.ts';
import { programaKaybedilenler } from '../../pazarlama/teklif/api.ts';
import { geridekiler } from '../../is/versiyon/api.ts';
import { soylenenProgramlar } from '../../pazarlama/ziyaret/api.ts';

/**
 * Customers whose licences end soon, ordered by the reasons against a renewal. It asks each room once, for all
 * customers together.
 */

/** Customers to show. */
const EN_COK = 200;

/** Pages that show the reasons. */
const KANIT = {
  borc: SAYFA.fatura,
  gorusme: [SAYFA.gorusme[0]],
  anket: SAYFA.memnuniyet,
  teklif: [SAYFA.teklif[0]],
  ziyaret: [SAYFA.ziyaret[1]],
  surum: SAYFA.versiyon,
} as const satisfies Readonly<Record<string, readonly Sayfa[]>>;

interface Biten {
  readonly Id: number;
  readonly LisansNo: string;
  readonly MusteriId: number;
  readonly Musteri: string;
  readonly Sorumlu: string | null;
  readonly Proje: string;
  readonly BitisTarihi: Gun;
  readonly KalanGun: number;
  readonly ParaBirimi: RadarMusterisi['yillik'][number]['ParaBirimi'];
  readonly YillikBedel: Kurus;
}

/** Running licences that end within this number of days, the earliest first. */
const bitenler = (db: Db, urunler: UrunKapsami, bugun: Gun, gun: number, ProjeId: number | null) =>
  read(db).rows(sql<Biten>`
    select l.id as "Id", l.lisans_no as "LisansNo", l.musteri_id as "MusteriId", l.gorunen_ad as "Musteri",
      s.gorunen_ad as "Sorumlu", p.ad as "Proje", l.bitis_tarihi as "BitisTarihi", l.kalan as "KalanGun",
      l.para_birimi as "ParaBirimi", l.yillik_bedel as "YillikBedel"
    from ${lisanslar(urunler, bugun)} l join proje p on p.id = l.proje_id join musteri m on m.id = l.musteri_id
      left join kisi s on s.id = m.sorumlu_id
    where l.durum = 'Aktif' and l.bitis_tarihi between ${bugun}::date and ${gunEkle(bugun, gun)}::date
      and ${ProjeId === null ? sql`true` : sql`l.proje_id = ${ProjeId}`}
    order by l.bitis_tarihi, l.id`);

interface Soran {
  readonly db: Db;
  readonly ben: Ben;
  readonly urunler: UrunKapsami;
  readonly bugun: Gun;
}
type Gorulen = Readonly<Record<keyof typeof KANIT, boolean>>;

/** Reasons that this person may see, by pages and rights. */
async function gorulenler({ db, ben }: Soran): Promise<Gorulen> {
  const sayfalar = Object.values(KANIT).flat();
  const acik = await acilanlar(db, ben, sayfalar);
  const acar = (ne: keyof typeof KANIT) => KANIT[ne].some((s) => acik.has(s));
  return {
    borc: acar('borc') && yetkiVar(ben, YETKI.maliGor),
    gorusme: acar('gorusme'),
    anket: acar('anket'),
    teklif: acar('teklif') && yetkiVar(ben, YETKI.teklifGor),
    ziyaret: acar('ziyaret'),
    surum: acar('surum'),
  };
}

interface Bilinen {
  readonly belirtiler: RadarBelirtileri;
  readonly yollar: Readonly<Partial<Record<RadarNedeni, string>>>;
}
const ile = <T extends { readonly MusteriId: number }>(satirlar: readonly T[]) =>
  Map.groupBy(satirlar, (s) => s.MusteriId);

/** Facts of the rooms about these customers. Each room is asked once, and hidden facts are not asked for. */
async function bilinenler(o: Soran, hepsi: readonly Biten[]): Promise<(lisanslari: readonly Biten[]) => Bilinen> {
  const { db, ben, urunler, bugun } = o;
  const idler = [...new Set(hepsi.map((l) => l.MusteriId))];
  const gorur = await gorulenler(o);
  const an = (gun: Gun) => new Date(istanbulAni(gun));
  const ilkGun = gunEkle(bugun, 1 - 2 * GORUSME_GUNU);
  const donem = { ilk: an(ilkGun), orta: an(gunEkle(bugun, 1 - GORUSME_GUNU)), son: an(gunEkle(bugun, 1)) };
  const [borclar, gorusmeler, puanlar, kayiplar, ziyaretler, surumler] = await Promise.all([
    gorur.borc ? gecikenBorclar(db, idler, urunler, bugun) : [],
    gorur.gorusme ? donemSayilari(db, idler, urunler, donem) : [],
    gorur.anket ? sonPuanlar(db, idler, ben, urunler) : [],
    gorur.teklif ? programaKaybedilenler(db, idler, urunler) : [],
    gorur.ziyaret ? soylenenProgramlar(db, idler, { ben, urunler }) : [],
    gorur.surum
      ? geridekiler(
          db,
          hepsi.map((l) => l.Id),
          urunler,
        )
      : [],
  ]);
  const [borcu, sayisi, puani, kaybi, ziyareti] = [
    ile(borclar),
    ile(gorusmeler),
    ile(puanlar),
    ile(kayiplar),
    ile(ziyaretler),
  ];
  const surumu = new Map(surumler.map((s) => [s.LisansId, s]));
  return (lisanslari) => {
    const { MusteriId, Musteri } = lisanslari[0]!;
    const borc = borcu.get(MusteriId);
    const gorusme = sayisi.get(MusteriId)?.[0];
    const anket = puani.get(MusteriId)?.[0];
    const [kayip, ziyaret] = [kaybi.get(MusteriId)?.[0], ziyareti.get(MusteriId)?.[0]];
    const ziyarette = ziyaret !== undefined && (kayip === undefined || ziyaret.Gun >= kayip.Gun);
    const rakip = ziyarette ? ziyaret : kayip;
    const [surum] = lisanslari.flatMap((l) => surumu.get(l.Id) ?? []).toSorted((a, b) => b.Geride - a.Geride);
    const sorgu = new URLSearchParams({ ara: Musteri, ilk: ilkGun }).toString();
    return {
      belirtiler: {
        borc: borc ? { tutarlar: borc.map((b) => [b.Birim, b.Kalan]), SonGun: borc[0]!.SonGun } : null,
        gorusme: gorusme ?? null,
        anket: anket ?? null,
        rakip: rakip ? { ...rakip, Nerede: ziyarette ? 'ziyaret' : 'teklif' } : null,
        surum: surum ?? null,
      },
      yollar: {
        ...(borc && { borc: `/mali/${borc[0]!.Tur === 'efatura' ? 'efatura' : 'afatura'}/${borc[0]!.FaturaId}` }),
        gorusme: `${SAYFA.gorusme[0]}?${sorgu}`,
        ...(anket && { anket: `${SAYFA.memnuniyet[0]}?anket=${anket.Id}` }),
        ...(rakip && {
          rakip: ziyarette ? `${SAYFA.ziyaret[1]}?id=${rakip.Id}` : `${SAYFA.teklif[0]}?teklif=${rakip.Id}`,
        }),
        ...(surum && { surum: `${SAYFA.versiyon[0]}?urun=${surum.ProjeId}&durum=yayinlandi` }),
      },
    };
  };
}

/** Yearly price of a customer's licences, by currency. */
const yilligi = (lisanslari: readonly Biten[]): RadarMusterisi['yillik'] =>
  [...Map.groupBy(lisanslari, (l) => l.ParaBirimi)]
    .map(([ParaBirimi, ler]) => ({ ParaBirimi, Tutar: ler.reduce((t, l) => t + l.YillikBedel, 0) as Kurus }))
    .filter((y) => y.Tutar > 0);

/** Customers with licences that end within this time, in their order. */
export async function radarMusterileri(o: Soran, gun: number, ProjeId: number | null): Promise<RadarMusterisi[]> {
  const hepsi = await bitenler(o.db, o.urunler, o.bugun, gun, ProjeId);
  const bilinen = await bilinenler(o, hepsi);
  return [...Map.groupBy(hepsi, (l) => l.MusteriId).values()]
    .map((lisanslari): RadarMusterisi => {
      const { MusteriId, Musteri, Sorumlu, KalanGun } = lisanslari[0]!;
      const { belirtiler, yollar } = bilinen(lisanslari);
      const bulgular = radarBulgulari(belirtiler, o.bugun);
      return {
        MusteriId,
        Musteri,
        Sorumlu,
        lisanslar: lisanslari.map((l) => ({
          Id: l.Id,
          LisansNo: l.LisansNo,
          Proje: l.Proje,
          BitisTarihi: l.BitisTarihi,
          KalanGun: l.KalanGun,
        })),
        yillik: yilligi(lisanslari),
        KalanGun,
        Risk: radarRiski(bulgular),
        nedenler: bulgular.map((b) => ({ ...b, Yol: yollar[b.Ne]! })),
      };
    })
    .toSorted(radarSirasi);
}

export const radar: Pick<Handlers<typeof contract>, 'lisansRadari'> = {
  async lisansRadari({ db, ben, simdi, urunler }, { Gun, ProjeId }) {
    const musteriler = await radarMusterileri({ db, ben, urunler, bugun: istanbulGunu(simdi) }, Gun, ProjeId);
    return {
      durum: true,
      Adet: musteriler.length,
      Riskli: musteriler.filter((m) => m.Risk > 0).length,
      musteriler: musteriler.slice(0, EN_COK),
    };
  },
};

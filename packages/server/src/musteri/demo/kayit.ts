import type { SatisKarti, SatisLisansi } from '@masabasi/core/musteri/demo/alanlar';
import type { DemoKarti } from '@masabasi/core/musteri/demo/contract';
import {
  DEMO_HAREKETLERI,
  DEMO_SURECI,
  type DemoCagirani,
  satisGeriAlmaEngeli,
  satistanKart,
  satistanLisans,
} from '@masabasi/core/musteri/demo/rules';
import type { LisansKarti } from '@masabasi/core/musteri/lisans/contract';
import type { MusteriAlanlari } from '@masabasi/core/musteri/musteri/alanlar';
import { MUSTERI_HAREKETLERI, musteriHatalari } from '@masabasi/core/musteri/musteri/rules';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { satirSayilari } from '../birlestirme/api.ts';
import { type Change, hareketYaz, writing } from '../../platform/hareket/api.ts';
import { type Ben, yetkiVar } from '../../platform/http/access.ts';
import { red, type Act, type ProductAct } from '../../platform/http/context.ts';
import { bitisiTasi, halDegistir, lisansAc, lisansEngeli } from '../lisans/api.ts';
import * as lisans from '../lisans/api.ts';
import { benzeyenler, kartAc, kartEngeli, durumaTasi as musteriDurumu, musterininkineYaz } from '../musteri/api.ts';
import * as musteri from '../musteri/api.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { moving } from '../../platform/process/surec.ts';
import * as q from './queries.ts';

interface DemoDegisikligi extends Change<
  typeof DEMO_HAREKETLERI,
  'demoKaydet' | 'demoUstlen' | 'demoAta' | 'demoDurumGuncelle' | 'demoSatisGeriAl'
> {
  readonly eskiAtanan?: number | null;
  /** Records that the sale created or changed. */
  readonly satis?: q.SatisIzi;
}

/** Writes an act on a demo down: its history, the customer's timeline, the audit, and an event for its assignee. */
export const degisti = writing<typeof DEMO_HAREKETLERI, q.DegisenDemo, DemoDegisikligi, Act>({
  sozluk: DEMO_HAREKETLERI,
  surumlu: true,
  hal: (d, { satis }) => ({ DurumId: d.demo_durum_id, AtananId: d.atanan_id, ...satis }),
  denetim: (d, { baslik }) => ({ yeni: { baslik, DurumId: d.demo_durum_id, AtananId: d.atanan_id } }),
  async sonra(ctx, d, { baslik, aciklama, eskiAtanan = null }) {
    const line = { tur: 'demo', baslik, aciklama, kayitId: d.id, projeId: d.proje_id } as const;
    await musterininkineYaz(ctx, d.musteri_id, line);
    for (const kisiId of new Set([d.atanan_id, eskiAtanan])) ctx.yayinla({ tur: 'demo', kisiId });
  },
});

/** The person as the state machine of demos sees them. */
export const cagirani = (ben: Ben): DemoCagirani => ({ dagitir: yetkiVar(ben, YETKI.atanmamisDemolar) });

/** Takes a locked demo to another state and writes it down. */
export const durumDegistir = moving({
  surec: DEMO_SURECI,
  tablo: 'demo_istek',
  sutun: 'demo_durum_id',
  cagirani: (ctx: Act) => cagirani(ctx.ben),
  degerleri: (ctx) => q.durumIdleri(ctx.db),
  yaz: (ctx, satir, d: DemoDegisikligi, kayit: DemoKarti) => degisti(ctx, satir, { eskiAtanan: kayit.AtananId, ...d }),
});

interface Satis {
  readonly MusteriId: number | null;
  readonly kart: SatisKarti | null;
  readonly lisans: SatisLisansi;
}

/** An error in the duration or the kind of the licence, or null. */
async function sureHatasi(ctx: ProductAct, { LisansTurId, Ay }: SatisLisansi): Promise<string | null> {
  const tur = await lisans.turAnahtari(ctx.db, LisansTurId);
  if (tur?.anahtar === 'demo') return 'Lisans türü: satılan lisans demo olamaz. Başka bir tür seçiniz.';
  if (tur?.anahtar === 'suresiz') return Ay === null ? null : 'Süre: süresiz lisansın ayı olmaz.';
  return tur !== undefined && Ay === null ? 'Süre: lisansın kaç ay geçerli olacağını yazınız.' : null;
}

/** The buying customer, if there is one; a sentence if this customer cannot buy. */
async function alici(ctx: ProductAct, d: DemoKarti, { MusteriId }: Satis): Promise<number | null | string> {
  if (d.MusteriId !== null)
    return MusteriId === null || MusteriId === d.MusteriId
      ? d.MusteriId
      : 'Müşteri: demonun müşterisi var; satış ona yazılır.';
  if (MusteriId !== null && !(await musteri.gorur(ctx.db, MusteriId, ctx.urunler)))
    return 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.';
  return MusteriId;
}

/** The refusal of a new customer's card, with similar customers; null: it can be written. */
async function kartReddi(ctx: ProductAct, kart: MusteriAlanlari, benzerleriGordum: boolean) {
  const [hata] = Object.values(musteriHatalari(kart, istanbulGunu(ctx.simdi)));
  const engel = hata ?? (await kartEngeli(ctx, kart, null));
  if (engel !== null) return red(engel);
  return benzerleriGordum ? null : benzeyenler(ctx, 0, kart);
}

/** Ends the trials of the product on the day before, but not before their own first day. */
async function demoLisanslariniBitir(ctx: ProductAct, musteriId: number, { ProjeId, BaslamaTarihi }: SatisLisansi) {
  const { db, ben, simdi } = ctx;
  const bitenler = await lisans.demoLisanslari(db, musteriId, ProjeId, BaslamaTarihi);
  const surumler: number[] = [];
  for (const l of bitenler) {
    const once = gunEkle(BaslamaTarihi, -1);
    const son = once < l.BaslamaTarihi ? l.BaslamaTarihi : once;
    surumler.push(await bitisiTasi({ db, simdi, kisi: ben.Id }, l, son, 'Demo satışa döndü'));
  }
  if (bitenler.length === 0) return {};
  return {
    DemoLisanslari: bitenler.map((l) => l.Id),
    DemoLisansSurumleri: surumler,
    DemoLisansBitisleri: bitenler.map((l) => l.BitisTarihi),
  };
}

/**
 * Closes a locked demo with a sale, with its customer and its licence. Everything is checked before anything is
 * written: a refusal leaves nothing behind.
 */
export async function sat(
  ctx: ProductAct,
  d: DemoKarti,
  satis: Satis,
  o: { readonly benzerleriGordum: boolean; readonly aciklama: string },
) {
  const { db, ben, simdi, urunler } = ctx;
  if (!yetkiVar(ben, YETKI.lisansYonet))
    return red('Lisans açmak için yetkiniz yok. Demoyu lisanssız kapatabilirsiniz.');
  const musteriId = await alici(ctx, d, satis);
  if (typeof musteriId === 'string') return red(musteriId);
  if (musteriId === null && satis.kart === null) return red('Müşteriyi seçiniz ya da adını soyadını yazınız.');
  const { bayiler } = await secenekler(db, urunler, 'bayiler');
  // A dealer who is no dealer any more is not taken over.
  const BayiId = bayiler.some((b) => b.Id === d.BayiId) ? d.BayiId : null;
  const yeniLisans = { ...satistanLisans(satis.lisans, BayiId), Id: 0, MusteriId: musteriId ?? 0 };
  const engel = (await sureHatasi(ctx, satis.lisans)) ?? (await lisansEngeli(ctx, yeniLisans, null));
  if (engel !== null) return red(engel);
  const kart =
    musteriId === null && satis.kart !== null ? satistanKart({ ...d, BayiId }, satis.kart, satis.lisans.ProjeId) : null;
  const kartRet = kart && (await kartReddi(ctx, kart, o.benzerleriGordum));
  if (kartRet) return kartRet;

  const acilan = kart && (await kartAc(ctx, kart));
  const MusteriId = acilan?.Id ?? musteriId!;
  // The customer also gets the demo's product, or people of that product would not see the demo.
  const EklenenUrunler: number[] = [];
  for (const urun of new Set([d.ProjeId, satis.lisans.ProjeId]))
    if ((await musteri.urunEkle(db, MusteriId, urun)) && !acilan) EklenenUrunler.push(urun);
  const durum = acilan
    ? undefined
    : await musteriDurumu(ctx, MusteriId, { nereden: ['Aday', 'Demo'], nereye: 'Aktif' }, 'Demo satışa döndü');
  const biten = await demoLisanslariniBitir(ctx, MusteriId, satis.lisans);
  const { Id: LisansId, LisansNo } = await lisansAc(ctx, { ...yeniLisans, MusteriId });
  const musteriIzi = acilan ? { AcilanMusteriId: MusteriId } : d.MusteriId === null && { SecilenMusteriId: MusteriId };
  const sonuc = await durumDegistir(
    ctx,
    d,
    'satis',
    { musteri_id: MusteriId, kapanis_zamani: simdi },
    {
      eylem: 'demoDurumGuncelle',
      tur: 'satis',
      aciklama: [LisansNo, o.aciklama].filter(Boolean).join(' · '),
      satis: {
        LisansId,
        ...musteriIzi,
        ...(durum && { OncekiDurum: durum.Onceki, MusteriSurumu: durum.Surum }),
        ...(EklenenUrunler.length > 0 && { EklenenUrunler }),
        ...biten,
      },
    },
  );
  return { ...sonuc, LisansNo };
}

const DEGISTI =
  'Satıştan sonra lisansta değişiklik yapıldı; satış geri alınamaz. Lisansı kendi sayfasından iptal ediniz.';

/** The licence as the sale left it, locked; null: it was changed since. */
async function degismeyen(
  ctx: ProductAct,
  id: number | undefined,
  surum: number | undefined,
  musteriId: number | null,
) {
  if (id === undefined) return null;
  const l = await lisans.kilitle(ctx.db, id, ctx.urunler, istanbulGunu(ctx.simdi));
  return l !== null && l.Surum === surum && l.MusteriId === musteriId && l.Hal !== 'İptal' ? l : null;
}

/** Rows of a card that a sale creates, once each: the demo and its licence. */
const SATISIN: Readonly<Record<string, number>> = { lisans: 1, demo_istek: 1 };
/** Rows that every card has, in any number. */
const HER_KARTIN = new Set(['hareket_musteri', 'musteri_proje']);

/** Removes a card that a sale created; false: it was changed since, or has other rows. */
async function kartiKaldir(ctx: ProductAct, id: number): Promise<boolean> {
  const { db, ben, simdi, urunler } = ctx;
  const kart = await musteri.kilitle(db, id, urunler);
  if (kart === null || kart.Surum !== 1) return false;
  const sayilar = await satirSayilari(db, id);
  if (sayilar.some(({ tablo, adet }) => !HER_KARTIN.has(tablo) && adet > (SATISIN[tablo] ?? 0))) return false;
  await musteri.kaldir(db, id, ben.Id, simdi);
  await ctx.denetle({ eylem: 'musteriSil', nesne: 'musteri', nesneId: id, eski: { MusteriNo: kart.MusteriNo } });
  return true;
}

/** Undoes the changes of an existing customer: products, and the state, unless the card was changed since. */
async function musteriyiGeriAl(
  ctx: ProductAct,
  id: number,
  { OncekiDurum, MusteriSurumu, EklenenUrunler }: q.SatisIzi,
) {
  if (OncekiDurum !== undefined && MusteriSurumu !== undefined)
    await musteriDurumu(
      ctx,
      id,
      { nereden: ['Aktif'], nereye: OncekiDurum, surum: MusteriSurumu },
      'Satış geri alındı',
    );
  if (EklenenUrunler === undefined) return;
  for (const urun of await q.urunleriBirak(ctx.db, id, EklenenUrunler))
    await hareketYaz(ctx, MUSTERI_HAREKETLERI, {
      id,
      tur: 'kart',
      baslik: `Ürün kaldırıldı: ${urun.Ad}`,
      aciklama: 'Satış geri alındı',
      projeId: urun.Id,
    });
}

/** Undoes the sale of a locked demo: the demo is open as before, the licence cancelled; the history keeps both. */
export async function satisiGeriAl(ctx: ProductAct, d: DemoKarti) {
  const { db, ben, simdi } = ctx;
  const yapan = { db, simdi, kisi: ben.Id };
  const son = (await q.sonHareketi(db, d.Id, simdi)) ?? null;
  const engel = satisGeriAlmaEngeli(son, ben.Id);
  if (engel !== null || son === null) return red(engel ?? DEGISTI);
  const iz = son.Yeni;
  // Locks the customer before its licences, and these in the order of ids, as a change of several licences does.
  if (d.MusteriId !== null) await musteri.kilitle(db, d.MusteriId, ctx.urunler);
  const demolar: LisansKarti[] = [];
  for (const [n, id] of (iz.DemoLisanslari ?? []).entries()) {
    const l = await degismeyen(ctx, id, iz.DemoLisansSurumleri?.[n], d.MusteriId);
    if (l !== null) demolar.push(l);
  }
  const satilan = await degismeyen(ctx, iz.LisansId, 1, d.MusteriId);
  if (satilan === null || demolar.length !== (iz.DemoLisanslari?.length ?? 0)) return red(DEGISTI);

  await halDegistir(yapan, satilan, 'İptal', 'Satış geri alındı');
  const denetim = { eylem: 'lisansHalDegistir', nesne: 'lisans', nesneId: satilan.Id } as const;
  await ctx.denetle({ ...denetim, eski: satilan.Hal, yeni: 'İptal' });
  for (const [n, l] of demolar.entries())
    await bitisiTasi(yapan, l, iz.DemoLisansBitisleri?.[n] ?? null, 'Satış geri alındı');
  const kalkti = iz.AcilanMusteriId !== undefined && (await kartiKaldir(ctx, iz.AcilanMusteriId));
  const KartKaldi = iz.AcilanMusteriId !== undefined && !kalkti;
  const bosalir = kalkti || iz.SecilenMusteriId !== undefined;
  const idler = await q.durumIdleri(db);
  const satir = await q.yenidenAc(db, d.Id, idler('denemede'), bosalir ? { musteri_id: null } : {});
  if (!kalkti && d.MusteriId !== null) await musteriyiGeriAl(ctx, d.MusteriId, iz);
  const { Surum } = await degisti(ctx, satir, {
    eylem: 'demoSatisGeriAl',
    tur: 'satisGeriAlindi',
    aciklama: satilan.LisansNo,
  });
  return { durum: true as const, Surum, KartKaldi };
}

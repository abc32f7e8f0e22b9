import { BASKA_PROGRAM } from '@masabasi/core/musteri/demo/rules';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { ZIYARET_ALANLARI } from '@masabasi/core/pazarlama/ziyaret/alanlar';
import type { ziyaret as contract } from '@masabasi/core/pazarlama/ziyaret/contract';
import { ZIYARET_LISTESI } from '@masabasi/core/pazarlama/ziyaret/liste';
import {
  ZIYARET_DURUM_ADLARI,
  ZIYARET_SONUC_ADLARI,
  ZIYARET_SURECI,
  ziyaretHatalari,
  ziyaretKatilimciHatasi,
  ziyaretSonucHatalari,
  ziyaretSonucSade,
} from '@masabasi/core/pazarlama/ziyaret/rules';
import type { ZiyaretKarti } from '@masabasi/core/pazarlama/ziyaret/satirlar';
import { ziyaretinSonucu, satilir } from '../aday/api.ts';
import { sunulmayan, sunulmuyor, sutunlari } from '../../platform/field/alanlar.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, found } from '../../platform/http/errors.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { tabbedAnswer } from '../../platform/list/liste.ts';
import { spreadsheet } from '../../platform/list/spreadsheet.ts';
import { gorur as musteriGorunur, MUSTERI_ADLARI } from '../../musteri/musteri/api.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { anahtarli, calisanlar, projeler, yerler } from '../../platform/tanim/api.ts';
import { ziyaretUyarilari } from '../../is/toplanti/api.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { bul } from './arama.ts';
import { ZIYARET_SUTUNLARI } from './excel.ts';
import * as k from './kayit.ts';
import * as q from './queries.ts';
import { gunPlaniBelgesi } from './pdf.ts';
import * as rapor from './rapor.ts';
import { gunPlani } from './rota.ts';

type Yazilan = Istek<typeof contract.ziyaretKaydet>;
type Kisi = Yazilan['katilimcilar'][number];

const KAPANMIS = 'Bu ziyaret kapanmış; artık değiştirilemez.';
const BASKASININ = 'Katılımcılardan biri bu ziyarette değil; yeniden açınız.';

/**
 * The sentence that refuses the people of a visit, or null. People who already take part stay allowed, even after
 * they left.
 */
async function kisiHatasi(
  ctx: ProductAct,
  { MusteriId: musteriId, PersonelId }: Pick<Yazilan['gorusme'], 'MusteriId' | 'PersonelId'>,
  kisiler: readonly Kisi[],
  once: readonly q.YazilanKatilimci[],
): Promise<string | null> {
  const { db, ben } = ctx;
  const hata = ziyaretKatilimciHatasi(kisiler);
  if (hata !== null) return hata;
  // Nobody may save a visit that they cannot see afterwards.
  const katilir = PersonelId === ben.Id || kisiler.some((kisi) => kisi.KisiId === ben.Id);
  if (!katilir && !(await satilir(db, ctx, musteriId)))
    return 'Müşteri satış bölgenizde değil: görüşecek kişi olarak kendinizi seçiniz ya da katılımcı olunuz.';
  const idler = (alan: 'KisiId' | 'MusteriPersonelId') => kisiler.flatMap((kisi) => kisi[alan] ?? []);
  const [bizden, musteriden] = await Promise.all([
    q.calisanAdlari(db, idler('KisiId')),
    q.yetkiliAdlari(db, musteriId, idler('MusteriPersonelId')),
  ]);
  for (const kisi of kisiler) {
    const eski = once.find((o) => o.KatilimciId === kisi.KatilimciId);
    if (kisi.KatilimciId !== 0 && eski === undefined) return BASKASININ;
    const { KisiId, MusteriPersonelId } = kisi;
    if (KisiId !== null && KisiId !== eski?.KisiId && !bizden.has(KisiId)) return `${kisi.Ad} artık çalışmıyor.`;
    if (
      MusteriPersonelId !== null &&
      MusteriPersonelId !== eski?.MusteriPersonelId &&
      !musteriden.has(MusteriPersonelId)
    )
      return `${kisi.Ad} bu müşterinin yetkili kişilerinden değil.`;
  }
  return null;
}

/** The sentence that refuses a choice, or null. The choices that the visit already has stay allowed, retired or not. */
async function secimHatasi(
  { db, urunler }: ProductAct,
  z: Yazilan['gorusme'],
  eski: ZiyaretKarti | null,
): Promise<string | null> {
  const yok = await sunulmayan(db, urunler, ZIYARET_ALANLARI, z, eski);
  if (yok !== null) return yok;
  const yeniler = z.ProjeIdler.filter((p) => !eski?.ProjeIdler.includes(p));
  const sunulan = new Set((await projeler(db, urunler)).map((p) => p.Id));
  if (!yeniler.every((p) => sunulan.has(p))) return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  if (!(await musteriGorunur(db, z.MusteriId, urunler)))
    return 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.';
  if (z.PersonelId === eski?.PersonelId) return null;
  const calisir = (await q.calisanAdlari(db, [z.PersonelId])).has(z.PersonelId);
  return calisir ? null : 'Görüşecek kişi artık çalışmıyor. Başka birini seçiniz.';
}

const ayniAn = (a: string, b: string): boolean => Date.parse(a) === Date.parse(b);

/** Warnings about clashes that the caller has not seen. Null when nothing is new. */
async function zamanUyarisi(
  ctx: ProductAct,
  { gorusme: z, katilimcilar, uyarilariGordum }: Yazilan,
  eski: ZiyaretKarti | null,
  once: readonly q.YazilanKatilimci[],
) {
  const kisiler = [...new Set([z.PersonelId, ...katilimcilar.flatMap((kisi) => kisi.KisiId ?? [])])];
  const oncekiler = eski === null ? [] : [eski.PersonelId, ...once.flatMap((o) => o.KisiId ?? [])];
  const ayniZaman =
    eski !== null && ayniAn(eski.Baslama_Zamani, z.Baslama_Zamani) && ayniAn(eski.Bitis_Zamani, z.Bitis_Zamani);
  const bakilan = ayniZaman ? kisiler.filter((kisi) => !oncekiler.includes(kisi)) : kisiler;
  if (uyarilariGordum || bakilan.length === 0) return null;
  const zaman = { Id: z.Id, kisiler: bakilan, bas: z.Baslama_Zamani, bit: z.Bitis_Zamani };
  const uyarilar = await ziyaretUyarilari(ctx.db, zaman, ctx);
  return uyarilar.length === 0 ? null : { ...red(`${uyarilar.join(' ')} Yine de kaydedebilirsiniz.`), uyarilar };
}

/** Writes a checked form and notifies the people concerned. */
async function yaz(ctx: ProductAct, { gorusme: z, katilimcilar }: Yazilan, eski: ZiyaretKarti | null) {
  const { db, ben, urunler } = ctx;
  const { ProjeIdler: _urunler, ...alanlar } = ZIYARET_ALANLARI;
  const sutunlar = {
    ...sutunlari(alanlar, z),
    baslama_zamani: z.Baslama_Zamani,
    bitis_zamani: z.Bitis_Zamani,
  };
  const satir =
    eski === null
      ? await q.ekle(db, { ...sutunlar, musteri_id: z.MusteriId, acan_id: ben.Id })
      : await q.degistir(db, z.Id, sutunlar);
  await q.urunleriYaz(db, satir, z.ProjeIdler, urunler);
  const once = eski === null ? [] : await q.katilimcilar(db, satir.id);
  await q.katilimcilariYaz(db, satir.id, katilimcilar);
  const zaman = k.araligi(z.Baslama_Zamani, z.Bitis_Zamani);
  const tasindi =
    eski !== null && !(ayniAn(eski.Baslama_Zamani, z.Baslama_Zamani) && ayniAn(eski.Bitis_Zamani, z.Bitis_Zamani));
  const tur = eski === null ? 'acildi' : tasindi ? 'tasindi' : 'duzenlendi';
  const cevap = await k.degisti(ctx, satir, {
    eylem: 'ziyaretKaydet',
    tur,
    aciklama: tur === 'duzenlendi' ? '' : zaman,
    ...(tasindi && { eski: { Baslama_Zamani: eski.Baslama_Zamani, Bitis_Zamani: eski.Bitis_Zamani } }),
  });
  const bizden = katilimcilar.flatMap((kisi) => kisi.KisiId ?? []);
  const oncekiler = new Set([eski?.PersonelId, ...once.map((o) => o.KisiId)]);
  const yeniler = [z.PersonelId, ...bizden].filter((kisi) => !oncekiler.has(kisi));
  await k.haberVer(ctx, yeniler, satir.id, `Ziyaretiniz var: ${zaman}`);
  if (tasindi) {
    const kalanlar = [z.PersonelId, ...bizden].filter((kisi) => !yeniler.includes(kisi));
    await k.haberVer(ctx, kalanlar, satir.id, `Ziyaretinizin yeni zamanı: ${zaman}`);
  }
  return cevap;
}

export const ziyaret: Handlers<typeof contract> = {
  async ziyaretGerekli({ db, urunler }) {
    const [yer, personel, proje, baskaProgramId, listeler] = await Promise.all([
      yerler(db),
      calisanlar(db),
      projeler(db, urunler),
      anahtarli(db, 'ayrilmaNedenleri', BASKA_PROGRAM),
      secenekler(db, urunler, 'gorusmeTur', 'bayiler', 'digerProgramlar', 'ayrilmaNedenleri', 'branslar'),
    ]);
    const sonuclar = Object.entries(ZIYARET_SONUC_ADLARI).map(([Id, Ad]) => ({ Id, Ad }));
    return {
      durum: true,
      ...listeler,
      ...yer,
      sonuclar,
      proje,
      personel: personel.map(({ Id, Ad }) => ({ Id, Ad })),
      baskaProgramId,
    };
  },

  async getZiyaretList(ctx, sorgu) {
    return tabbedAnswer(ctx.db, ZIYARET_LISTESI, rapor.ziyaretKaynagi(ctx, ctx.simdi, sorgu.MusteriId), sorgu);
  },

  async ziyaretBul(ctx, sorgu) {
    return { durum: true, bulunanlar: await bagislayarak(ctx.db, sorgu, [MUSTERI_ADLARI], (a) => bul(ctx.db, a, ctx)) };
  },

  async ziyaretAktar(ctx, sorgu) {
    return spreadsheet(ctx, ZIYARET_LISTESI, rapor.ziyaretKaynagi(ctx, ctx.simdi, null), sorgu, {
      ad: 'Ziyaretler',
      sutunlar: ZIYARET_SUTUNLARI,
      eylem: 'ziyaretAktar',
      nesne: 'ziyaret',
      cok: 'Bir dosyaya en çok 20.000 kayıt yazılır. Süzgeçlerle daraltınız.',
    });
  },

  async getZiyaretDetay(ctx, { Id }) {
    const gorusme = found(await q.kart(ctx.db, Id, ctx), 'Ziyaret');
    const [katilimcilist, hareketlist] = await Promise.all([q.katilimcilar(ctx.db, Id), q.hareketler(ctx.db, Id)]);
    return { durum: true, gorusme, katilimcilist, hareketlist };
  },

  async getKalitilmciListesi(ctx, { GorusmeId }) {
    if ((await q.gorulenler(ctx.db, [GorusmeId], ctx)).length === 0) throw kayitYok('Ziyaret');
    return { durum: true, katilimcilist: await q.katilimcilar(ctx.db, GorusmeId) };
  },

  async ziyaretKaydet(ctx, istek) {
    const { gorusme: z, katilimcilar } = istek;
    const eski = z.Id === 0 ? null : await k.degistirilecek(ctx, z);
    if (eski !== null && eski.DurumAnahtar !== 'planlandi') return red(KAPANMIS);
    if (eski !== null && eski.MusteriId !== z.MusteriId)
      return red('Ziyaretin müşterisi değişmez; başka müşteri için yeni bir ziyaret açınız.');
    const [hata] = Object.values(ziyaretHatalari(z, ctx.simdi));
    if (hata !== undefined) return red(hata);
    const once = eski === null ? [] : await q.katilimcilar(ctx.db, z.Id);
    const yanlis = (await secimHatasi(ctx, z, eski)) ?? (await kisiHatasi(ctx, z, katilimcilar, once));
    if (yanlis !== null) return red(yanlis);
    return (await zamanUyarisi(ctx, istek, eski, once)) ?? yaz(ctx, istek, eski);
  },

  async katilimciKaydet(ctx, { Id, Surum, katilimci }) {
    const z = await k.degistirilecek(ctx, { Id, Surum });
    if (z.DurumAnahtar !== 'planlandi') return red(KAPANMIS);
    const once = await q.katilimcilar(ctx.db, Id);
    const kalanlar = once.filter((o) => o.KatilimciId !== katilimci.KatilimciId);
    if (katilimci.KatilimciId !== 0 && kalanlar.length === once.length) return red(BASKASININ);
    const hepsi = [...kalanlar, katilimci];
    const hata = await kisiHatasi(ctx, z, hepsi, once);
    if (hata !== null) return red(hata);
    await q.katilimcilariYaz(ctx.db, Id, hepsi);
    const satir = await q.degistir(ctx.db, Id, {});
    const cevap = await k.degisti(ctx, satir, { eylem: 'katilimciKaydet', tur: 'katilimci', aciklama: katilimci.Ad });
    if (katilimci.KisiId !== null && !once.some((o) => o.KisiId === katilimci.KisiId))
      await k.haberVer(ctx, [katilimci.KisiId], Id, `Ziyaretiniz var: ${k.araligi(z.Baslama_Zamani, z.Bitis_Zamani)}`);
    const yazilan = katilimci.KatilimciId || Math.max(...(await q.katilimcilar(ctx.db, Id)).map((o) => o.KatilimciId));
    return { ...cevap, KatilimciId: yazilan };
  },

  async ziyaretSonucYaz(ctx, { Id, Surum, ...ham }) {
    const { db, simdi, urunler } = ctx;
    const eski = await k.degistirilecek(ctx, { Id, Surum });
    const gecis = gecisEngeli(ZIYARET_SURECI, eski, ham.Durum, {}, (d) => ZIYARET_DURUM_ADLARI[d]);
    if (gecis !== null) return red(gecis);
    const f = ziyaretSonucSade(ham);
    const [hata] = Object.values(
      ziyaretSonucHatalari(f, simdi, await anahtarli(db, 'ayrilmaNedenleri', BASKA_PROGRAM)),
    );
    if (hata !== undefined) return red(hata);
    const { ayrilmaNedenleri, digerProgramlar } = await secenekler(db, urunler, 'ayrilmaNedenleri', 'digerProgramlar');
    if (f.OlumsuzNedenId !== null && !ayrilmaNedenleri.some((n) => n.Id === f.OlumsuzNedenId))
      return red(sunulmuyor('Olumsuz sonucun nedeni'));
    if (f.DigerProgramId !== null && !digerProgramlar.some((d) => d.Id === f.DigerProgramId))
      return red(sunulmuyor('Diğer program'));
    const sonuc = f.Sonuc === null ? ZIYARET_DURUM_ADLARI[f.Durum] : ZIYARET_SONUC_ADLARI[f.Sonuc];
    const degisen = {
      sonuc: f.Sonuc,
      olumsuz_neden_id: f.OlumsuzNedenId,
      diger_program_id: f.DigerProgramId,
      sonuc_aciklama: f.Aciklama,
      sonraki_tarih: f.Sonraki_Tarih,
      ...(f.Durum === 'yapildi' && { baslama_zamani: f.Baslama_Zamani!, bitis_zamani: f.Bitis_Zamani! }),
    };
    const cevap = await k.durumDegistir(ctx, eski, f.Durum, degisen, {
      eylem: 'ziyaretSonucYaz',
      tur: 'durum',
      baslik: `Ziyaret: ${sonuc}`,
      aciklama: f.Aciklama,
      eski: { Durum: eski.DurumAnahtar },
    });
    if (f.Sonuc !== null) await ziyaretinSonucu(ctx, eski, { ...f, Sonuc: f.Sonuc });
    if (f.Sonraki_Tarih !== null) await k.sonrakiniHatirlat(ctx, eski, f.Sonraki_Tarih, sonuc);
    return cevap;
  },

  async gunPlani(ctx, { Gun, Uzaklik }) {
    return { durum: true, ...(await gunPlani(ctx.db, ctx, Gun, Uzaklik)) };
  },

  async print_gun_plani(ctx, { Gun, Uzaklik }) {
    const { db, ben, simdi } = ctx;
    const [plan, kisi, kurulum] = await Promise.all([
      gunPlani(db, ctx, Gun, Uzaklik),
      q.calisanAdlari(db, [ben.Id]),
      kurulumSatiri(db),
    ]);
    const ad = kisi.get(ben.Id) ?? '';
    const pdf = await gunPlaniBelgesi({ sirket: kurulum?.sirket ?? '', ad, gun: Gun, simdi, ...plan });
    await ctx.denetle({
      eylem: 'print_gun_plani',
      nesne: 'kisi',
      nesneId: ben.Id,
      yeni: { adet: plan.duraklar.length },
    });
    return { durum: true, basefile: pdf.toString('base64'), dosyaAdi: `Gün Planı ${ad} ${Gun}.pdf` };
  },
};

import { geriAlinmaz } from '@masabasi/core/platform/undo/geriAlma';
import { resimMi, yuklemeReddi } from '@masabasi/core/platform/dosya/rules';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import type { kartvizit as contract } from '@masabasi/core/pazarlama/kartvizit/contract';
import { kartOku } from '@masabasi/core/pazarlama/kartvizit/okuma';
import { EN_COK_KART, KART_KULLANILDI } from '@masabasi/core/pazarlama/kartvizit/rules';
import { BOS_MUSTERI, musteriHatalari, musteriSade, numaraYeri } from '@masabasi/core/musteri/musteri/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { izinHatasi, yetkiliHatalari, yetkiliSade } from '@masabasi/core/musteri/yetkili/rules';
import { adayAc } from '../aday/api.ts';
import { icerikOku, yukle, yuklemeEngeli } from '../../platform/dosya/api.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { HttpError, kayitYok, surumEski, found } from '../../platform/http/errors.ts';
import { IsciOlmadi } from '../../platform/worker/isci.ts';
import { benzeyenler, kartAc, kartEngeli, gorur } from '../../musteri/musteri/api.ts';
import { projeler, yerler } from '../../platform/tanim/api.ts';
import { cizelgeye, yetkiliAc, yetkiliEngeli, izinYaz } from '../../musteri/yetkili/api.ts';
import { satirlariOku } from './oku.ts';
import * as q from './queries.ts';

type Onay = Istek<typeof contract.kartvizitOnayla>;

const RESIM_DEGIL = 'Kartvizitin resmini seçiniz: JPG, PNG ya da WebP.';
const DOLU = `En çok ${EN_COK_KART} kartvizit saklanır; önce bazılarını kişiye çeviriniz ya da kaldırınız.`;

/** The whole picture in memory. */
async function baytlari(parcalar: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const hepsi: Uint8Array[] = [];
  for await (const p of parcalar) hepsi.push(p);
  return Buffer.concat(hepsi);
}

/** The card of a request, locked. @throws 404 */
async function kilitli(ctx: ProductAct, Id: number, silinmis = false): Promise<q.Kart> {
  const k = await q.kilitle(ctx.db, Id, ctx, silinmis);
  if (k === null) throw kayitYok(silinmis ? 'Kaldırılmış kartvizit' : 'Kartvizit');
  return k;
}

/** Creates the customer of an unassigned card. A refusal when that is not possible. */
async function yeniMusteri(ctx: ProductAct, m: NonNullable<Onay['musteri']>, kisi: Onay['kisi'], gordum: boolean) {
  if (!(await projeler(ctx.db, ctx.urunler)).some((p) => p.Id === m.ProjeId))
    return red('Seçtiğiniz ürün, ürünleriniz arasında yok.');
  const kart = musteriSade({
    ...BOS_MUSTERI,
    ...numaraYeri(kisi.Telefon),
    Tip: 2 as const,
    Unvan: m.Unvan,
    Adres: m.Adres,
    IlId: m.IlId,
    IlceId: m.IlceId,
    Eposta: kisi.Eposta,
    Durum: 'Aday' as const,
    SorumluId: ctx.ben.Id,
    Notlar: m.Web.trim() === '' ? '' : `Web: ${m.Web.trim()}`,
    ProjeIdler: [m.ProjeId],
  });
  const [hata] = Object.values(musteriHatalari(kart, istanbulGunu(ctx.simdi)));
  const engel = hata ?? (await kartEngeli(ctx, kart, null));
  if (engel !== null) return red(engel);
  const benzeyen = gordum ? null : await benzeyenler(ctx, 0, kart);
  if (benzeyen !== null)
    return {
      durum: false as const,
      msg: benzeyen.msg,
      benzerler: benzeyen.benzerler.map((b) => ({ MusteriId: b.Id, Musteri: b.Ad, Kisi: null })),
    };
  return kart;
}

export const kartvizit: Handlers<typeof contract> = {
  async getMusteriKartList(ctx, { Id }) {
    if (Id !== undefined && !(await gorur(ctx.db, Id, ctx.urunler))) throw kayitYok('Müşteri');
    return { durum: true, kartlist: await q.kartlari(ctx.db, Id ?? null, ctx) };
  },

  musteriKartvizitKaydet: {
    async once(ctx, { Id }) {
      if (Id !== undefined && !(await gorur(ctx.db, Id, ctx.urunler))) throw kayitYok('Müşteri');
      if ((await q.sayisi(ctx.db, Id ?? null, ctx.ben.Id)) >= EN_COK_KART) return DOLU;
      return yuklemeEngeli(ctx, { nesne: 'bekleyen', id: ctx.ben.Id });
    },
    async yaz(ctx, { Id = null, ProjeId = null }) {
      const { db, ben, simdi, dosyalar } = ctx;
      const dosya = dosyalar[0];
      if (dosya === undefined || !resimMi(dosya.tip) || dosya.tip === 'image/gif') return yuklemeReddi(RESIM_DEGIL);
      if (Id !== null && !(await gorur(db, Id, ctx.urunler))) throw kayitYok('Müşteri');
      if (ProjeId !== null && !(await projeler(db, ctx.urunler)).some((p) => p.Id === ProjeId))
        return yuklemeReddi('Seçtiğiniz ürün, ürünleriniz arasında yok.');
      const KartId = await q.ekle(db, { musteri_id: Id, proje_id: ProjeId, yukleyen_id: ben.Id, zaman: simdi });
      const yuklenen = await yukle(ctx, { nesne: 'kartvizit', id: KartId });
      if (!yuklenen.durum) {
        await q.yokEt(db, KartId);
        return yuklenen;
      }
      if (Id !== null) await cizelgeye(ctx, Id, 'Kartvizit eklendi');
      await ctx.denetle({ eylem: 'musteriKartvizitKaydet', nesne: 'kartvizit', nesneId: KartId });
      return { ...yuklenen, KartId };
    },
  },

  async kartvizitOku(ctx, { Id }) {
    const { db, config } = ctx;
    const k = await q.kart(db, Id, ctx);
    const resim = found(k && (await q.resmi(db, Id)), 'Kartvizit');
    const [veri, yer] = await Promise.all([baytlari(icerikOku(db, config.s3, resim.ozet)), yerler(db)]);
    try {
      return { durum: true, oneri: kartOku(await satirlariOku(veri), yer) };
    } catch (e) {
      if (!(e instanceof IsciOlmadi)) throw e;
      throw new HttpError(
        503,
        'Kartvizit şu anda okunamadı. Alanları elle yazabilir ya da birazdan yeniden deneyebilirsiniz.',
      );
    }
  },

  async kartvizitOnayla(ctx, { Id, Surum, kisi, MusteriId, musteri, izinler, benzerleriGordum }) {
    const { db, ben, simdi, urunler } = ctx;
    const k = await kilitli(ctx, Id);
    if (k.yetkili_id !== null) return red(KART_KULLANILDI);
    if (k.surum !== Surum) throw surumEski();
    const hedef = k.musteri_id ?? MusteriId;
    if (k.musteri_id !== null && MusteriId !== null && MusteriId !== k.musteri_id)
      return red('Bu kartvizit başka bir müşterinin.');
    if (hedef === null && musteri === null)
      return red('Kartın müşterisini seçiniz ya da yeni adayın unvanını yazınız.');
    const y = yetkiliSade(kisi);
    const hata = Object.values(yetkiliHatalari(y))[0] ?? izinHatasi(izinler, istanbulGunu(simdi));
    if (hata !== null) return red(hata);
    if (hedef !== null && !(await gorur(db, hedef, urunler)))
      return red('Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.');
    const benzerler = benzerleriGordum ? [] : await q.benzerKisiler(db, y, hedef, ctx);
    if (benzerler.length > 0)
      return { durum: false, msg: 'Benzer bir kişi kayıtlı. Aynı kişi değilse yine de kaydedebilirsiniz.', benzerler };
    let musteriId = hedef;
    let AdayId: number | null = null;
    if (musteriId === null) {
      const yeni = await yeniMusteri(ctx, musteri!, y, benzerleriGordum);
      if ('durum' in yeni) return yeni;
      musteriId = (await kartAc(ctx, yeni)).Id;
      AdayId = (await adayAc(ctx, { MusteriId: musteriId, ProjeId: musteri!.ProjeId, SahipId: ben.Id })).Id;
    }
    const engel = await yetkiliEngeli(ctx, musteriId);
    if (engel !== null) return red(engel);
    const { Id: YetkiliId } = await yetkiliAc(ctx, musteriId, y, AdayId !== null);
    await q.kisiYaz(db, Id, musteriId, YetkiliId);
    for (const i of izinler) await izinYaz(db, YetkiliId, i, ben.Id, simdi);
    await ctx.denetle({ eylem: 'kartvizitOnayla', nesne: 'kartvizit', nesneId: Id, yeni: izinler.map((i) => i.Kanal) });
    return { durum: true, MusteriId: musteriId, YetkiliId, AdayId };
  },

  async removeKartvizit(ctx, { Id }) {
    const { db, ben, simdi } = ctx;
    const k = await kilitli(ctx, Id);
    await q.silindiYaz(db, Id, { kisi: ben.Id, simdi });
    if (k.musteri_id !== null) await cizelgeye(ctx, k.musteri_id, 'Kartvizit kaldırıldı');
    await ctx.denetle({ eylem: 'removeKartvizit', nesne: 'kartvizit', nesneId: Id });
    return { durum: true };
  },

  async kartvizitGeriAl(ctx, { Id }) {
    const { db, ben, simdi } = ctx;
    const k = await kilitli(ctx, Id, true);
    const engel = geriAlinmaz(await q.silinmis(db, Id, simdi), ben.Id);
    if (engel !== null) return red(engel);
    await q.silindiYaz(db, Id, null);
    if (k.musteri_id !== null) await cizelgeye(ctx, k.musteri_id, 'Kartvizit geri alındı');
    await ctx.denetle({ eylem: 'kartvizitGeriAl', nesne: 'kartvizit', nesneId: Id });
    return { durum: true };
  },
};

import type { IzinSatiri } from '@masabasi/core/izin/izin/contract';
import { IZINLI, izinSuresi } from '@masabasi/core/izin/izin/rules';
import type { Etkilenen, tatil as tatilContract } from '@masabasi/core/izin/tatil/contract';
import { type Gun, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { kendiEngeli } from '@masabasi/core/platform/yetki/katalog';
import { oncesi } from '@masabasi/core/platform/denetim/rules';
import cumartesiler from '../../platform/db/veri/cumartesiler.json' with { type: 'json' };
import type { Db } from '../../platform/db/connect.ts';
import { type Ben, hassasGorur, storedDepartment } from '../../platform/http/access.ts';
import { type Handlers, red, type Temel } from '../../platform/http/context.ts';
import { found } from '../../platform/http/errors.ts';
import { izinDenetimi, izinleriDuyur } from '../izin/api.ts';
import * as izinler from '../izin/api.ts';
import { hepsiYenilensin } from '../../masa/sla/api.ts';
import * as q from './queries.ts';

/** Leaves with the figures of the rule under the current holidays. */
async function yenidenHesapla(db: Db, satirlar: readonly IzinSatiri[]) {
  if (satirlar.length === 0) return [];
  const turler = new Map((await izinler.izinTurleri(db)).map((t) => [t.Id, t]));
  const ilk = satirlar.map((r) => r.Baslangic).reduce((a, b) => (a < b ? a : b));
  const son = satirlar.map((r) => r.Bitis).reduce((a, b) => (a > b ? a : b));
  const tatiller = await izinler.tatiller(db, ilk, son);
  return satirlar.map((izin) => {
    const takvimGunu = turler.get(izin.Tur)?.TakvimGunu ?? false;
    return { izin, sure: izinSuresi({ ...izin, takvimGunu, tatiller }) };
  });
}

type Cagiran = Pick<Temel, 'db' | 'simdi'> & { readonly ben: Ben };

/** Leaves that are not over and get other figures from the holidays on these dates. */
async function etkilenenler({ db, ben, simdi }: Cagiran, gunler: readonly Gun[]): Promise<Etkilenen[]> {
  const hepsi = await yenidenHesapla(db, await izinler.gunleriSayanlar(db, gunler, istanbulGunu(simdi)));
  const degisen = hepsi.filter(
    ({ izin, sure }) =>
      sure.KullanilanGun !== (izin.HesaplananGun ?? izin.KullanilanGun) ||
      sure.Resmi_Gun_Sayisi !== izin.Resmi_Gun_Sayisi,
  );
  const kisiler = await q.kisiler(db, [...new Set(degisen.map((d) => d.izin.UserId))]);
  const kimler = new Map(kisiler.map((k) => [k.id, k]));
  const gizliler = await izinler.gizliTurler(db);
  const turGizli = ({ Tur, UserId }: IzinSatiri) =>
    gizliler.has(Tur) && UserId !== ben.Id && !hassasGorur(ben, kimler.get(UserId)?.departman_id ?? 0);
  return degisen.map(({ izin, sure }) => ({
    IzinId: izin.Id,
    UserId: izin.UserId,
    Ad: kimler.get(izin.UserId)?.Ad ?? '',
    izinTur: turGizli(izin) ? IZINLI : izin.izinTur,
    Baslangic: izin.Baslangic,
    Bitis: izin.Bitis,
    EskiGun: izin.KullanilanGun,
    YeniGun: sure.KullanilanGun,
    EskiTatil: izin.Resmi_Gun_Sayisi,
    YeniTatil: sure.Resmi_Gun_Sayisi,
    ElleDuzeltildi: izin.ElleDuzeltildi === 1,
  }));
}

export const tatil: Handlers<typeof tatilContract> = {
  async tatilList({ db }) {
    return { durum: true, tatiller: await q.tatilListesi(db) };
  },

  async tatilKaydet(ctx, { Id, Tarih, Ad, GunSayi, Surum }) {
    const { db } = ctx;
    const eski = Id === 0 ? null : found(await q.tatilKilitle(db, Id), 'Tatil', Surum);
    const yeni = { tarih: Tarih, ad: Ad.trim(), gun_sayi: GunSayi === '1' ? 1 : 0.5 };
    const varOlan = 'Bu tarihte aynı adda bir tatil var.';
    if (await q.ayniTatil(db, Id, yeni)) return red(varOlan);
    const satir = eski === null ? (await q.tatilleriEkle(db, [yeni]))[0] : await q.tatilDegistir(db, Id, yeni);
    if (!satir) return red(varOlan);
    await ctx.denetle({ eylem: 'tatilKaydet', nesne: 'tatil', nesneId: satir.Id, eski: oncesi(eski, yeni), yeni });
    if (eski?.Tarih !== Tarih || eski.GunSayi !== GunSayi)
      await hepsiYenilensin(ctx, `tatil.${satir.Id}.${satir.Surum}`);
    const gunler = eski === null ? [Tarih] : [Tarih, eski.Tarih];
    return { durum: true, Id: satir.Id, Surum: satir.Surum, etkilenenler: await etkilenenler(ctx, gunler) };
  },

  async tatilSil(ctx, { Id }) {
    const eski = found(await q.tatilKilitle(ctx.db, Id), 'Tatil');
    await q.tatilKaldir(ctx.db, Id);
    await hepsiYenilensin(ctx, `tatil.${Id}.silindi`);
    await ctx.denetle({ eylem: 'tatilSil', nesne: 'tatil', nesneId: Id, eski });
    return { durum: true, etkilenenler: await etkilenenler(ctx, [eski.Tarih]) };
  },

  async cumartesileriEkle(ctx, { yil }) {
    const secilen = cumartesiler.filter((c) => yil === undefined || c.Tarih.startsWith(String(yil)));
    if (secilen.length === 0) return red('Bu yıl için eklenecek cumartesi yok.');
    const satirlar = secilen.map((c) => ({ tarih: c.Tarih, ad: c.Ad, gun_sayi: c.GunSayi }));
    const eklenen = await q.tatilleriEkle(ctx.db, satirlar);
    await ctx.denetle({ eylem: 'cumartesileriEkle', nesne: 'tatil', yeni: eklenen.map((e) => e.Tarih) });
    const [ilk] = eklenen;
    if (ilk !== undefined) await hepsiYenilensin(ctx, `tatil.${ilk.Id}.${ilk.Surum}`);
    const gunler = eklenen.map((e) => e.Tarih);
    return { durum: true, eklenen: eklenen.length, etkilenenler: await etkilenenler(ctx, gunler) };
  },

  async izinleriHesapla(ctx, { IzinIdler }) {
    const { db, simdi, ben } = ctx;
    const sahipler = [...new Set((await izinler.izinler(db, IzinIdler)).map((r) => r.UserId))];
    await q.kisileriKilitle(db, sahipler);
    const departmanlar = new Map((await q.kisiler(db, sahipler)).map((k) => [k.id, k.departman_id]));
    const bugun = istanbulGunu(simdi);
    const secilen = (await izinler.izinler(db, IzinIdler)).filter((r) => r.Bitis > bugun && r.ElleDuzeltildi === 0);
    const guncel = secilen.filter((r) => kendiEngeli(ben, r.UserId) === null);
    const uyari = guncel.length < secilen.length ? kendiEngeli(ben, ben.Id) : null;
    let degisen = 0;
    for (const { izin, sure } of await yenidenHesapla(db, guncel)) {
      if (sure.KullanilanGun === izin.KullanilanGun && sure.Resmi_Gun_Sayisi === izin.Resmi_Gun_Sayisi) continue;
      const yeni = {
        kullanilan_gun: sure.KullanilanGun,
        hesaplanan_gun: sure.KullanilanGun,
        resmi_gun_sayisi: sure.Resmi_Gun_Sayisi,
        hesaplanan_resmi: sure.Resmi_Gun_Sayisi,
      };
      await izinler.izniDegistir(db, izin.Id, yeni, 'Yeniden hesaplandı', ben.Id, simdi);
      await ctx.denetle({
        eylem: 'izinleriHesapla',
        nesne: 'izin',
        nesneId: izin.Id,
        eski: izinDenetimi(izin),
        yeni: { Resmi_Gun_Sayisi: sure.Resmi_Gun_Sayisi, KullanilanGun: sure.KullanilanGun },
      });
      const departmanId = storedDepartment(departmanlar.get(izin.UserId)!);
      await izinleriDuyur(ctx, [{ kisiId: izin.UserId, departmanId, araliklar: [] }]);
      degisen += 1;
    }
    return { durum: true, degisen, uyari };
  },
};

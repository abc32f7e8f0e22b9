import type { HakFarki, HakSeti, hakedis as hakedisContract } from '@masabasi/core/izin/hakedis/contract';
import { dilimEngeli, hakDuzeltmeEngeli } from '@masabasi/core/izin/hakedis/rules';
import { RAPOR } from '@masabasi/core/izin/izin/rules';
import { duzgun, katla } from '@masabasi/core/platform/text/metin';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { type YasalDeger, yasalDegerEngeli } from '@masabasi/core/izin/hakedis/yasal';
import { kendiEngeli } from '@masabasi/core/platform/yetki/katalog';
import { sql } from 'kysely';
import { type Handlers, red, type Temel } from '../../platform/http/context.ts';
import { kayitYok, surumEski } from '../../platform/http/errors.ts';
import { kisiyiKilitle } from '../../mesai/mesai/api.ts';
import * as q from './queries.ts';

/** True if two sets are equal. */
const ayni = (a: HakSeti | undefined, b: HakSeti): boolean => JSON.stringify(a) === JSON.stringify(b);
const sirali = (s: HakSeti): HakSeti => ({
  GecerliBaslangic: s.GecerliBaslangic,
  dilimler: s.dilimler.map(({ EnAzYil, Gun }) => ({ EnAzYil, Gun })).toSorted((a, b) => a.EnAzYil - b.EnAzYil),
});

type Sonuc = { readonly setler: readonly HakSeti[] } | { readonly msg: string };

/**
 * The sets after a change, or the reason to refuse it.
 * @throws 409 with the current set when another person changed it meanwhile
 */
function degistir(setler: readonly HakSeti[], eski: HakSeti | null, set: HakSeti, yasal: readonly YasalDeger[]): Sonuc {
  const bugunku = setler.find((s) => s.GecerliBaslangic === eski?.GecerliBaslangic);
  if (eski !== null && !ayni(bugunku, sirali(eski))) throw surumEski(bugunku);
  const digerleri = setler.filter((s) => s !== bugunku);
  if (digerleri.some((s) => s.GecerliBaslangic === set.GecerliBaslangic))
    return { msg: 'Bu geçerlilik tarihinde dilimler var; onları düzenleyiniz.' };
  const engel = dilimEngeli(set.dilimler, yasal, set.GecerliBaslangic);
  return engel === null ? { setler: [...digerleri, sirali(set)] } : { msg: engel };
}

type YasalSonuc = { readonly degerler: readonly YasalDeger[] } | { readonly msg: string };
const ayniDeger = (a: YasalDeger, b: YasalDeger): boolean =>
  a.Anahtar === b.Anahtar && a.GecerliBaslangic === b.GecerliBaslangic && a.Deger === b.Deger;

/**
 * The legal values after a change, or the reason to refuse it.
 * @throws 409 when the row to replace is gone
 */
function yasalDegistir(degerler: readonly YasalDeger[], eski: YasalDeger | null, yeni: YasalDeger): YasalSonuc {
  if (eski !== null && (eski.Anahtar !== yeni.Anahtar || !degerler.some((d) => ayniDeger(d, eski))))
    throw surumEski(degerler.filter((d) => d.Anahtar === yeni.Anahtar));
  const digerleri = degerler.filter((d) => eski === null || !ayniDeger(d, eski));
  const ayniGun = digerleri.some((d) => d.Anahtar === yeni.Anahtar && d.GecerliBaslangic === yeni.GecerliBaslangic);
  if (ayniGun) return { msg: 'Bu tarihte geçerli bir değer var; onu düzenleyiniz.' };
  const engel = yasalDegerEngeli(yeni);
  return engel === null ? { degerler: [...digerleri, yeni] } : { msg: engel };
}

/** People with another entitlement or balance under these rules. */
async function farklar({ db, simdi }: Pick<Temel, 'db' | 'simdi'>, kurallar: q.Kurallar): Promise<HakFarki[]> {
  const bugun = istanbulGunu(simdi);
  const once = await q.ozetler(db, sql`k.aktif`, bugun);
  const sonra = await q.ozetler(db, sql`k.aktif`, bugun, bugun, 0, kurallar);
  return once.flatMap(({ ozet: eski, Departman }, i) => {
    const yeni = sonra[i]!.ozet;
    const degismez =
      yeni.Kumulatif_Toplam === eski.Kumulatif_Toplam && yeni.HakGun === eski.HakGun && yeni.KalanGun === eski.KalanGun;
    if (degismez) return [];
    return {
      UserId: eski.Id,
      Ad: eski.Ad,
      Departman,
      cyil: eski.cyil,
      EskiHak: eski.HakGun,
      YeniHak: yeni.HakGun,
      EskiToplam: eski.Kumulatif_Toplam,
      YeniToplam: yeni.Kumulatif_Toplam,
      EskiKalan: eski.KalanGun,
      YeniKalan: yeni.KalanGun,
    };
  });
}

export const hakedis: Handlers<typeof hakedisContract> = {
  async izinDefteri(ctx) {
    const { db, hedef, ben, simdi } = ctx;
    const { ozet, satirlar } = await q.kisiOzeti(db, hedef, istanbulGunu(simdi));
    if (hedef !== ben.Id) await ctx.denetle({ eylem: 'personelizinlist', nesne: 'kisi', nesneId: hedef });
    return { durum: true, personelizin: ozet, satirlar: [...satirlar] };
  },

  async izinTurleri({ db }) {
    return { durum: true, turler: await q.izinTurleri(db) };
  },

  async izinTuruKaydet(ctx, { Id, Surum, ...t }) {
    const { db } = ctx;
    await q.izinTurleriniKilitle(db);
    const turler = await q.izinTurleri(db);
    const eski = turler.find((x) => x.Id === Id);
    if (Id !== 0 && !eski) throw kayitYok('İzin türü');
    if (eski && eski.Surum !== Surum) throw surumEski(eski);
    const Ad = duzgun(t.Ad);
    const adas = turler.find((x) => x.Id !== Id && katla(x.Ad) === katla(Ad));
    if (adas) return red(`‘${adas.Ad}’ adında bir izin türü var${adas.Aktif ? '' : '; kullanımdan kaldırılmış'}.`);
    if (eski?.Yillik && !t.Aktif) return red('Yıllık izin türü kullanımdan kaldırılamaz: izin bakiyesi ondan düşer.');
    if (Id === RAPOR && !t.TakvimGunu) return red('Rapor her zaman takvim günüyle sayılır.');
    const yeni = { ...t, Ad, VarsayilanGun: t.Yasal === null ? t.VarsayilanGun : null };
    const satir = await q.izinTuruYaz(db, Id, yeni);
    await ctx.denetle({ eylem: 'izinTuruKaydet', nesne: 'izinTuru', nesneId: satir.Id, eski, yeni });
    return { durum: true, ...satir };
  },

  async yasalDegerler({ db }) {
    return { durum: true, degerler: await q.yasalDegerler(db) };
  },

  async yasalDegerEtkisi(ctx, { deger, eski }) {
    const sonuc = yasalDegistir(await q.yasalDegerler(ctx.db), eski, deger);
    if ('msg' in sonuc) return red(sonuc.msg);
    return { durum: true, farklar: await farklar(ctx, { yasal: sonuc.degerler }) };
  },

  async yasalDegerKaydet(ctx, { deger, eski }) {
    await q.yasalDegerleriKilitle(ctx.db);
    const sonuc = yasalDegistir(await q.yasalDegerler(ctx.db), eski, deger);
    if ('msg' in sonuc) return red(sonuc.msg);
    await q.yasalDegerYaz(ctx.db, eski, deger);
    await ctx.denetle({ eylem: 'yasalDegerKaydet', nesne: 'yasalDeger', eski: eski ?? undefined, yeni: deger });
    return { durum: true };
  },

  async hakDilimleri({ db }) {
    const [setler, yasal] = await Promise.all([q.hakSetleri(db), q.yasalDegerler(db)]);
    return { durum: true, setler, yasal };
  },

  async hakDilimiEtkisi(ctx, { set, eski }) {
    const sonuc = degistir(await q.hakSetleri(ctx.db), eski, set, await q.yasalDegerler(ctx.db));
    if ('msg' in sonuc) return red(sonuc.msg);
    return { durum: true, farklar: await farklar(ctx, { setler: sonuc.setler }) };
  },

  async hakDilimiKaydet(ctx, { set, eski }) {
    await q.hakSetleriniKilitle(ctx.db);
    const sonuc = degistir(await q.hakSetleri(ctx.db), eski, set, await q.yasalDegerler(ctx.db));
    if ('msg' in sonuc) return red(sonuc.msg);
    await q.hakSetiYaz(ctx.db, eski?.GecerliBaslangic ?? null, set);
    await ctx.denetle({ eylem: 'hakDilimiKaydet', nesne: 'hakDilimi', eski: eski ?? undefined, yeni: set });
    return { durum: true };
  },

  async hakDilimiSil(ctx, { eski }) {
    await q.hakSetleriniKilitle(ctx.db);
    const setler = await q.hakSetleri(ctx.db);
    const bugunku = setler.find((s) => s.GecerliBaslangic === eski.GecerliBaslangic);
    if (!ayni(bugunku, sirali(eski))) throw surumEski(bugunku);
    if (setler.length === 1) return red('Son hak dilimleri kaldırılamaz; düzenleyebilirsiniz.');
    await q.hakSetiYaz(ctx.db, eski.GecerliBaslangic, null);
    await ctx.denetle({ eylem: 'hakDilimiSil', nesne: 'hakDilimi', eski });
    return { durum: true };
  },

  async hakDuzeltmeleri({ db, hedef }) {
    return { durum: true, duzeltmeler: await q.hakDuzeltmeleri(db, hedef) };
  },

  async hakDuzeltmeEkle(ctx, { Gun, Sebep }) {
    const { db, ben, simdi, hedef } = ctx;
    const engel = kendiEngeli(ben, hedef) ?? hakDuzeltmeEngeli(Gun, Sebep);
    if (engel !== null) return red(engel);
    const { DepartmanId } = await kisiyiKilitle(db, hedef);
    const yeni = { kisi_id: hedef, gun: Gun, sebep: Sebep.trim(), yazan_id: ben.Id };
    const Id = await q.hakDuzeltmeEkle(db, yeni, simdi);
    await ctx.denetle({ eylem: 'hakDuzeltmeEkle', nesne: 'kisi', nesneId: hedef, yeni: { Gun } });
    ctx.yayinla({ tur: 'izin', departmanId: DepartmanId, kisiId: hedef });
    return { durum: true, Id };
  },
};

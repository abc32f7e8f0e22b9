import type { HakSeti, hakedis as hakedisContract } from '@masabasi/core/hakedis/contract';
import { dilimEngeli, hakDuzeltmeEngeli } from '@masabasi/core/hakedis/rules';
import { istanbulGunu } from '@masabasi/core/tarih';
import { kendiEngeli } from '@masabasi/core/yetki/rules';
import { sql } from 'kysely';
import { type Handlers, red } from '../http/context.ts';
import { surumEski } from '../http/errors.ts';
import { kisiyiKilitle } from '../mesai/queries.ts';
import * as q from './queries.ts';

/** Whether two sets say the same. */
const ayni = (a: HakSeti | undefined, b: HakSeti): boolean => JSON.stringify(a) === JSON.stringify(b);
const sirali = (s: HakSeti): HakSeti => ({
  GecerliBaslangic: s.GecerliBaslangic,
  dilimler: s.dilimler.map(({ EnAzYil, Gun }) => ({ EnAzYil, Gun })).toSorted((a, b) => a.EnAzYil - b.EnAzYil),
});

type Sonuc = { readonly setler: readonly HakSeti[] } | { readonly msg: string };

/**
 * The sets after a change, or why it cannot be.
 * @throws 409 with the set as it stands when somebody changed it meanwhile
 */
function degistir(setler: readonly HakSeti[], eski: HakSeti | null, set: HakSeti): Sonuc {
  const bugunku = setler.find((s) => s.GecerliBaslangic === eski?.GecerliBaslangic);
  if (eski !== null && !ayni(bugunku, sirali(eski))) throw surumEski(bugunku);
  const digerleri = setler.filter((s) => s !== bugunku);
  if (digerleri.some((s) => s.GecerliBaslangic === set.GecerliBaslangic))
    return { msg: 'Bu geçerlilik tarihinde dilimler var; onları düzenleyiniz.' };
  const engel = dilimEngeli(set.dilimler);
  return engel === null ? { setler: [...digerleri, sirali(set)] } : { msg: engel };
}

export const hakedis: Handlers<typeof hakedisContract> = {
  async hakDilimleri({ db }) {
    return { durum: true, setler: await q.hakSetleri(db) };
  },

  async hakDilimiEtkisi({ db, simdi }, { set, eski }) {
    const setler = await q.hakSetleri(db);
    const sonuc = degistir(setler, eski, set);
    if ('msg' in sonuc) return red(sonuc.msg);
    const bugun = istanbulGunu(simdi);
    const once = await q.ozetler(db, sql`k.aktif`, bugun, bugun, 0, setler);
    const sonra = await q.ozetler(db, sql`k.aktif`, bugun, bugun, 0, sonuc.setler);
    const farklar = once.flatMap(({ ozet, Departman }, i) => {
      const yeni = sonra[i]!.ozet;
      return yeni.Kumulatif_Toplam === ozet.Kumulatif_Toplam && yeni.HakGun === ozet.HakGun
        ? []
        : {
            UserId: ozet.Id,
            Ad: ozet.Ad,
            Departman,
            cyil: ozet.cyil,
            EskiHak: ozet.HakGun,
            YeniHak: yeni.HakGun,
            EskiToplam: ozet.Kumulatif_Toplam,
            YeniToplam: yeni.Kumulatif_Toplam,
          };
    });
    return { durum: true, farklar };
  },

  async hakDilimiKaydet(ctx, { set, eski }) {
    await q.hakSetleriniKilitle(ctx.db);
    const sonuc = degistir(await q.hakSetleri(ctx.db), eski, set);
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

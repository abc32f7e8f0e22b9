import type { posta as postaContract } from '@masabasi/core/platform/posta/contract';
import { epostaMi, gizlisiz, konuHatasi } from '@masabasi/core/platform/posta/rules';
import { type Handlers, red } from '../http/context.ts';
import { HttpError, kayitYok } from '../http/errors.ts';
import { calisanlar } from '../tanim/api.ts';
import { alicilar, gidenPostalar, gonderenKilitle, gonderimZamanlari, postaYaz } from './queries.ts';

const DAKIKADA_EN_FAZLA = 10;
const DAKIKA = 60_000;
const GIDEN_KUTUSU = 500;

const adlar = (kisiler: readonly { ad: string }[]): string => kisiler.map((k) => k.ad).join(', ');

export const posta: Handlers<typeof postaContract> = {
  async postaKisileri({ db }) {
    return { durum: true, kisiler: (await calisanlar(db)).map(({ Id, Ad }) => ({ Id, Ad })) };
  },

  async sendMail(ctx, { kisiler, konu, metin }) {
    const { db, ben, simdi } = ctx;
    const hata = konuHatasi(konu);
    if (hata) return red(hata);

    await gonderenKilitle(db, ben.Id);
    const zamanlar = await gonderimZamanlari(db, ben.Id, new Date(simdi.getTime() - DAKIKA));
    const ilk = zamanlar.at(-DAKIKADA_EN_FAZLA);
    if (ilk !== undefined) {
      const bekle = Math.max(1, Math.ceil((Date.parse(ilk) + DAKIKA - simdi.getTime()) / 1000));
      throw new HttpError(429, `Bir dakikada en fazla ${DAKIKADA_EN_FAZLA} e-posta gönderebilirsiniz.`, {
        'retry-after': String(bekle),
      });
    }

    const idler = new Set(kisiler);
    const bulunan = await alicilar(db, [...idler]);
    if (bulunan.length < idler.size) throw kayitYok('Seçilen kişilerden biri');
    const ayrilan = bulunan.filter((k) => !k.aktif);
    if (ayrilan.length > 0) return red(`Artık çalışmadığı için gönderilemez: ${adlar(ayrilan)}.`);
    const adressiz = bulunan.filter((k) => !epostaMi(k.eposta));
    if (adressiz.length > 0) return red(`E-posta adresi olmayan kişiler var: ${adlar(adressiz)}.`);

    for (const { eposta } of bulunan) await postaYaz(db, { alici: eposta!, konu: konu.trim(), metin, simdi });
    await ctx.denetle({ eylem: 'sendMail', nesne: 'posta', yeni: { kisiler: [...idler], konu: konu.trim() } });
    return { durum: true, adet: bulunan.length };
  },

  async getGidenPosta({ db, config }) {
    const postalar = (await gidenPostalar(db, GIDEN_KUTUSU)).map((p) => ({
      ...p,
      Konu: gizlisiz(p.Konu, config.publicUrl),
      Metin: gizlisiz(p.Metin, config.publicUrl),
    }));
    return { durum: true, postalar, smtp: config.smtp !== null };
  },
};

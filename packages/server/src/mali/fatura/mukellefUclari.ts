import type { fatura as contract } from '@masabasi/core/mali/fatura/contract';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok } from '../../platform/http/errors.ts';
import { gorur } from '../../musteri/musteri/api.ts';
import { ENTEGRATOR_YOK } from './entegratorUclari.ts';
import { entegratorVar } from './entegratorSec.ts';
import { GelenDosyaHatasi, listeMetni } from './gelenDosya.ts';
import { listeCoz } from './gelenHazirla.ts';
import { alici } from './kayitlar.ts';
import { mukellefleriYaz, mukellefSordur } from './mukellef.ts';

/** Endpoints for the registration for e-Fatura: ask the integrator, or upload a list. */

export const mukellefUclari: Pick<Handlers<typeof contract>, 'mukellefSorgula' | 'mukellefListesiYukle'> = {
  async mukellefSorgula({ db, urunler, simdi, config }, { MusteriId }) {
    if (!(await gorur(db, MusteriId, urunler))) throw kayitYok('Müşteri');
    if (!entegratorVar(config)) return red(ENTEGRATOR_YOK);
    const kimlik = (await alici(db, MusteriId))?.taraf.Kimlik ?? '';
    if (!/^\d{10,11}$/.test(kimlik) || kimlik === '11111111111')
      return red('Müşterinin kartında vergi ya da kimlik numarası yok.');
    await mukellefSordur(db, kimlik, simdi);
    return { durum: true };
  },

  mukellefListesiYukle: {
    async hazirla(_once, { Dosya, Icerik }) {
      const okunan = await listesi(Dosya, Icerik);
      if (typeof okunan === 'string') return () => Promise.resolve(red(okunan));
      return async (ctx) => {
        await mukellefleriYaz(ctx.db, okunan.dilimler, true, 'liste', ctx.simdi);
        await ctx.denetle({
          eylem: 'mukellefListesiYukle',
          nesne: 'fatura_ayari',
          yeni: { Dosya, Yazilan: sayiYaz(okunan.Adet) },
        });
        ctx.yayinla({ tur: 'fatura' });
        return { durum: true, Yazilan: okunan.Adet, Atlanan: okunan.atlanan };
      };
    },
  },
};

/** Registered companies from a file, or a sentence with the reason to refuse it. */
async function listesi(ad: string, icerik: string) {
  try {
    const okunan = await listeCoz(await listeMetni(ad, Buffer.from(icerik, 'base64')));
    return 'hata' in okunan ? okunan.hata : okunan;
  } catch (e) {
    if (e instanceof GelenDosyaHatasi) return e.message;
    throw e;
  }
}

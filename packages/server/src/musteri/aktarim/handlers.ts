import { SATIR_LISTESI } from '@masabasi/core/musteri/aktarim/liste';
import { type aktarim as aktarimContract } from '@masabasi/core/musteri/aktarim/contract';
import { islemBasladi, islemHatasi } from '@masabasi/core/musteri/aktarim/rules';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok, found } from '../../platform/http/errors.ts';
import { sayfaOku } from '../../platform/list/liste.ts';
import { tabloDuzenleri, tabloDuzeniSakla } from '../../platform/sheet/tabloDuzeni.ts';
import * as q from './queries.ts';

const SON_AKTARIMLAR = 50;

export const aktarim: Handlers<typeof aktarimContract> = {
  async musteriAktarimAc({ db, ben, simdi }, { duzen, ...dosya }) {
    if (duzen !== undefined) await tabloDuzeniSakla(db, 'musteri', duzen, simdi);
    return { durum: true, ...(await q.ac(db, dosya, ben, simdi)) };
  },

  async musteriAktarimYukle({ db, ben }, { Id, satirlar }) {
    const a = found(await q.kilitle(db, ben, Id), 'Aktarım');
    if (a.Durum !== 'yukleniyor') return red('Bu aktarımın dosyası yüklenmiş.');
    await q.yukle(db, Id, satirlar);
    const Yuklenen = await q.yuklenen(db, Id);
    return Yuklenen > a.SatirSayisi ? red('Dosyada bildirilenden çok satır var.') : { durum: true, Yuklenen };
  },

  async musteriIceAktar(ctx, { Id, Islem, Mukerrer }) {
    const { db, ben, simdi, urunler } = ctx;
    const a = found(await q.kilitle(db, ben, Id), 'Aktarım');
    if (islemBasladi(a, Islem) && Islem !== 'dene') return { durum: true, aktarim: a };
    const hata = islemHatasi(a, Islem, simdi);
    if (hata !== null) return red(hata);
    if ((await q.yuklenen(db, Id)) !== a.SatirSayisi)
      return red('Dosyanın bütün satırları yüklenmedi. Dosyayı yeniden seçiniz.');
    const mukerrer = Islem === 'geriAl' ? a.Mukerrer : Mukerrer;
    await q.siraya(db, Id, { islem: Islem, mukerrer, projeler: urunler, simdi });
    if (Islem !== 'dene')
      await ctx.denetle({
        eylem: Islem === 'yaz' ? 'musteriIceAktar' : 'musteriAktarimGeriAl',
        nesne: 'musteri_aktarim',
        nesneId: Id,
        yeni: { Dosya: a.Dosya, ...(Islem === 'yaz' && { Mukerrer }) },
      });
    return { durum: true, aktarim: (await q.aktarim(db, ben, Id))! };
  },

  async musteriAktarim({ db, ben }, { Id }) {
    const a = found(await q.aktarim(db, ben, Id), 'Aktarım');
    return { durum: true, aktarim: a };
  },

  async musteriAktarimSatirlari({ db, ben, urunler }, sorgu) {
    if ((await q.aktarim(db, ben, sorgu.Id)) === null) throw kayitYok('Aktarım');
    return { durum: true, ...(await sayfaOku(db, SATIR_LISTESI, q.satirKaynagi(sorgu.Id, urunler), sorgu)) };
  },

  async musteriAktarimlari({ db, ben }) {
    const [aktarimlar, duzenler] = await Promise.all([
      q.aktarimlar(db, ben, SON_AKTARIMLAR),
      tabloDuzenleri(db, 'musteri'),
    ]);
    return { durum: true, aktarimlar, duzenler };
  },
};
